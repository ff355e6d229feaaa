import TableModel

/// What kind of source a file is.
package enum SourceKind: Hashable, Sendable {
  /// A spec in YAML or JSON.
  case spec
  /// A storyboard or xib.
  case interfaceBuilder
  /// A pane of a Settings bundle.
  case settings
  /// A view of SwiftUI.
  case swiftUI

  /// The endings of spec files.
  package static let specEndings = ["yaml", "yml", "json"]
  /// The endings of Interface Builder documents, compiled ones too.
  package static let documentEndings = ["storyboard", "xib", "nib"]
  /// The endings of a Settings bundle's panes.
  package static let settingsEndings = ["plist"]

  /// The endings of files in Swift, which are read where somebody names them.
  package static let swiftEndings = ["swift"]

  /// The kind of a file by its name or, whatever that is, by its first bytes.
  package init(of bytes: [UInt8], named name: FilePath) {
    if name.hasEnding(SourceKind.swiftEndings) {
      self = .swiftUI
    } else if name.hasEnding(SourceKind.documentEndings) {
      self = .interfaceBuilder
    } else if name.hasEnding(SourceKind.specEndings) {
      self = .spec
    } else if name.hasEnding(SourceKind.settingsEndings) || SourceKind.isPropertyList(bytes) {
      self = .settings
    } else {
      self = SourceKind.hasSignature(bytes) ? .interfaceBuilder : .spec
    }
  }

  /// Whether a file begins as property lists in XML do.
  private static func isPropertyList(_ bytes: [UInt8]) -> Bool {
    let longestPrologue = 400
    let start = bytes.prefix(longestPrologue)
    return ["<!DOCTYPE plist", "<plist"].contains { start.firstRange(of: Array($0.utf8)) != nil }
  }

  /// Whether a file begins as Interface Builder's do, compiled or not.
  private static func hasSignature(_ bytes: [UInt8]) -> Bool {
    let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let start = (isMarked ? bytes.dropFirst(3) : bytes[...]).drop { $0 <= UInt8(ascii: " ") }
    let signatures = ["<?xml", "<document", "<archive", "NIBArchive", "bplist"]
    return signatures.contains { start.starts(with: $0.utf8) }
  }
}
