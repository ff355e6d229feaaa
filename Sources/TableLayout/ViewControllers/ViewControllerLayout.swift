import TableModel
import TableThemes

/// Lays out a table with its bars in a frame: a whole screen, one side of a split view or the inside of a popover.
///
/// The environment's safe area is that of the frame: what a status bar, a notch or a home indicator covers of it.
struct ViewControllerLayout {
  private let controller: ViewController
  private let context: ViewContext
  private let embedding: Embedding
  private let bars: BarStack

  init(_ controller: ViewController, context: ViewContext, embedding: Embedding = Embedding()) {
    self.controller = controller
    self.context = context
    self.embedding = embedding
    bars = BarStack(
      controller,
      context: BarContext(
        context, placing: ViewLayout(context: context), ground: controller.ground(in: context.theme)),
      embedding: embedding)
  }

  private var looks: BarLooks { context.theme.bars }

  /// The controller's view in a frame of its parent.
  func node(in frame: Rect, role: ViewRole? = nil) -> SceneNode {
    let bounds = frame.bounds
    let wholeFrame = tableFrame(in: bounds)
    let surroundings = controller.view.flatMap {
      SurroundingViews(of: $0, in: wholeFrame, safeArea: coveredInsets, context)
    }
    let contentFrame = surroundings?.place ?? wholeFrame
    // A table that fills the view goes on under the bars, whatever lies over it.
    let table = tableLayout(
      size: contentFrame.size, barInsets: contentFrame == wholeFrame ? coveredInsets : .zero
    )?.filling(contentFrame.size)
    let scrollOffset = table?.scrollOffset(in: contentFrame.size) ?? 0
    let tableNode = table?.node(in: contentFrame, cornerRadius: embedding.tableCornerRadius)
      .explained(
        by: surroundings.map { context.frame($0.place, "place in the view around the table", .bars) }
          ?? tablePlace(in: bounds), in: context)
    let text = controller.textView.map {
      TextViewLayout($0, context: context, barInsets: coveredInsets)
    }
    let textNode = text?.node(in: contentFrame).explained(by: tablePlace(in: bounds), in: context)
    let contentNodes = [surroundings?.behind, tableNode, textNode, surroundings?.inFront].compactMap { $0 }
    let contentHeight = table?.contentSize.height ?? text?.naturalHeight(width: contentFrame.width)
    let contentBottom = contentHeight.map { bars.insets.top + $0 - scrollOffset } ?? -Double.infinity
    return SceneNode(
      .layoutContainer,
      role: role,
      frame: frame,
      clipsToBounds: true,
      cornerRadius: embedding.cornerRadius,
      drawings: contentNodes.isEmpty || surroundings != nil
        ? [.fill(.rect(bounds), .color(looks.background))] : [],
      children: contentNodes + shadeNodes(over: tableNode?.frame)
        + bars.nodes(in: bounds, scrollOffset: scrollOffset, contentBottom: contentBottom)
    )
  }

  /// What the container throws on the table.
  private func shadeNodes(over frame: Rect?) -> [SceneNode] {
    guard let shade = embedding.tableShade, let frame else { return [] }
    let line = { (rect: Rect, color: Color) in Drawing.fill(.rect(rect), .color(color)) }
    let top = shade.top.enumerated().map { index, color in
      line(Rect(x: 0, y: Double(index), width: frame.width, height: 1), color)
    }
    let sides = shade.sides.enumerated().flatMap { index, color -> [Drawing] in
      let below = Double(shade.top.count)
      return [Double(index), frame.width - Double(index) - 1].map { x in
        line(Rect(x: x, y: below, width: 1, height: max(0, frame.height - below)), color)
      }
    }
    return [SceneNode(.view, frame: frame, drawings: top + sides)]
  }

  /// The height in points of a frame that shows the whole table between the bars.
  func naturalHeight(width: Double) -> Double {
    let insets = bars.insets
    let table = tableLayout(
      size: Size(width: width, height: context.environment.size.height), barInsets: .zero)
    let text = controller.textView.map { textView in
      TextViewLayout(textView, context: context, barInsets: .zero).naturalHeight(width: width)
    }
    return insets.top + (table?.naturalHeight ?? text ?? 0) + heightAroundTable(width: width) + insets.bottom
  }

  /// The points above and below the table that belong to what stands around it.
  private func heightAroundTable(width: Double) -> Double {
    guard let size = controller.view?.frame?.size, let view = controller.view,
      let around = SurroundingViews(
        of: view, in: Rect(x: 0, y: 0, width: width, height: size.height), context)
    else { return 0 }
    return size.height - around.place.height
  }

  /// The size of everything in the table, in points.
  func contentSize(width: Double) -> Size {
    tableLayout(size: Size(width: width, height: context.environment.size.height), barInsets: .zero)?
      .contentSize ?? .zero
  }

  /// The table's place: all of the view where content goes on under bars, what they leave of it otherwise.
  private func tableFrame(in bounds: Rect) -> Rect {
    guard !looks.contentExtendsUnderBars else { return bounds }
    let insets = bars.insets
    return bounds.inset(by: EdgeInsets(top: insets.top, bottom: insets.bottom))
  }

