import TableModel

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

/// Why an SVG file is not drawn: it is none, it needs more than itself, or more than there is.
package enum SVGFlaw: Error, Hashable {
  case noSVG
  case malformed
  case encoding
  case definitions
  case noSize
  case tooLarge
  case tooManyElements
  case tooDeep
  case tooMuchWork
  case external
  case stylesheet
  case element(String)
  case rules
  case dashes

  /// What is wrong, as the rest of a sentence about the image.
  var explanation: String {
    switch self {
    case .noSVG: "is XML, but not SVG"
    case .malformed: "is damaged: it is not well-formed XML"
    case .encoding: "is SVG that is not in UTF-8"
    case .definitions: "is SVG that defines entities"
    case .noSize: "is SVG without a size: it has neither a viewBox nor a width and a height above 0"
    case .tooLarge: "is SVG of more than \(SVGLimits.bytes) bytes"
    case .tooManyElements: "is SVG of more than \(SVGLimits.elements) elements"
    case .tooDeep: "is SVG whose elements are nested more than \(SVGLimits.depth) deep, or use themselves"
    case .tooMuchWork: "is SVG that draws more than \(Int(SVGLimits.work)) elements"
    case .external: "is SVG that refers to other files"
    case .stylesheet: "is SVG with a stylesheet that has unsupported rules"
    case .rules: "is SVG with too many stylesheet rules for its elements"
    case .element(let name): "is SVG with <\(sanitized(name))>, which is not drawn"
    case .dashes: "is SVG with too many dashes"
    }
  }

  /// What the user can do about it.
  var hint: String {
    switch self {
    case .noSVG: "convert it to SVG or PNG"
    case .malformed: "save or export the file again"
    case .encoding: "save it in UTF-8"
    case .definitions: "export it as plain SVG"
    case .noSize: "give its first element a viewBox"
    case .element("text"): "convert its text to outlines, or export it as PNG"
    case .tooLarge, .tooManyElements, .tooDeep, .tooMuchWork, .stylesheet, .rules, .element, .dashes,
      .external:
      "simplify it in the program that it was drawn with, or export it as PNG"
    }
  }

  private func sanitized(_ name: String) -> String {
    String(name.unicodeScalars.prefix(40).map { $0.isASCII && $0.value > 0x20 ? Character($0) : "?" })
  }
}
