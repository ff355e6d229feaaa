import TableModel
import TableThemes

/// A label whose text is shaped but which has no place yet.
struct ShapedLabel {
  let label: Label
  let font: Font
  private(set) var color: Color
  let alignment: TextAlignment
  let shadow: TextShadow?
  let text: ShapedText
  let lineHeight: Double
  let ascent: Double
  let pixels: PixelGrid

  /// The width that UIKit gives a label which fits its text: the advances, rounded up to a pixel.
  var width: Double { pixels.ceil(text.width) }

  /// The height of all lines.
  var height: Double { Double(text.lines.count) * lineHeight }

  /// The label on its way to another colour of its letters.
  func mixed(with other: Color?, amount: Double) -> ShapedLabel {
    guard let other, amount > 0 else { return self }
    var label = self
    label.color = color.mixed(with: other, amount: amount)
    return label
  }

  /// The label as a view at a place; its lines stand in the middle of the frame's height.
  func node(
    _ viewClass: ViewClass = .label, role: ViewRole?, id: String? = nil, frame: Rect
  ) -> SceneNode {
    SceneNode(
      viewClass,
      role: role,
      id: id,
      label: LabelDescription(
        text: label.text, font: font, isTruncated: text.isTruncated, lineCount: text.lines.count),
      frame: frame,
      clipsToBounds: label.lineBreakMode == .byClipping,
      drawings: drawings(in: frame.bounds)
    )
  }

  private func drawings(in bounds: Rect) -> [Drawing] {
    let top = (bounds.height - height) / 2
    let placed = text.lines.enumerated().map { index, line in
      (line, Point(x(of: line, in: bounds), pixels.round(top + Double(index) * lineHeight + ascent)))
    }
    let shadows = placed.flatMap { line, origin in
      shadow.map {
        [Drawing.text(line, origin: Point(origin.x + $0.dx, origin.y + $0.dy), color: $0.color)]
      } ?? []
    }
    return shadows + placed.map { line, origin in .text(line, origin: origin, color: color) }
  }

  private func x(of line: ShapedLine, in bounds: Rect) -> Double {
    switch alignment {
    case .left: 0
    case .center: pixels.round((bounds.width - line.width) / 2)
    case .right: bounds.width - line.width
    case .natural: line.isRightToLeft ? bounds.width - line.width : 0
    }
  }
}
