/// A row of a table: UIKit's `UITableViewCell`, with UIKit's defaults.
public struct Cell: Hashable, Sendable {
  /// What tells this cell from all others of its source, where the source names cells.
  public var id: String?
  /// The arrangement of labels and image.
  public var style: CellStyle
  /// The main label.
  public var textLabel: Label?
  /// The second label; the default style has none.
  public var detailTextLabel: Label?
  /// The image at the left edge.
  public var imageView: ImageView?
  /// The standard element at the right edge.
  public var accessoryType: AccessoryType
  /// How the row looks when selected; `nil` takes the theme's default.
  public var selectionStyle: SelectionStyle?
  /// How many steps the content stands in from the left; 0 or more.
  public var indentationLevel: Int
  /// The width of one such step in points.
  public var indentationWidth: Double
  /// The space beside the line below this row, before the table's own.
  public var separatorInset: EdgeInsets?
  /// The height of the row in points, before the table's own.
  public var height: Double?
  /// Whether the row takes, besides its height, an equal share of what the rows of its table leave free of the screen, as
  /// spacers of SwiftUI do; UIKit has no such property.
  public var fillsHeight = false
  /// The colour behind the content.
  public var backgroundColor: Color?
  /// The colour of what can be tapped in the row, before the table's own.
  public var tintColor: Color?
  /// The name of the kind of cell that this one is of.
  public var reuseIdentifier: String?
  /// Views of the author's own, instead of the style's or beside them.
  @Rare public var contentView: ContentView?
  /// A view at the right edge; it takes the place of the standard element.
  @Rare public var accessoryView: View?
  /// Whether the cell shows its editing controls; `nil` for as the table does.
  public var isEditing: Bool?
  /// The control at the left edge while the cell is edited.
  public var editingStyle: EditingStyle
  /// The standard element at the right edge while the cell is edited.
  public var editingAccessoryType: AccessoryType
  /// A view at the right edge while the cell is edited; it takes the place of the standard element.
  @Rare public var editingAccessoryView: View?
  /// Whether the grip for moving the row shows while the cell is edited; it takes the accessory's place.
  public var showsReorderControl: Bool
  /// Whether the background of a grouped table's row stands in while the cell is edited.
  public var shouldIndentWhileEditing: Bool
  /// Whether the button that confirms a deletion shows.
  public var showingDeleteConfirmation: Bool
  /// The title of that button; `nil` for “Delete”.
  public var titleForDeleteConfirmationButton: String?
  /// The buttons of a row that is swiped open, from right to left; empty for the one that deletes.
  public var editActions: [RowAction]
  /// Whether the row is selected.
  public var isSelected: Bool
  /// Whether the row is touched.
  public var isHighlighted: Bool
  /// Whether touches count; a cell that they do not count in has dimmed labels.
  public var isUserInteractionEnabled = true
  /// In which way the row arranges its own parts; the views in it do not inherit that.
  public var semanticContentAttribute = SemanticContentAttribute.unspecified
  /// Whether a finger is on the detail button.
  public var isAccessoryHighlighted = false
  /// Whether the row is lifted to be moved to another place.
  public var isDragging = false
  /// The buttons at the row's beginning, from its edge on, as after a swipe the other way.
  public var leadingSwipeActions: [RowAction] = []
  /// Whether those show, instead of the ones at the row's end.
  public var showingLeadingSwipeActions = false
  /// How far the row is swiped, in points, to do the first of its actions at once, whose panel fills the gap.
  ///
  /// `nil` for as far as its buttons are wide. Less than that counts as that, and more than the row's width as its width.
  public var fullSwipe: Double?
  /// What lies behind everything else.
  @Rare public var backgroundView: Background?
  /// What lies over the background while the row is selected.
  @Rare public var selectedBackgroundView: Background?
  /// What lies over the background of a selected row in a table that allows several.
  @Rare public var multipleSelectionBackgroundView: Background?
  /// A moment between two states; `nil` for as the table says.
  public var transition: Transition?
  /// What it says to assistive technologies.
  @Rare public var accessibility: Accessibility?
  /// What the row shows instead of the labels and the picture of its style.
  @Rare public var contentConfiguration: ListContentConfiguration?
  /// What stands at the sides of a row of a list, from its beginning to its end.
  public var accessories: [CellAccessory] = []
  /// What lies behind the content, instead of the table's own.
  @Rare public var backgroundConfiguration: BackgroundConfiguration?

