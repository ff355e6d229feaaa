/// Why a file is not an image that can be drawn.
package enum ImageFlaw: Error, Hashable {
  case unknownFormat
  case pointer
  case empty
  case cutOff
  case damaged
  case unsupportedColors
  case unsupportedCoding
  case markup(SVGFlaw)
  case page(Refusal)

  /// What is wrong, as the rest of a sentence about the image.
  package var explanation: String {
    switch self {
    case .unknownFormat: "is neither PNG, JPEG, SVG nor PDF"
    case .pointer: "is a Git LFS pointer, not the picture"
    case .empty: "is an empty file"
    case .cutOff: "is cut off: its file ends before the picture does"
    case .damaged: "is damaged"
    case .unsupportedColors: "is a JPEG in CMYK or an unknown colour space"
    case .unsupportedCoding: "is a JPEG of a rare kind that cannot be drawn"
    case .markup(let flaw): flaw.explanation
    case .page(let refusal): refusal.message
    }
  }

  /// What the user can do about it.
  package var hint: String? {
    switch self {
    case .unknownFormat: "convert it to PNG"
    case .pointer: LargeFilePointer.hint
    case .unsupportedColors: "save it in RGB, or convert it to PNG"
    case .unsupportedCoding: "save it as an ordinary JPEG, or convert it to PNG"
    case .cutOff: "copy or save the file again"
    case .markup(let flaw): flaw.hint
    case .page(let refusal): refusal.hint
    case .empty, .damaged: nil
    }
  }
}
