import TableModel
import TableSources

/// What views of the author’s own classes asked for while Interface Builder ran their code: `<designables>` at the end of a
/// document.
///
/// A class may set another font than the document says. How high its text came out tells the size of its letters.
struct IBDesignables {
  private let sizes: [String: Size]

  /// The sizes that a document tells.
  init(_ document: XMLElement) {
    let pairs = document.elements(in: "designables").compactMap { element -> (String, Size)? in
      let length = { (name: String) in
        element.child(key: "intrinsicContentSize")?[name].flatMap(Double.init).flatMap {
          (0...10_000).contains($0) ? $0 : nil
        }
      }
      guard let id = element["name"], let width = length("width"), let height = length("height") else {
        return nil
      }
      return (id, Size(width: width, height: height))
    }
    sizes = Dictionary(pairs) { first, _ in first }
  }

  /// The size that an element’s view asked for, in points; `nil` for views of UIKit’s classes.
  func size(of element: XMLElement) -> Size? { element.id.flatMap { sizes[$0] } }

  /// The height of a line of San Francisco for each point of its letters.
  private static let lineHeight = 1.193
  /// The sizes that letters are looked for among, in points.
  private static let letters = 8...60

  /// The size in points of the letters of a label that came out so high; `nil` where that tells no size.
  func letterSize(of label: XMLElement) -> Double? {
    guard let height = size(of: label)?.height else { return nil }
    return IBDesignables.letters.map(Double.init).first { size in
      (0..<0.75).contains(height - size * IBDesignables.lineHeight)
    }
  }
}