  /// The account of that place.
  private func tablePlace(in bounds: Rect) -> PlacedFrame {
    let insets = looks.contentExtendsUnderBars ? .zero : bars.insets
    let top = context.length(insets.top, "height of the bars above", .bars)
    return PlacedFrame(
      x: context.length(bounds.minX, "left edge of the screen", .bars), y: top,
      width: context.length(bounds.width, "width of the screen", .bars),
      height: context.length(bounds.height, "height of the screen below the status bar", .bars) - top
        - context.length(insets.bottom, "height of the bars below", .bars))
  }

  /// What bars take of the edges of a table that goes on under them.
  private var coveredInsets: EdgeInsets { looks.contentExtendsUnderBars ? bars.insets : .zero }

  private func tableLayout(size: Size, barInsets: EdgeInsets) -> TableLayout? {
    controller.tableView.map { tableView in
      var environment = context.environment
      environment.size = size
      return TableLayout(
        TableContext(
          context.with(environment: environment, tint: nil),
          tableView: tableView,
          barInsets: barInsets,
          shrinkableBarHeight: barInsets == .zero ? 0 : bars.shrinkableHeight,
          isBelowLargeTitle: bars.shrinkableHeight > 0
            && (barInsets != .zero || controller.view.map(SurroundingViews.containTable) != true)
        ))
    }
  }
}

extension ViewController {
  /// The colour behind its content, where that is one colour; that of screens without content elsewhere.
  func ground(in theme: Theme) -> Color {
    if let textView { return textView.backgroundColor ?? theme.bars.background }
    guard let tableView else { return theme.bars.background }
    if let own = tableView.backgroundColor { return own }
    guard case .color(let color) = theme.look(of: tableView.style).background else {
      return theme.bars.background
    }
    return color
  }
}

/// The views around a table that does not fill its controller’s view, laid out, and the place that they leave it.
struct SurroundingViews {
  /// What lies behind the table.
  private(set) var behind: SceneNode
  /// What lies over it; `nil` for nothing.
  private(set) var inFront: SceneNode?
  /// Where the table is, in the coordinates of the frame’s parent.
  let place: Rect

  /// The class of the view whose place is the table’s.
  private static let className = "UITableView"
  /// The identifier of that view while all are laid out, where it has none; no document has it.
  private static let mark = "\u{0}table"

  /// The views in a frame; `nil` where none of them is the table’s place.
  ///
  /// The margins of a view that preserves those around it are at least a safe area, which is what bars cover of the frame.
  init?(of view: View, in frame: Rect, safeArea: EdgeInsets = .zero, _ context: ViewContext) {
    var view = view
    guard let table = SurroundingViews.mark(&view) else { return nil }
    if let layout = view.layout, layout.preservesSuperviewLayoutMargins {
      let own = layout.layoutMargins ?? .zero
      view.layout?.layoutMargins = EdgeInsets(
        top: max(own.top, safeArea.top), left: max(own.left, safeArea.left),
        bottom: max(own.bottom, safeArea.bottom), right: max(own.right, safeArea.right))
    }
    let all = ViewLayout(context: context).node(of: view, in: frame)
    guard let place = SurroundingViews.place(of: table, in: all) else { return nil }
    self.place = place
    behind = SurroundingViews.behind(table, all)
    behind.element = [.key("view")]
    inFront = SurroundingViews.inFront(of: table, all)
    inFront?.element = [.key("view")]
  }

  /// Whether one of the views is the table's place.
  static func containTable(_ view: View) -> Bool {
    var view = view
    return mark(&view) != nil
  }

  /// The identifier of the first view of the class, which gets one; `nil` where there is none.
  private static func mark(_ view: inout View) -> String? {
    if view.content == .unknown(className: className) {
      let id = view.id ?? mark
      view.id = id
      return id
    }
    for index in view.subviews.indices {
      if let id = mark(&view.subviews[index]) { return id }
    }
    return nil
  }

  private static func place(of table: String, in node: SceneNode) -> Rect? {
    if node.id == table { return node.frame }
    return node.children.lazy.compactMap { place(of: table, in: $0) }.first.map {
      $0.offset(x: node.frame.minX, y: node.frame.minY)
    }
  }

  /// The number of the view that is the table’s place, or holds it.
  private static func index(of table: String, in node: SceneNode) -> Int? {
    node.children.firstIndex { place(of: table, in: $0) != nil }
  }

  private static func behind(_ table: String, _ node: SceneNode) -> SceneNode {
    guard let index = index(of: table, in: node) else { return node }
    var node = node
    let holder = node.children[index]
    node.children = Array(node.children[..<index]) + (holder.id == table ? [] : [behind(table, holder)])
    return node
  }

  private static func inFront(of table: String, _ node: SceneNode) -> SceneNode? {
    guard let index = index(of: table, in: node) else { return nil }
    var node = node
    let holder = node.children[index]
    let inside = holder.id == table ? nil : inFront(of: table, holder)
    node.children = [inside].compactMap { $0 } + Array(node.children[(index + 1)...])
    // Its identifier and its own drawings are those of what lies behind.
    (node.drawings, node.id, node.accessibility) = ([], nil, nil)
    return node.children.isEmpty ? nil : node
  }
}
