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
    /// Whether the part was not written there, but repeated for what was.
    var isRepeated = false
  }

  /// What a screen of the document was made of.
  struct ScreenEntry: Hashable, Sendable {
    /// The number of its entry.
    var entry: Int32
    /// Which of the source's tables for one screen it shows, counted from 0.
    var table: Int
    /// The file that it stands in: 0 for the first, or the number of a further one, counted from 1.
    var file = 0
    /// What the screen was made of where it is shown on other devices, if that differs.
    var variations: [UserInterfaceIdiom: ScreenEntry] = [:]
  }

  /// A file of a source that has several.
  struct FurtherFile: Hashable, Sendable {
    /// The file as the user would name it.
    var name: String
    /// The offsets at which its lines begin, ascending.
    var lineStarts: [Int32]
  }

  /// The file as the user named it.
  public private(set) var file: String
  /// The parts, each behind the one that it is a part of.
  var entries: [Entry] = []
  /// The identifiers of Interface Builder's objects by the numbers of their entries.
  var objectIDs: [Int32: String] = [:]
  /// The numbers of the entries that were given names: views and constraints of specs.
  var names: [String: [Int32]] = [:]
  /// The screens in the order of the document.
  var screens: [ScreenEntry] = []
  /// The offsets at which lines begin, ascending; none where the file has no lines.
  var lineStarts: [Int32]
  /// The files of the source but for the first.
  var furtherFiles: [FurtherFile] = []

  /// Nothing known of a file but its name.
  public init(file: String) {
    self.file = file
    lineStarts = [0]
  }

  /// The files of the source as the user named them.
  package var files: [String] { [file] + furtherFiles.map(\.name) }

  /// The number of screens.
  package var screenCount: Int { screens.count }

  /// The line and column of an offset in characters, in a file of the source.
  func location(at offset: Int32, in number: Int = 0) -> SourceLocation {
    guard furtherFiles.indices.contains(number - 1) else {
      return Origins.location(at: offset, in: file, lineStarts)
    }
    return Origins.location(
      at: offset, in: furtherFiles[number - 1].name, furtherFiles[number - 1].lineStarts)
  }

  private static func location(
    at offset: Int32, in file: String, _ lineStarts: [Int32]
  ) -> SourceLocation {
    let line = LineTable.line(of: Int(offset), in: lineStarts)
    guard line < lineStarts.count else { return SourceLocation(file: file) }
    return SourceLocation(file: file, line: line + 1, column: Int(offset - lineStarts[line]) + 1)
  }

  /// The origins of some of the screens alone, by their numbers in the document.
  public func picking(screens picked: [Int]) -> Origins {
    var origins = self
    origins.screens = picked.compactMap { screens.indices.contains($0) ? screens[$0] : nil }
    return origins
  }

  /// The origins of what several files give to one document, whose screens are in the order of the files.
  package static func joining(_ parts: [Origins]) -> Origins? {
    guard var joined = parts.first else { return nil }
    for part in parts.dropFirst() {
      guard let shift = Int32(exactly: joined.entries.count) else { return joined }
      joined.furtherFiles.append(FurtherFile(name: part.file, lineStarts: part.lineStarts))
      let file = joined.furtherFiles.count
      joined.furtherFiles += part.furtherFiles
      joined.entries += part.entries.map { entry in
        Entry(
          parent: entry.parent < 0 ? -1 : entry.parent + shift, step: entry.step, offset: entry.offset,
          isRepeated: entry.isRepeated)
      }
      for (name, numbers) in part.names {
        joined.names[name, default: []] += numbers.map { $0 + shift }
      }
      joined.screens += part.screens.map { screen in
        ScreenEntry(entry: screen.entry + shift, table: screen.table, file: file + screen.file)
      }
    }
    return joined
  }

  /// The origins of screens that another kind of device may show otherwise.
  ///
  /// `numbers` has for each screen its number here, if it has one, and its number among the origins on that device.
  package func varied(
    on idiom: UserInterfaceIdiom, as other: Origins, _ numbers: [(own: Int?, other: Int?)]
  ) -> Origins {
    guard var joined = Origins.joining([self, other]) else { return self }
    let all = joined.screens
    let entry = { (number: Int?) in number.flatMap { all.indices.contains($0) ? all[$0] : nil } }
    joined.screens = numbers.compactMap { own, other in
      let varied = entry(other.map { $0 + screenCount })
      guard var screen = entry(own) ?? varied else { return nil }
      screen.variations[idiom] = varied
      return screen
    }
    return joined
  }

  /// The origins of the screens as they are shown on a kind of device.
  package func shown(on idiom: UserInterfaceIdiom) -> Origins {
    var origins = self
    origins.screens = screens.map { $0.variations[idiom] ?? $0 }
    return origins
  }

  /// Calls the files otherwise.
  package mutating func renameFiles(_ rename: (String) -> String) {
    file = rename(file)
    for index in furtherFiles.indices { furtherFiles[index].name = rename(furtherFiles[index].name) }
  }
}
