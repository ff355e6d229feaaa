import TableModel

/// What kind of source a file is.
package enum SourceKind: Hashable, Sendable {
  /// A spec in YAML or JSON.
  case spec
  /// A storyboard or xib.
  case interfaceBuilder

  /// The endings of spec files.
  package static let specEndings = ["yaml", "yml", "json"]
  /// The endings of Interface Builder documents, compiled ones too.
  package static let documentEndings = ["storyboard", "xib", "nib"]

  /// The kind of a file by its name or, whatever that is, by its first bytes.
  package init(of bytes: [UInt8], named name: FilePath) {
    if name.hasEnding(SourceKind.documentEndings) {
      self = .interfaceBuilder
    } else if name.hasEnding(SourceKind.specEndings) {
      self = .spec
    } else {
      self = SourceKind.hasSignature(bytes) ? .interfaceBuilder : .spec
    }
  }

  /// Whether a file begins as Interface Builder's do, compiled or not.
  private static func hasSignature(_ bytes: [UInt8]) -> Bool {
    let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let start = (isMarked ? bytes.dropFirst(3) : bytes[...]).drop { $0 <= UInt8(ascii: " ") }
    let signatures = ["<?xml", "<document", "<archive", "NIBArchive", "bplist"]
    return signatures.contains { start.starts(with: $0.utf8) }
  }
}
