import Glibc
import TableDrawing
import TableInterfaceBuilder
import TableLayout
import TableModel
import TableSources
import TableSpec
import TableThemes

/// What can be said of a source's screens before it is read as a whole.
package struct SourceOutline: Hashable, Sendable {
  /// The names of the screens, where they have any.
  package var names: [String?]
  /// Whether the file has errors, so that what stands here is a guess.
  package var isBroken: Bool

  /// What is supposed of a source that nothing is known of: a single screen without a name.
  package static let unknown = SourceOutline(names: [nil], isBroken: true)
}

extension SourceLoader {
  /// The contents of a source; `nil` where it cannot be read.
  func bytes(of input: InputFile) -> [UInt8]? {
    try? SourceFile.read(input, atMost: limits.fileSize).get()
  }

  /// The screens of a source with these contents; `decode` gives the whole of it where that is needed.
  ///
  /// Most specs have one screen without a name, which a look at their bytes can tell for certain; others are decoded.
  func outline(
    of input: InputFile, _ bytes: [UInt8], needsNames: Bool, decode: () -> LoadingResult
  ) -> SourceOutline {
    if SourceKind(of: bytes, named: input.path) == .spec,
      SourceLoader.hasOneScreen(bytes, withoutName: needsNames),
      !input.isFound || SourceLoader.hasTable(bytes)
    {
      return SourceOutline(names: [nil], isBroken: false)
    }
    let document = decode().document
    return SourceOutline(names: document?.screens.map(\.name) ?? [nil], isBroken: document == nil)
  }

  /// Whether a file has a single screen for certain; `false` is no answer.
  ///
  /// What could hide a list of tables is taken for one: escapes, marks of further documents, a list as a whole.
  static func hasOneScreen(_ bytes: [UInt8], withoutName: Bool) -> Bool {
    guard !contains("tableViews", bytes), !bytes.contains(UInt8(ascii: "\\")) else { return false }
    guard !withoutName || !contains("name", bytes) else { return false }
    return !hasDocumentMark(bytes) && beginsWithKey(bytes)
  }

  /// Whether a further document may begin or end behind any end of a line that YAML knows, or behind a byte-order mark.
  private static func hasDocumentMark(_ bytes: [UInt8]) -> Bool {
    ["---", "..."].contains { (mark: StaticString) in
      contains(mark, bytes) { place in
        place == 0 || bytes[place - 1] >= 0x80 || bytes[place - 1] == UInt8(ascii: "\n")
          || bytes[place - 1] == UInt8(ascii: "\r")
      }
    }
  }

  /// Whether a file is a spec for certain, and none of another program's; `false` is no answer.
  private static func hasTable(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: "tableView:".utf8) || contains("\ntableView:", bytes)
  }

  /// Whether the first thing behind blanks and comments can only be a mapping.
  private static func beginsWithKey(_ bytes: [UInt8]) -> Bool {
    var isComment = false
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): isComment = false
      case _ where isComment: continue
      case UInt8(ascii: "#"): isComment = true
      case UInt8(ascii: " "): continue
      case UInt8(ascii: "{"), UInt8(ascii: "a")...UInt8(ascii: "z"): return true
      default: return false
      }
    }
    return false
  }

  private static func contains(
    _ word: StaticString, _ bytes: [UInt8], where isMeant: (Int) -> Bool = { _ in true }
  ) -> Bool {
    bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return false }
      var start = base
      let (count, end) = (word.utf8CodeUnitCount, start + buffer.count)
      while start + count <= end,
        let found = memchr(start, Int32(word.utf8Start.pointee), end - start - count + 1)
      {
        if memcmp(found, word.utf8Start, count) == 0, isMeant(UnsafeRawPointer(found) - base) { return true }
        start = UnsafeRawPointer(found) + 1
      }
      return false
    }
  }
}
