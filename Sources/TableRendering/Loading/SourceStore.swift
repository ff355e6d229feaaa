import Synchronization
import TableModel
import TableSources

/// Sources that a run wants more than once, each read and decoded but once as long as there is room for it.
package final class SourceStore: Sendable {
  /// A source as it was read.
  package struct Source: Sendable {
    /// The file's contents; `nil` where it cannot be read.
    package var bytes: [UInt8]?
    /// What the file describes, and what was found in it.
    package var result: LoadingResult

    /// A source that has been read.
    package init(bytes: [UInt8]?, result: LoadingResult) {
      self.bytes = bytes
      self.result = result
    }
  }

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
    if input.isFound { source.result = source.result.leniently }
    return source
  }

  /// The names of a source's screens; what was read or decoded for that is kept for later.
  package func outline(of input: InputFile, needsNames: Bool) -> SourceOutline {
    guard let bytes = loader.bytes(of: input) else { return .unknown }
    keep(bytes, of: Key(input))
    return loader.outline(of: input, bytes, needsNames: needsNames) {
      source(of: input, isWantedAgain: true).result
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
    let loaded = loader.loadKeepingBytes(of: key.input, looked(key))
    let source = Source(bytes: loaded.bytes, result: loaded.result)
    let count = loaded.bytes?.count ?? 0
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