  /// A cell with UIKit's defaults for everything that is not given.
  public init(
    id: String? = nil,
    style: CellStyle = .default,
    textLabel: Label? = nil,
    detailTextLabel: Label? = nil,
    imageView: ImageView? = nil,
    accessoryType: AccessoryType = .none,
    selectionStyle: SelectionStyle? = nil,
    indentationLevel: Int = 0,
    indentationWidth: Double = 10,
    separatorInset: EdgeInsets? = nil,
    height: Double? = nil,
    backgroundColor: Color? = nil,
    tintColor: Color? = nil,
    reuseIdentifier: String? = nil,
    contentView: ContentView? = nil,
    accessoryView: View? = nil,
    isEditing: Bool? = nil,
    editingStyle: EditingStyle = .none,
    editingAccessoryType: AccessoryType = .none,
    editingAccessoryView: View? = nil,
    showsReorderControl: Bool = false,
    shouldIndentWhileEditing: Bool = true,
    showingDeleteConfirmation: Bool = false,
    titleForDeleteConfirmationButton: String? = nil,
    editActions: [RowAction] = [],
    isSelected: Bool = false,
    isHighlighted: Bool = false,
    backgroundView: Background? = nil,
    selectedBackgroundView: Background? = nil,
    multipleSelectionBackgroundView: Background? = nil,
    transition: Transition? = nil
  ) {
    self.id = id
    self.style = style
    self.textLabel = textLabel
    self.detailTextLabel = detailTextLabel
    self.imageView = imageView
    self.accessoryType = accessoryType
    self.selectionStyle = selectionStyle
    self.indentationLevel = indentationLevel
    self.indentationWidth = indentationWidth
    self.separatorInset = separatorInset
    self.height = height
    self.backgroundColor = backgroundColor
    self.tintColor = tintColor
    self.reuseIdentifier = reuseIdentifier
    self.contentView = contentView
    self.accessoryView = accessoryView
    self.isEditing = isEditing
    self.editingStyle = editingStyle
    self.editingAccessoryType = editingAccessoryType
    self.editingAccessoryView = editingAccessoryView
    self.showsReorderControl = showsReorderControl
    self.shouldIndentWhileEditing = shouldIndentWhileEditing
    self.showingDeleteConfirmation = showingDeleteConfirmation
    self.titleForDeleteConfirmationButton = titleForDeleteConfirmationButton
    self.editActions = editActions
    self.isSelected = isSelected
    self.isHighlighted = isHighlighted
    self.backgroundView = backgroundView
    self.selectedBackgroundView = selectedBackgroundView
    self.multipleSelectionBackgroundView = multipleSelectionBackgroundView
    self.transition = transition
  }
}

/// The standard element at a cell's right edge: `UITableViewCellAccessoryType`.
public enum AccessoryType: String, Hashable, Sendable, CaseIterable {
  case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
}

/// How a cell looks when it is selected: `UITableViewCellSelectionStyle`.
public enum SelectionStyle: String, Hashable, Sendable, CaseIterable {
  case none, blue, gray, `default`
}

/// The arrangement of a cell's labels and image: `UITableViewCellStyle`.
public enum CellStyle: String, Hashable, Sendable, CaseIterable {
  /// One label, with an image before it.
  case `default`
  /// A label at the left and another, right-aligned, at the right.
  case value1
  /// A right-aligned label in a narrow column and another beside it.
  case value2
  /// A label above another, with an image before both.
  case subtitle
}

/// The views of a cell's own making: UIKit's `contentView`.
public struct ContentView: Hashable, Sendable {
  /// The size in points that the subviews' frames were made for; `nil` for the size that the content view has.
  public var designSize: Size?
  /// The views from back to front.
  public var subviews: [View]
  /// The colour behind all that the cell shows; `nil` lets the row's own show through.
  public var backgroundColor: Color?
  /// The opacity of all that the cell shows, 0…1.
  public var alpha = 1.0
  /// The views that are not shown, but take part in the layout.
  public var hiddenSubviews: [View.Hidden] = []
  /// In which way the constraints of the view are read; the views in it do not inherit that.
  public var semanticContentAttribute = SemanticContentAttribute.unspecified
  /// What tells the view from all others of its source, where the source names views.
  public var id: String?
  /// What Auto Layout knows of the view; `nil` where frames and masks place what is in it.
  public var layout: AutoLayout?

  /// Views that were placed in a content view of a size.
  public init(designSize: Size? = nil, subviews: [View]) {
    self.designSize = designSize
    self.subviews = subviews
  }
}

extension Cell: AccessibleElement {}

/// The views behind a row, chosen by where it stands in its section.
public struct Background: Hashable, Sendable {
  /// Where a row stands in its section.
  public enum Position: String, Hashable, Sendable, CaseIterable {
    /// The first of several rows.
    case top
    /// Neither the first nor the last.
    case middle
    /// The last of several rows.
    case bottom
    /// The only row.
    case single
  }

  /// The view for all other positions.
  public var view: View?
  /// The views of single positions.
  public var views: [Position: View]

  /// One view for all rows, or one for each position.
  public init(view: View? = nil, views: [Position: View] = [:]) {
    self.view = view
    self.views = views
  }

  /// The view for a position.
  public subscript(position: Position) -> View? { views[position] ?? view }
}
