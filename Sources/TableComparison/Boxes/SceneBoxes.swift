import TableLayout
import TableModel

/// The boxes of all views of a scene, in the order in which they are drawn.
public enum SceneBoxes {
  /// The views of a scene with their boxes in a picture of it; views that are wholly transparent are left out.
  ///
  /// What lies under other views counts as visible.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - scale: Pixels of the picture a point; `nil` for the scene's own.
  ///   - detail: How detailed the boxes of texts are.
  /// - Returns: The boxes in the order in which the views are drawn.
  public static func boxes(
    of scene: Scene, scale: Double? = nil, detail: ViewBox.Detail = .views
  ) -> [ViewBox] {
    var boxes: [ViewBox] = []
    add(scene.root, in: VisibleArea(of: scene, scale: scale ?? scene.scale), detail, to: &boxes)
    return boxes
  }

  private static func add(
    _ node: SceneNode, in area: VisibleArea, _ detail: ViewBox.Detail, to boxes: inout [ViewBox]
  ) {
    guard node.opacity > 0 else { return }
    let inside = area.inside(node)
    var box = ViewBox(
      viewClass: node.viewClass, role: node.role, id: node.id, indexPath: node.indexPath, label: node.label,
      box: area.box(node.frame), visible: area.visible(node.frame))
    if detail != .views, node.label != nil {
      box.lines = node.drawings.compactMap { drawing in
        guard case .text(let line, let origin, _, _) = drawing, !line.runs.isEmpty else { return nil }
        return TextBoxes(line, at: origin, in: inside).line(withWords: detail == .words)
      }
    }
    boxes.append(box)
    for child in node.children { add(child, in: inside, detail, to: &boxes) }
  }
}

/// A view of a picture with its box, as makers of datasets want it.
public struct ViewBox: Hashable, Sendable {
  /// How detailed the boxes of texts are.
  public enum Detail: String, Hashable, Sendable, CaseIterable {
    /// Boxes of views, without their texts' lines.
    case views
    /// The lines of labels, too.
    case lines
    /// The lines of labels and their words.
    case words
  }

  /// The class that UIKit's own view would have.
  public var viewClass: ViewClass
  /// The property of the parent that holds the view.
  public var role: ViewRole?
  /// What tells the view from all others of its source, where the source names views.
  public var id: String?
  /// The place of the row, for cells.
  public var indexPath: IndexPath?
  /// The text and how it came out, for labels.
  public var label: LabelDescription?
  /// Left and upper edge, width and height in pixels of the picture.
  public var box: Rect
  /// What is not cut off of it; `nil` where nothing is left.
  public var visible: Rect?
  /// The lines of a label from top to bottom, where they were asked for.
  public var lines: [TextBox] = []

  /// The members of the view as an object of JSON.
  package var members: [(key: String, value: JSONValue)] {
    var members: [(key: String, value: JSONValue)] = [("class", .string(viewClass.rawValue))]
    if let role { members.append(("role", .string(role.rawValue))) }
    if let id { members.append(("id", .string(id))) }
    if let indexPath {
      members.append(
        ("indexPath", .array([.number(Double(indexPath.section)), .number(Double(indexPath.row))])))
    }
    if let label {
      members.append(("text", .string(label.text)))
      members.append(("truncated", .bool(label.isTruncated)))
    }
    members.append(("box", .frame(box)))
    members.append(("visible", visible.map(JSONValue.frame) ?? .null))
    if !lines.isEmpty { members.append(("lines", .array(lines.map { .object($0.members) }))) }
    return members
  }
}

/// A line or a word of a label with its box.
public struct TextBox: Hashable, Sendable {
  /// The characters that are shown, an ellipsis included.
  public var text: String
  /// Left and upper edge, width and height in pixels of the picture.
  public var box: Rect
  /// What is not cut off of it; `nil` where nothing is left.
  public var visible: Rect?
  /// The words of a line; empty for words, and for lines whose letters do not stand one by one from left to right.
  public var words: [TextBox] = []

