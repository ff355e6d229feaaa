import TableModel

/// The controls, labels, pictures and stacks of SwiftUI in a content view of which nobody says where they stand.
///
/// They stand between the row's own text and its margin as in a horizontal stack view, and one under another where they
/// have no room beside each other. A text that leaves them none has them below it.
struct ControlArrangement {
  private let context: CellContext
  private let width: Double
  /// Where the first view begins, and where the last one ends.
  private let start: Double
  private let end: Double
  /// Whether the views stand below the row's own text.
  private let isBelowText: Bool
  /// Where the row's own text has to end, in a row whose height leaves no room below it; `nil` where it may stay.
  let endOfText: Double?
  private let items: [Item]

  /// A view, its number among the views of the content view, and the size that it asks for.
  private struct Item {
    let number: Int
    let view: View
    let size: Size
  }

  /// The distance in points from one view to the next: what the guidelines ask for between controls.
  private static let spacing = 12.0
  /// The least distance in points from the edges of a row that is as high as it needs, by eye.
  private static let spaceAround = 5.0
  /// The least width in points of a view that takes what the others leave, by eye.
  private static let leastWidth = 80.0

  /// The arrangement in a content view of a width in points, in the room that the row's own text leaves.
  init(_ context: CellContext, beside text: RoomBesideText, width: Double) {
    self.context = context
    self.width = width
    let margin = context.margin.points
    guard let contentView = context.cell.contentView, context.hasViewsToPlace else {
      (start, end, isBelowText, endOfText, items) = (margin, margin, false, nil, [])
      return
    }
    let edge = max(margin, width - context.marginAfterControls)
    let behind = max(margin, text.start.map { $0 + ControlArrangement.spacing } ?? 0)
    let before = min(edge, text.end.map { $0 - ControlArrangement.spacing } ?? edge)
    let hasRoom = before - behind >= ControlArrangement.leastWidth || text.textX == nil && text.end == nil
    isBelowText = !hasRoom && !context.hasGivenHeight
    let atEdge = max(margin, edge - ControlArrangement.leastWidth)
    endOfText = hasRoom || isBelowText ? nil : max(0, atEdge - ControlArrangement.spacing)
    start = hasRoom ? min(behind, edge) : isBelowText ? min(edge, max(margin, text.textX ?? 0)) : atEdge
    end = hasRoom ? max(start, before) : edge
    let room = Size(width: end - start, height: .infinity)
    items = contentView.subviews.enumerated().filter { $0.element.hasNoPlace }.map { number, view in
      Item(
        number: number, view: view, size: ViewLayout(context: context.views).size(of: view, fitting: room))
    }
  }

  private var room: Double { end - start }
  private var gaps: Double { ControlArrangement.spacing * Double(max(0, items.count - 1)) }

  /// The numbers of the views that take what the others leave.
  ///
  /// A label does so where nothing else does, since labels hug their content least.
  private var fillers: Set<Int> {
    let filling = items.filter { $0.view.fills }.map(\.number)
    if !filling.isEmpty { return Set(filling) }
    if items.count == 1, let only = items.first { return only.view.hasWidthOfItsOwn ? [] : [only.number] }
    return Set(items.first { $0.view.isLabel }.map { [$0.number] } ?? [])
  }

  /// The width of each view where they stand side by side; `nil` where they have no room so.
  private var widthsSideBySide: [Double]? {
    let fillers = fillers
    let fixed = items.reduce(0) { $0 + (fillers.contains($1.number) ? 0 : $1.size.width) }
    let share = (room - fixed - gaps) / Double(max(1, fillers.count))
    guard
      items.count == 1
        || (share >= 0 && items.allSatisfy { !fillers.contains($0.number) || leastWidth(of: $0) <= share })
    else { return nil }
    return items.map { fillers.contains($0.number) ? share : $0.size.width }
  }

  /// The width in points that a view which takes what others leave cannot do without: that of its text, if it has one.
  private func leastWidth(of item: Item) -> Double {
    item.view.isLabel || item.view.isSegmented
      ? item.size.width : min(item.size.width, ControlArrangement.leastWidth)
  }

