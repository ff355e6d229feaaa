import TableModel
import TableThemes

/// What stands at a cell's right edge in one of its states: a view, a standard element, a grip, or nothing.
struct AccessorySlot {
  /// What stands there.
  enum Content {
    case none
    case element(AccessoryLook, ViewClass, ViewRole, AccessoryType?)
    case view(View)
  }

  let content: Content
  /// The size in points.
  let size: Size
  /// The space between it and the cell's inner edge.
  let trailing: Length
  /// The points that it takes from the content view.
  let reserve: Length
  /// The space between the labels and the content view's end.
  let labelTrailing: Length
  /// What stands there, in words.
  let name: String

  /// The slot of a cell that is not edited: a view of the author's own comes before the standard element.
  static func normal(_ context: CellContext) -> AccessorySlot {
    if let view = context.cell.accessoryView { return AccessorySlot(view, context) }
    return AccessorySlot(context.cell.accessoryType, context)
  }

  /// The slot of a cell that is edited: the grip comes before a view, a view before the standard element.
  static func editing(_ context: CellContext) -> AccessorySlot {
    if context.cell.showsReorderControl {
      return AccessorySlot(context.look.editing.reorder, context, .reorderControl, role: .reorderControl)
    }
    if let view = context.cell.editingAccessoryView { return AccessorySlot(view, context) }
    return AccessorySlot(context.cell.editingAccessoryType, context)
  }

  private init(_ type: AccessoryType, _ context: CellContext) {
    self.init(context.look.accessories[type], context, type: type)
  }

  private init(
    _ look: AccessoryLook?, _ context: CellContext, _ viewClass: ViewClass = .button,
    role: ViewRole = .accessoryView, type: AccessoryType? = nil
  ) {
    let margin = context.table.margin
    content = look.map { .element($0, viewClass, role, type) } ?? .none
    let width = context.pixels.round(look?.size.width ?? 0)
    size = Size(width: width, height: look?.height(at: context.pixels.scale) ?? 0)
    let name = type?.rawValue ?? role.rawValue
    self.name = name
    let views = context.views
    labelTrailing = views.length(
      ofLook: (look?.labelTrailing ?? context.look.labelTrailing).points(margin: margin),
      "space after labels", .labels)
    guard let look else {
      (trailing, reserve) = (0, 0)
      return
    }
    let trailing = views.length(
      ofLook: look.trailing.points(margin: margin), "space after \(name)", .contentView)
    self.trailing = trailing
    reserve = max(
      0,
      trailing + views.length(ofLook: width, "width of \(name)", .contentView)
        + views.length(ofLook: look.contentGap, "space before \(name)", .contentView))
  }

  private init(_ view: View, _ context: CellContext) {
    let margin = context.table.margin
    let look = context.look.accessoryView
    content = .view(view)
    name = "accessoryView"
    let views = context.views
    size = ViewLayout(context: views).size(
      of: view, fitting: Size(width: context.table.rowWidth.points / 2, height: context.table.rowHeight))
    trailing = views.length(
      ofLook: look.trailing.points(margin: margin), "space after accessoryView", .contentView)
    reserve = max(
      0,
      trailing + views.length(size.width, "width of accessoryView", .contentView)
        + views.length(ofLook: look.contentGap, "space before accessoryView", .contentView))
    labelTrailing = views.length(
      ofLook: look.labelTrailing.points(margin: margin), "space after labels", .labels)
  }

  var isEmpty: Bool {
    if case .none = content { true } else { false }
  }
}
