import TableModel

/// The size that a kind of view has by itself, for views of which a document says nothing.
enum IBUsualSize {
  /// UIKit's sizes of controls before iOS 7, in points; the others are made of text.
  private static let sizes: [String: Size] = [
    "switch": Size(width: 79, height: 27), "textField": Size(width: 97, height: 31),
    "slider": Size(width: 118, height: 23), "stepper": Size(width: 94, height: 27),
    "activityIndicatorView": Size(width: 20, height: 20), "progressView": Size(width: 150, height: 9),
    "segmentedControl": Size(width: 207, height: 43), "searchBar": Size(width: 320, height: 44),
  ]
  /// A character's width and a line's height, in parts of the letters' size.
  private static let letter = Size(width: 0.56, height: 1.25)
  /// The space that a button has around its title.
  private static let buttonPadding = Size(width: 24, height: 22)

  /// The usual size of an element's view, in points.
  static func size(of element: XMLElement) -> Size {
    if let size = sizes[element.name] { return size }
    let title = element["text"] ?? element.child(key: "normal")?["title"] ?? ""
    guard !title.isEmpty else { return Size(width: 44, height: 44) }
    let text = textSize(of: element, title: title)
    guard element.name == "button" else { return text }
    return Size(width: text.width + buttonPadding.width, height: text.height + buttonPadding.height)
  }

  /// About how large a text in an element's letters is, in points.
  static func textSize(of element: XMLElement, title: String) -> Size {
    let size = element.child(key: "fontDescription")?["pointSize"].flatMap(Double.init) ?? 17
    let letters = min(400, max(1, size))
    return Size(
      width: (Double(title.count) * letters * letter.width).rounded(.up),
      height: (letters * letter.height).rounded(.up)
    )
  }
}
