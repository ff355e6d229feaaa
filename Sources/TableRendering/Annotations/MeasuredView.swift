import TableLayout
import TableModel

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