  /// The members of the text as an object of JSON.
  var members: [(key: String, value: JSONValue)] {
    var members: [(key: String, value: JSONValue)] = [
      ("text", .string(text)), ("box", .frame(box)), ("visible", visible.map(JSONValue.frame) ?? .null),
    ]
    if !words.isEmpty { members.append(("words", .array(words.map { .object($0.members) }))) }
    return members
  }
}

/// The boxes of a line of text and of its words.
struct TextBoxes {
  /// How far letters of the Latin script reach above and below the baseline, as shares of their size.
  private static let (ascent, descent) = (0.8, 0.25)

  private let line: ShapedLine
  private let origin: Point
  private let area: VisibleArea

  /// A line whose baseline begins at a place in an area.
  init(_ line: ShapedLine, at origin: Point, in area: VisibleArea) {
    self.line = line
    self.origin = origin
    self.area = area
  }

  /// The line, with its words where they are wanted and known.
  func line(withWords: Bool) -> TextBox {
    var box = box(line.text, from: 0, to: line.width)
    if withWords { box.words = words }
    return box
  }

  /// A letter and where it begins and ends, in points from the line's left end.
  private struct Letter {
    var character: Unicode.Scalar
    var start: Double
    var end: Double
  }

  private var words: [TextBox] {
    letters.split { $0.character.properties.isWhitespace }.compactMap { word in
      guard let first = word.first, let last = word.last else { return nil }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: word.map(\.character))
      return box(String(text), from: first.start, to: last.end)
    }
  }

  /// The letters from left to right; none where glyphs and letters do not stand for each other one by one.
  private var letters: [Letter] {
    var letters: [Letter] = []
    for run in line.runs {
      let characters = Array(run.text.unicodeScalars)
      guard characters.count == run.glyphs.count, run.level.isMultiple(of: 2) else { return [] }
      let ends = run.glyphs.dropFirst().map(\.x) + [run.x + run.width]
      for ((character, glyph), end) in zip(zip(characters, run.glyphs), ends) {
        letters.append(Letter(character: character, start: glyph.x, end: end))
      }
    }
    return letters
  }

  private func box(_ text: String, from start: Double, to end: Double) -> TextBox {
    let size = line.runs.map { $0.size * $0.rise }.max() ?? 0
    let rect = Rect(
      x: origin.x + start, y: origin.y - size * TextBoxes.ascent, width: end - start,
      height: size * (TextBoxes.ascent + TextBoxes.descent))
    return TextBox(text: text, box: area.box(rect), visible: area.visible(rect))
  }
}

/// Where a view lies in a picture: its box and what is not cut off of it, in pixels from the upper left corner.
struct VisibleArea {
  /// Where the origin of the view's parent lies, in points.
  private let origin: Point
  /// What of the picture the parent's children may cover, in points.
  private let clip: Rect
  /// Pixels of the picture a point.
  private let scale: Double

  /// The whole of a picture.
  init(of scene: Scene, scale: Double) {
    self.init(origin: .zero, clip: Rect(origin: .zero, size: scene.size), scale: scale)
  }

  private init(origin: Point, clip: Rect, scale: Double) {
    self.origin = origin
    self.clip = clip
    self.scale = scale
  }

  /// The area that the children of a view lie in.
  func inside(_ node: SceneNode) -> VisibleArea {
    let frame = placed(node.frame)
    return VisibleArea(
      origin: frame.origin, clip: node.clipsToBounds ? frame.common(with: clip) : clip, scale: scale)
  }

  /// The box of a rectangle in the parent's coordinates, in pixels.
  func box(_ rect: Rect) -> Rect { placed(rect).scaled(by: scale) }

  /// What can be seen of it, in pixels; `nil` where all of it is cut off.
  func visible(_ rect: Rect) -> Rect? {
    let seen = placed(rect).common(with: clip)
    return seen.width > 0 && seen.height > 0 ? seen.scaled(by: scale) : nil
  }

  private func placed(_ rect: Rect) -> Rect { rect.offset(x: origin.x, y: origin.y) }
}

extension Rect {
  /// What lies in both rectangles; without width or height where nothing does.
  func common(with other: Rect) -> Rect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  /// The rectangle in finer units.
  fileprivate func scaled(by scale: Double) -> Rect {
    Rect(x: minX * scale, y: minY * scale, width: width * scale, height: height * scale)
  }
}
