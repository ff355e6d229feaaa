import TableModel
import TableSources

/// The picture of a button whose type has one: more about a row, or something to add.
struct IBButtonPicture {
  private let name: String
  private let context: IBContext

  /// The picture of a button's type; `nil` where the type has none.
  init?(of button: XMLElement, context: IBContext) {
    guard let name = button["buttonType"].flatMap({ IBButtonPicture.names[$0] }) else { return nil }
    (self.name, self.context) = (name, context)
  }

  private static let names = [
    "contactAdd": "plus.circle", "infoLight": "info.circle", "infoDark": "info.circle",
    "detailDisclosure": "info.circle",
  ]

  /// The side of the picture before there were symbols, in points.
  private static let drawnSide = 22.0
  /// The side of the symbol in parts of the letters’ size: 25.67 points for 17, and 21 for 14.
  private static let symbolSide = 77.0 / 51

  /// The side of the picture, in points: symbols are large, beside running text.
  var side: Double {
    guard context.version.hasSymbols else { return IBButtonPicture.drawnSide }
    return IBButtonPicture.symbolSide * context.version.bodySize
  }

  /// The size of the picture in points; one in a configuration stands on a line of text.
  func size(in holder: IBImages.Holder) -> Size {
    guard context.version.hasSymbols, holder == .configuredButton else {
      return Size(width: side, height: side)
    }
    return Size(width: side, height: IBImages.size(of: image, in: holder).height)
  }

  /// The picture itself.
  var image: Image {
    guard context.version.hasOutlinedButtons else {
      return Image(ImagePlaceholder(name: name, size: Size(width: side, height: side)))
    }
    let configuration =
      context.version.hasSymbols
      ? SymbolConfiguration(pointSize: context.version.bodySize, scale: .large) : SymbolConfiguration()
    return context.images.symbol(ofButton: name, side: side, configuration: configuration)
  }
}
