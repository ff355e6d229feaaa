import TableLayout
import TableModel

/// The rows, bars and views of a scene that can be seen, with their places in the picture.
struct SceneMeasures {
  /// The rows and bars from top to bottom as the scene has them, and then the screen, if it holds anything by itself.
  let bands: [MeasuredBand]

  init(of scene: Scene) {
    let picture = Rect(origin: .zero, size: scene.size)
    var collector = Collector(
      bands: [], rest: MeasuredBand(name: nil, id: nil, frame: picture, visible: picture))
    collector.visit(scene.root, at: .zero, clip: picture, band: nil)
    bands = collector.bands + (collector.rest.views.isEmpty ? [] : [collector.rest])
  }
}

private struct Collector {
  var bands: [MeasuredBand]
  var rest: MeasuredBand

  mutating func visit(_ node: SceneNode, at origin: Point, clip: Rect, band: Int?) {
    guard node.opacity > 0 else { return }
    let frame = node.frame.offset(x: origin.x, y: origin.y)
    let visible = frame.intersection(clip)
    let isVisible = visible.map {
      min($0.width, $0.height) >= min(AnnotationLook.leastVisible, frame.width, frame.height)
    }
    var band = band
    if let visible, isVisible ?? false {
      if node.isMeasured {
        let view = MeasuredView(
          name: node.name, id: node.id, frame: frame, visible: visible, style: node.textStyle,
          isTruncated: node.firstLabel?.label?.isTruncated ?? false)
        if let band { bands[band].views.append(view) } else { rest.views.append(view) }
        return
      }
      if band == nil, node.isBand {
        band = bands.count
        bands.append(MeasuredBand(name: node.name, id: node.id, frame: frame, visible: visible))
        // What stands in a status bar is the system's own.
        if node.viewClass == .statusBar { return }
      }
    }
    guard let inner = node.clipsToBounds ? visible : clip else { return }
    for child in node.children { visit(child, at: frame.origin, clip: inner, band: band) }
  }
}

extension SceneNode {
  /// Whether heights are noted of the view, and places of what lies in it.
  fileprivate var isBand: Bool {
    switch viewClass {
    case .cell, .listCell, .headerFooter, .statusBar, .navigationBar, .searchBar, .toolbar, .tabBar: true
    default: role == .tableHeaderView || role == .tableFooterView
    }
  }

  /// Whether the place of the view is noted, and what lies in it is a part of it.
  fileprivate var isMeasured: Bool {
    switch viewClass {
    case .imageView, .button, .switch, .stepper, .slider, .segmentedControl, .textField, .activityIndicator,
      .progressView, .badge, .editControl, .reorderControl, .deleteConfirmation, .actionButton, .barButton,
      .searchField, .tabBarButton, .sectionIndex:
      true
    default: label != nil || role == .accessoryView || accessoryType != nil
    }
  }

  fileprivate var name: String {
    if let accessoryType { return accessoryType.rawValue }
    if let indexPath { return "row \(indexPath.section)-\(indexPath.row)" }
    return role?.rawValue ?? viewClass.rawValue
  }

  /// The view's label or the first one in it.
  fileprivate var firstLabel: SceneNode? {
    if label != nil { return self }
    for child in children {
      if let found = child.firstLabel { return found }
    }
    return nil
  }

  fileprivate var textStyle: MeasuredView.TextStyle? {
    guard let node = firstLabel, let label = node.label, !label.text.isEmpty else { return nil }
    // A shadow is drawn before the letters.
    let colors = node.drawings.compactMap { drawing in
      if case .text(_, _, let color, _) = drawing { color } else { Color?.none }
    }
    return MeasuredView.TextStyle(font: label.font, color: colors.last)
  }
}

extension Rect {
  /// What two rectangles share; `nil` where they do not meet.
  func intersection(_ other: Rect) -> Rect? {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether two rectangles share more than an edge.
  func overlaps(_ other: Rect) -> Bool {
    guard let shared = intersection(other) else { return false }
    return shared.width > 0 && shared.height > 0
  }
}

/// A view that annotations are about, with its place in the picture.
struct MeasuredView: Hashable {
  /// What the view is called where nobody gave it a name.
  let name: String
  /// The name that the source gave it.
  let id: String?
  /// The frame in the picture, in points.
  let frame: Rect
  /// What can be seen of it.
  let visible: Rect
  /// The font and colour of its text.
  let style: TextStyle?
  /// Whether some of its text is cut off.
  let isTruncated: Bool

  /// A font with the colour of the text.
  struct TextStyle: Hashable {
    let font: Font
    let color: Color?

    /// The font and the colour as a sentence has them: `Helvetica Neue bold 17, #000000`.
    var text: String {
      let slant = font.isItalic ? " italic" : ""
      let name = "\(font.family) \(font.weight.rawValue)\(slant) \(font.size.inPoints)"
      return color.map { "\(name), \($0.hexadecimal)" } ?? name
    }
  }
}

/// A row, a header or a bar with the views in it.
struct MeasuredBand: Hashable {
  /// What it is called where nobody gave it a name; `nil` for the screen itself, which holds what is in nothing else.
  let name: String?
  /// The name that the source gave it.
  let id: String?
  /// The frame in the picture, in points.
  let frame: Rect
  /// What can be seen of it.
  let visible: Rect
  /// The views from back to front.
  var views: [MeasuredView] = []

  /// The frame of a view in the coordinates of the band.
  func place(of view: MeasuredView) -> Rect { view.frame.offset(x: -frame.minX, y: -frame.minY) }

  /// What makes bands alike: the names, places and styles of their views.
  var shape: [Shape] { views.map { Shape(name: $0.name, place: place(of: $0), style: $0.style) } }

  /// A view but for where its row is and what it says.
  struct Shape: Hashable {
    let name: String
    let place: Rect
    let style: MeasuredView.TextStyle?
  }
}

extension Color {
  /// The components in hexadecimal digits, with the opacity behind them where there is some: `#FF9500 50 %`.
  fileprivate var hexadecimal: String {
    let digits = [red, green, blue].map { component in
      let byte = Int((min(1, max(0, component)) * 255).rounded())
      let text = String(byte, radix: 16, uppercase: true)
      return byte < 16 ? "0" + text : text
    }
    let opacity = alpha < 1 ? " \((max(0, alpha) * 100).rounded().shortDescription) %" : ""
    return "#" + digits.joined() + opacity
  }
}
