import TableModel
import TableThemes

/// Lays out a segmented control: segments of equal width, each a view of its own.
struct SegmentedControlLayout: ControlLayout {
  private let context: ControlContext
  private let look: SegmentedControlLook
  private let titles: [String]
  private let selectedIndex: Int?
  private let disabledSegments: Set<Int>

  /// A control whose chosen title may have a colour that controls of the kind do not have.
  init(
    _ context: ControlContext, titles: [String], selectedIndex: Int?, disabledSegments: Set<Int> = [],
    selectedTextColor: Color? = nil
  ) {
    self.context = context
    self.titles = titles
    self.selectedIndex = selectedIndex
    self.disabledSegments = disabledSegments
    var look = context.looks.segmentedControl
    if let selectedTextColor { look.selectedTextColor = .fixed(selectedTextColor) }
    self.look = look
  }

  var viewClass: ViewClass { .segmentedControl }
  var opacity: Double { context.opacity(disabled: look.disabledOpacity) }

  func size(fitting room: Size) -> Size {
    var text = look.text
    if let weight = look.selectedWeight { text.weight = weight }
    let widest = titles.map { context.shaped($0, look: text).width }.max() ?? 0
    let (count, gaps) = (Double(titles.count), Double(max(0, titles.count - 1)))
    let width = count * (widest.rounded(.up) + 2 * look.padding) + gaps * look.gap
    return Size(width: min(width, room.width), height: look.height)
  }

  func content(in bounds: Rect) -> ControlContent {
    guard !titles.isEmpty else { return ControlContent() }
    let shapes = ShapeDrawing(context: context)
    let segments = segments(in: bounds)
    let dividers = segments.dropFirst().enumerated()
      .filter { $0.offset != selectedIndex && $0.offset + 1 != selectedIndex }
      .map { shapes.drawing(of: look.divider, in: divider(before: $0.element)) }
    return ControlContent(
      drawings: shapes.drawings(of: look.shape, in: bounds) + dividers,
      children: zip(titles, segments).enumerated().map { index, segment in
        node(of: segment.0, in: segment.1, index: index)
      }
    )
  }

  /// The segments' frames, their edges on pixels.
  private func segments(in bounds: Rect) -> [Rect] {
    let edges = (0...titles.count).map { index in
      let x = Double(index) * bounds.width / Double(titles.count)
      return look.edgeRounding == .down ? context.pixels.floor(x) : context.pixels.round(x)
    }
    return zip(edges, edges.dropFirst()).map {
      Rect(x: $0, y: 0, width: $1 - $0, height: bounds.height)
    }
  }

  private func divider(before segment: Rect) -> Rect {
    Rect(x: segment.minX, y: 0, width: 1, height: segment.height).inset(by: look.dividerInset)
  }

  private func ends(of index: Int) -> ShapeDrawing.Ends {
    var ends: ShapeDrawing.Ends = []
    if index == 0 { ends.insert(.left) }
    if index == titles.count - 1 { ends.insert(.right) }
    return ends
  }

  private func node(of title: String, in frame: Rect, index: Int) -> SceneNode {
    let isSelected = index == selectedIndex
    // A chosen segment shows that it is chosen, whether it can be used or not.
    let isPale = disabledSegments.contains(index) && !isSelected
    let color =
      isPale ? look.disabledTextColor : context.color(isSelected ? look.selectedTextColor : look.textColor)
    var text = look.text
    if isSelected, let weight = look.selectedWeight { text.weight = weight }
    var label = context.label(
      title, look: text, color: color, in: frame.bounds.inset(by: look.titleEdgeInsets))
    if isPale { label.opacity = look.disabledTitleOpacity }
    return SceneNode(
      .segment,
      frame: frame,
      drawings: isSelected ? selection(in: frame.bounds, ends: ends(of: index)) : [],
      children: [label]
    )
  }

  /// The paint of the chosen segment, and the lines between it and its neighbours.
  private func selection(in bounds: Rect, ends: ShapeDrawing.Ends) -> [Drawing] {
    let shapes = ShapeDrawing(context: context)
    let after = bounds.offset(x: bounds.width)
    let neighbours = (ends.contains(.left) ? [] : [bounds]) + (ends.contains(.right) ? [] : [after])
    let dividers = look.selectedDivider.map { fill in
      neighbours.map { shapes.drawing(of: fill, in: divider(before: $0)) }
    }
    let rounding: ShapeDrawing.Ends = look.roundsSelectedShape ? .both : ends
    return shapes.drawings(of: look.selectedShape, in: bounds, rounding: rounding) + (dividers ?? [])
  }
}
