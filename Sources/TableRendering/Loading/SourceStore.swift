import Glibc
import Synchronization
import TableModel
import TableSources

/// Sources that a run wants more than once, each read and decoded but once as long as there is room for it.
package final class SourceStore: Sendable {
  /// What tells a source from others: the same file may have its strings elsewhere, and be reached otherwise.
  private struct Key: Hashable {
    var input: InputFile

    init(_ input: InputFile) {
      self.input = input
      (self.input.outputName, self.input.isFound) = ("", false)
    }
  }

  private struct State {
    var kept: [Key: Source] = [:]
    /// The bytes of further files that may be kept.
    var room: Int
    /// The contents of files that have been looked into, and not been decoded.
    var looked: [Key: [UInt8]] = [:]
    /// The bytes of further files whose contents may be kept.
    var lookedRoom: Int
  }

  /// The most bytes of files that are kept; what they describe takes several times as much memory.
  private static let room = 1 << 20

  private let loader: SourceLoader
  private let state: Mutex<State>

  /// A store without sources.
  package init(loader: SourceLoader = .standard, room: Int = SourceStore.room) {
    self.loader = loader.sharingFiles()
    state = Mutex(State(room: room, lookedRoom: room))
  }

  /// The source of an input; one that is not wanted again is not kept.
  package func source(of input: InputFile, isWantedAgain: Bool) -> Source {
    var source =
      kept(Key(input), isWantedAgain: isWantedAgain) ?? load(Key(input), isWantedAgain: isWantedAgain)
    if input.isFound { source = source.leniently }
    return source
  }

  /// The names of a source's screens; what was read or decoded for that is kept for later.
  package func outline(of input: InputFile, needsNames: Bool) -> SourceOutline {
    guard let bytes = loader.bytes(of: input) else { return .unknown }
    keep(bytes, of: Key(input))
    return loader.outline(of: input, bytes, needsNames: needsNames) {
      source(of: input, isWantedAgain: true).document
    }
  }

  private func keep(_ bytes: [UInt8], of key: Key) {
    state.withLock { state in
      guard bytes.count <= state.lookedRoom, state.looked[key] == nil, state.kept[key] == nil else { return }
      state.looked[key] = bytes
      state.lookedRoom -= bytes.count
    }
  }

  /// The contents of a file that has been looked into, for the one time that it is decoded.
  private func looked(_ key: Key) -> [UInt8]? {
    state.withLock { state in
      let bytes = state.looked.removeValue(forKey: key)
      state.lookedRoom += bytes?.count ?? 0
      return bytes
    }
  }

  private func kept(_ key: Key, isWantedAgain: Bool) -> Source? {
    state.withLock { state in
      guard !isWantedAgain else { return state.kept[key] }
      let source = state.kept.removeValue(forKey: key)
      state.room += source?.bytes?.count ?? 0
      return source
    }
  }

  private func load(_ key: Key, isWantedAgain: Bool) -> Source {
    let source = loader.load(key.input, looked(key))
    let count = source.bytes?.count ?? 0
    if isWantedAgain {
      state.withLock { state in
        guard count <= state.room, state.kept[key] == nil else { return }
        state.kept[key] = source
        state.room -= count
      }
    }
    return source
  }
}

/// What can be said of a source's screens before it is read as a whole.
package struct SourceOutline: Hashable, Sendable {
  /// The names of the screens, where they have any.
  package var names: [String?]
  /// Whether the file has errors, so that what stands here is a guess.
  package var isBroken: Bool

  /// An outline of screens with these names.
  package init(names: [String?], isBroken: Bool) {
    self.names = names
    self.isBroken = isBroken
  }

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
    of input: InputFile, _ bytes: [UInt8], needsNames: Bool, decode: () -> Document?
  ) -> SourceOutline {
    if SourceKind(of: bytes, named: input.path) == .spec,
      SourceLoader.hasOneScreen(bytes, withoutName: needsNames),
      !input.isFound || SourceLoader.hasTable(bytes)
    {
      return SourceOutline(names: [nil], isBroken: false)
    }
    let document = decode()
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
