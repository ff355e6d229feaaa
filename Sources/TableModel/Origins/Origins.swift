/// From every part of a document back to the place in its source that made it.
///
/// A table beside the document, so that documents stay equal wherever they were written. Loaders fill it by an
/// `OriginRecorder`, and an `OriginFinder` looks things up in it.
public struct Origins: Hashable, Sendable {
  /// A part of the document.
  struct Entry: Hashable, Sendable {
    /// The number of the entry that this one is a part of; -1 for none.
    var parent: Int32
    /// The step from there.
    var step: ElementStep
    /// The place in characters from the beginning of the source.
    var offset: Int32
  }

  /// What a screen of the document was made of.
  struct ScreenEntry: Hashable, Sendable {
    /// The number of its entry.
    var entry: Int32
    /// Which of the source's tables for one screen it shows, counted from 0.
    var table: Int
  }

  /// The file as the user named it.
  public package(set) var file: String
  /// The parts, each behind the one that it is a part of.
  var entries: [Entry] = []
  /// The identifiers of Interface Builder's objects by the numbers of their entries.
  var objectIDs: [Int32: String] = [:]
  /// The screens in the order of the document.
  var screens: [ScreenEntry] = []
  /// The offsets at which lines begin, ascending.
  var lineStarts: [Int32]

  /// Nothing known of a file but its name.
  public init(file: String) {
    self.file = file
    lineStarts = [0]
  }

  /// The line and column of an offset in characters.
  func location(at offset: Int32) -> SourceLocation {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    guard low < lineStarts.count else { return SourceLocation(file: file) }
    return SourceLocation(file: file, line: low + 1, column: Int(offset - lineStarts[low]) + 1)
  }

  /// The origins of some of the screens alone, by their numbers in the document.
  public func picking(screens picked: [Int]) -> Origins {
    var origins = self
    origins.screens = picked.compactMap { screens.indices.contains($0) ? screens[$0] : nil }
    return origins
  }
}
