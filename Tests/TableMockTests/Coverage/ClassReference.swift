/// What the class reference of `UITableViewCell` has.
enum ClassReference {
  /// Properties, methods and constants by name.
  static let names = properties + methods + constants

  private static let properties = [
    "accessoryType", "accessoryView", "backgroundView", "contentView", "detailTextLabel", "editing",
    "editingAccessoryType", "editingAccessoryView", "editingStyle", "highlighted", "imageView",
    "indentationLevel", "indentationWidth", "multipleSelectionBackgroundView", "reuseIdentifier", "selected",
    "selectedBackgroundView", "selectionStyle", "separatorInset", "shouldIndentWhileEditing",
    "showingDeleteConfirmation", "showsReorderControl", "textLabel",
  ]

  private static let methods = [
    "didTransitionToState:", "initWithStyle:reuseIdentifier:", "prepareForReuse", "setEditing:animated:",
    "setHighlighted:animated:", "setSelected:animated:", "willTransitionToState:",
  ]

  private static let constants = [
    "UITableViewCellStyleDefault", "UITableViewCellStyleValue1", "UITableViewCellStyleValue2",
    "UITableViewCellStyleSubtitle", "UITableViewCellSelectionStyleNone", "UITableViewCellSelectionStyleBlue",
    "UITableViewCellSelectionStyleGray", "UITableViewCellSelectionStyleDefault",
    "UITableViewCellEditingStyleNone", "UITableViewCellEditingStyleDelete",
    "UITableViewCellEditingStyleInsert", "UITableViewCellAccessoryNone",
    "UITableViewCellAccessoryDisclosureIndicator", "UITableViewCellAccessoryDetailDisclosureButton",
    "UITableViewCellAccessoryCheckmark", "UITableViewCellAccessoryDetailButton",
    "UITableViewCellStateDefaultMask", "UITableViewCellStateShowingEditControlMask",
    "UITableViewCellStateShowingDeleteConfirmationMask", "UITableViewCellSeparatorStyleNone",
    "UITableViewCellSeparatorStyleSingleLine", "UITableViewCellSeparatorStyleSingleLineEtched",
    "UITableViewCellSeparatorStyleDoubleLineEtched", "UITableViewCellStateEditingMask",
  ]
}