  /// The width of each view in a height in points; `nil` where they stand one under another.
  ///
  /// A row of a given height that has no room for that either keeps them side by side, all narrower in proportion.
  private func widths(inHeight height: Double) -> [Double]? {
    if let widths = widthsSideBySide { return widths }
    guard context.hasGivenHeight, ownHeight > height else { return nil }
    let fillers = fillers
    let wanted = items.map { fillers.contains($0.number) ? leastWidth(of: $0) : $0.size.width }
    let factor = min(1, max(0, room - gaps) / max(1, wanted.reduce(0, +)))
    return wanted.map { $0 * factor }
  }

  /// The height in points of all views with the space above and below them; nothing in a row of a given height.
  var height: Length {
    guard !items.isEmpty, !context.hasGivenHeight else { return 0 }
    let space = items.allSatisfy { $0.view.isPicker } ? 0 : 2 * ControlArrangement.spaceAround
    return context.views.length(context.pixels.ceil(ownHeight + space), "height of the controls", .rows)
  }

  /// The points that the views take below the row's own text; none where they stand beside it.
  var heightBelowText: Length { isBelowText ? height : 0 }

  private var ownHeight: Double {
    widthsSideBySide == nil
      ? items.reduce(0) { $0 + $1.size.height } + gaps
      : items.map(\.size.height).max() ?? 0
  }

  /// The views of the content view with those at their places in a height in points.
  func placed(height: Double) -> ContentView? {
    var contentView = context.cell.contentView
    let widths = widths(inHeight: height)
    let middle = height - (isBelowText ? self.height.points : height) / 2
    var (x, y) = (start, middle - ownHeight / 2)
    for (index, item) in items.enumerated() {
      let isWhole = item.view.fills || item.view.isLabel
      let width = widths?[index] ?? (isWhole ? room : min(room, item.size.width))
      let rect = Rect(
        x: x, y: context.pixels.round(widths == nil ? y : middle - item.size.height / 2), width: width,
        height: item.size.height)
      contentView?.subviews[item.number].frame =
        context.views.isMirrored ? rect.mirrored(in: self.width) : rect
      if widths == nil {
        y += item.size.height + ControlArrangement.spacing
      } else {
        x += width + ControlArrangement.spacing
      }
    }
    return contentView
  }
}

extension CellContext {
  /// Whether the content view has controls, labels, pictures or stacks that are the row's to place.
  fileprivate var hasViewsToPlace: Bool {
    guard let contentView = cell.contentView, contentView.designSize == nil, contentView.layout == nil else {
      return false
    }
    return contentView.subviews.contains(where: \.hasNoPlace)
  }

  /// Whether the row is as high as its controls want.
  var growsWithControls: Bool { !hasGivenHeight && hasViewsToPlace }

  /// The space in points that the row keeps free behind its controls.
  fileprivate var marginAfterControls: Double { max(margin, trailingInset).points }
}

extension View {
  fileprivate var isLabel: Bool { if case .label = content { true } else { false } }
  fileprivate var isSegmented: Bool {
    if case .control(let control) = content, case .segmentedControl = control.kind { true } else { false }
  }

  /// Whether nobody says where the control, label, picture or stack stands.
  fileprivate var hasNoPlace: Bool {
    guard frame == nil, layout == nil, autoresizingMask.isEmpty else { return false }
    return switch content {
    case .control, .label, .image, .stack: true
    case .none, .gradient, .spacer, .unknown, .searchBar: false
    }
  }

  /// Whether it takes all of the width that others leave.
  fileprivate var fills: Bool {
    guard case .control(let control) = content else { return false }
    return switch control.kind {
    case .textField, .slider, .progressView, .segmentedControl: true
    default: isPicker
    }
  }

  /// Whether it is a control that is never wider than it has to be, or a stack, which takes what it wants of the room.
  fileprivate var hasWidthOfItsOwn: Bool {
    if case .stack = content { return true }
    guard case .control(let control) = content else { return false }
    return switch control.kind {
    case .switch, .stepper, .colorWell, .badge: true
    default: false
    }
  }

  /// Whether wheels or a calendar reach from edge to edge.
  fileprivate var isPicker: Bool {
    guard case .control(let control) = content else { return false }
    return switch control.kind {
    case .pickerView: true
    case .datePicker(_, _, let style, _): style != .compact
    default: false
    }
  }
}
