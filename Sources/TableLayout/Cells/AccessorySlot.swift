import TableModel
import TableThemes

/// What stands at a cell's right edge in one of its states: a view, a standard element, a grip, or nothing.
struct AccessorySlot {
  /// What stands there.
  enum Content {
    case none
    case element(AccessoryLook, ViewClass, ViewRole, AccessoryType?)
    case view(View)
    /// Several beside each other.
    case row([AccessorySlot])
  }

  let content: Content
  /// The size in points.
  let size: Size
  /// The space between it and the cell's inner edge.
  private(set) var trailing: Length
  /// The space between the content view and it.
  private let contentGap: Length
  /// The points that it takes from the content view.
  let reserve: Length
  /// The space between the labels and the content view's end.
  let labelTrailing: Length
  /// What stands there, in words.
  let name: String
  /// The space to another accessory before it, in points; `nil` for the usual one.
  private var gap: Double? { if case .element(let look, _, _, _) = content { look.gapBefore } else { nil } }

  /// The slot of a cell that is not edited: a view of the author's own comes before the standard element.
  static func normal(_ context: CellContext) -> AccessorySlot {
    if let row = row(of: context, isEditing: false) { return row }
    if let view = context.cell.accessoryView { return AccessorySlot(view, context) }
    return AccessorySlot(context.cell.accessoryType, context)
  }

  /// The slot of a cell that is edited: the grip comes before a view, a view before the standard element.
  static func editing(_ context: CellContext) -> AccessorySlot {
    if let row = row(of: context, isEditing: true) { return row }
    if context.cell.showsReorderControl {
      return AccessorySlot(context.look.editing.reorder, context, .reorderControl, role: .reorderControl)
    }
    if let view = context.cell.editingAccessoryView { return AccessorySlot(view, context) }
    return AccessorySlot(context.cell.editingAccessoryType, context)
  }

  /// The accessories of a row of a list at its end; `nil` for a row that is given none, or is no list's.
  private static func row(of context: CellContext, isEditing: Bool) -> AccessorySlot? {
    guard context.table.isList, !context.cell.accessories.isEmpty else { return nil }
    let shown = context.cell.accessories.filter {
      !$0.kind.isLeading && $0.shows(whenEditing: isEditing)
    }
    let own = context.cell.accessoryType == .none ? [] : [AccessorySlot(context.cell.accessoryType, context)]
    return AccessorySlot(row: shown.flatMap { slots(of: $0, context) } + own, context)
      ?? AccessorySlot(nil, context)
  }

  /// Slots that stand beside each other, from the content on; `nil` for none.
  private init?(row slots: [AccessorySlot], _ context: CellContext) {
    guard let last = slots.last, let first = slots.first else { return nil }
    var slots = slots
    for index in slots.indices.dropLast().reversed() {
      let next = slots[index + 1]
      let gap = context.views.length(
        ofLook: next.gap ?? context.look.accessoryGap, "space between accessories", .contentView)
      slots[index].trailing =
        next.trailing + context.views.length(next.size.width, "width of \(next.name)", .contentView) + gap
    }
    let width = (slots[0].trailing - last.trailing).points + first.size.width
    content = .row(slots)
    size = Size(width: width, height: slots.map(\.size.height).max() ?? 0)
    trailing = last.trailing
    contentGap = first.contentGap
    reserve = max(
      0,
      last.trailing + context.views.length(width, "width of the accessories", .contentView) + first.contentGap
    )
    labelTrailing = first.labelTrailing
    name = "accessories"
  }

  private static func slots(of accessory: CellAccessory, _ context: CellContext) -> [AccessorySlot] {
    let looks = context.look.accessories
    let view = { (view: View) in AccessorySlot(view, context) }
    let label = { (text: String) -> View in
      let look = context.views.theme.listContent?.valueCell.secondaryText
      return View(
        content: .label(
          Label(
            text: text, font: FontAttributes(textStyle: .body), textColor: accessory.tintColor ?? look?.color)
        ))
    }
    return switch accessory.kind {
    case .disclosureIndicator: [AccessorySlot(.disclosureIndicator, context)]
    case .checkmark: [AccessorySlot(.checkmark, context)]
    case .detail: [AccessorySlot(.detailButton, context)]
    case .reorder:
      [AccessorySlot(context.look.editing.reorder, context, .reorderControl, role: .reorderControl)]
    case .outlineDisclosure(let isExpanded):
      [AccessorySlot(isExpanded ? looks.outlineExpanded : looks.outlineCollapsed, context)]
    case .label(let text): [view(label(text))]
    case .customView(let own): [view(own)]
    case .popUpMenu(let title):
      [view(label(title)), AccessorySlot(looks.popUp?.colored(accessory.tintColor), context)]
    case .delete, .insert, .multiselect: []
    }
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
      (trailing, reserve, contentGap) = (0, 0, 0)
      return
    }
    let trailing = views.length(
      ofLook: look.trailing.points(margin: margin), "space after \(name)", .contentView)
    self.trailing = trailing
    contentGap = views.length(ofLook: look.contentGap, "space before \(name)", .contentView)
    reserve = max(
      0,
      trailing + views.length(ofLook: width, "width of \(name)", .contentView) + contentGap)
  }

  private init(_ view: View, _ context: CellContext) {
    let margin = context.table.margin
    let look = context.look.accessoryView
    content = .view(view)
    name = "accessoryView"
    let views = context.views
    // Half of the row, or more where the row has room for a word that wants it.
    let (row, layout) = (context.table.rowWidth.points, ViewLayout(context: views))
    let words = layout.wholeWordsWidth(of: view)
    let hasRoom = words <= row - look.trailing.points(margin: margin) - margin
    size = layout.sizeBesideOthers(
      of: view,
      fitting: Size(width: max(row / 2, hasRoom ? words : 0), height: context.table.rowHeight))
    // Lists place views by their alignment rectangles, beyond which switches reach.
    var overhang = 0.0
    if context.table.isList, case .control(let control) = view.content, case .switch = control.kind {
      overhang = views.theme.controls.alignment.switch.right
    }
    trailing = views.length(
      ofLook: look.trailing.points(margin: margin) - overhang, "space after accessoryView", .contentView)
    contentGap = views.length(ofLook: look.contentGap, "space before accessoryView", .contentView)
    reserve = max(
      0, trailing + views.length(size.width, "width of accessoryView", .contentView) + contentGap)
    labelTrailing = views.length(
      ofLook: look.labelTrailing.points(margin: margin), "space after labels", .labels)
  }

  /// Each of several, or the only one.
  var parts: [AccessorySlot] {
    if case .row(let slots) = content { slots } else { [self] }
  }

  var isEmpty: Bool {
    if case .none = content { true } else { false }
  }
}
