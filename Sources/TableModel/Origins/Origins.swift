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

  /// The origins where what the source says was made of another file, whose lines begin at these offsets; `place` tells where
  /// there a part stands.
  package func relocated(to file: String, lineStarts: [Int32], _ place: (Int32) -> Int32) -> Origins {
    var origins = self
    (origins.file, origins.lineStarts) = (file, lineStarts)
    for index in entries.indices { origins.entries[index].offset = place(entries[index].offset) }
    return origins
  }

  /// Calls the files otherwise.
  package mutating func renameFiles(_ rename: (String) -> String) {
    file = rename(file)
    for index in furtherFiles.indices { furtherFiles[index].name = rename(furtherFiles[index].name) }
  }
}

/// Where a part of a document was written.
public struct Origin: Hashable, Sendable {
  /// The place of its key, or of the value itself where it has none.
  public var location: SourceLocation
  /// The identifier of the Interface Builder object that it was made of; `nil` in other sources.
  public var objectID: String?

  /// A place, and the object that stands there.
  public init(location: SourceLocation, objectID: String? = nil) {
    self.location = location
    self.objectID = objectID
  }
}

/// The way from a document to a part of it, in the words of specs: `tableView.sections[0].rows[2].textLabel`.
///
/// The path says where a part is in the document, whatever short form or prototype it was written in.
public struct ElementPath: Hashable, Sendable {
  /// The number of the screen in the document, counted from 0.
  public var screen: Int
  /// The steps from the screen to the part; empty for the screen itself.
  public var steps: [ElementStep]

  /// A path from a screen.
  public init(screen: Int, steps: [ElementStep] = []) {
    self.screen = screen
    self.steps = steps
  }

  /// The path of a row of a screen's table.
  public static func row(_ indexPath: IndexPath, screen: Int) -> ElementPath {
    ElementPath(screen: screen, steps: [.key("tableView")]).appending(row: indexPath)
  }

  /// The path of a part of this one.
  public func appending(_ steps: ElementStep...) -> ElementPath {
    ElementPath(screen: screen, steps: self.steps + steps)
  }

  /// The path of a row, from that of its table.
  public func appending(row indexPath: IndexPath) -> ElementPath {
    appending(.key("sections"), .item(indexPath.section), .key("rows"), .item(indexPath.row))
  }
}

extension ElementPath: CustomStringConvertible {
  /// The steps as a programmer writes them; the screen is left out.
  public var description: String {
    steps.reduce(into: "") { text, step in
      switch step {
      case .key(let key): text += text.isEmpty ? key : ".\(key)"
      case .item(let number): text += "[\(number)]"
      }
    }
  }
}

/// One step on the way from a screen to a part of it: a property, or an item of a list.
public enum ElementStep: Hashable, Sendable {
  /// The property of a name, as specs call it: `textLabel`.
  case key(String)
  /// The item of a number, counted from 0.
  case item(Int)
}

/// A property of a part of a document that a source says, in the words of specs.
public struct ElementProperty: Hashable, Sendable {
  /// The steps from the screen to the property.
  public var steps: [ElementStep]
  /// Its value.
  public var value: String
  /// What holds where a source does not say it; `nil` for nothing.
  public var usual: String?

  /// A property at the end of some steps.
  public init(steps: [ElementStep], value: String, usual: String?) {
    self.steps = steps
    self.value = value
    self.usual = usual
  }
}

/// Where the lines of a text begin, in bytes of UTF-8 and in characters.
///
/// A line ends with a line feed, a return, or a return and a line feed, as it does for editors and compilers. All lines and
/// columns that anybody is told come from such a table. Readers of formats that know further ends of lines, as YAML does,
/// give offsets, and no lines of their own.
package struct LineTable: Hashable, Sendable {
  /// The offsets in characters at which lines begin, ascending; never empty.
  package let characterStarts: [Int32]
  private let byteStarts: [Int32]

  /// The lines of a text, which need not be valid UTF-8: what begins no character belongs to the one before.
  package init(utf8 text: [UInt8]) {
    var bytes: [Int32] = [0]
    // As long as each character is one byte, lines begin at the same numbers of both, and one list tells them.
    var characters: [Int32]?
    var character: Int32 = 0
    text.withUnsafeBufferPointer { text in
      // Every byte of every source goes through here: a plain loop, which is fast in debug builds, too.
      var index = 0
      while index < text.count {
        let byte = text[index]
        index &+= 1
        if byte & 0xC0 != 0x80 { character &+= 1 }
        guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r"),
          LineTable.endsLine(byte, before: index < text.count ? text[index] : nil)
        else { continue }
        if characters == nil, character != Int32(clamping: index) { characters = bytes }
        bytes.append(Int32(clamping: index))
        characters?.append(character)
      }
    }
    (byteStarts, characterStarts) = (bytes, characters ?? bytes)
  }

  /// Whether a byte is the last one of a line, before another byte or the end of the text.
  package static func endsLine(_ byte: UInt8, before next: UInt8?) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && next != UInt8(ascii: "\n")
  }

  /// The number of bytes that the table takes.
  package var keptBytes: Int {
    LineTable.keptBytes(ofLines: count, isASCII: byteStarts.last == characterStarts.last)
  }

  /// The number of bytes that a table takes of a text with so many lines.
  package static func keptBytes(ofLines count: Int, isASCII: Bool) -> Int {
    count * MemoryLayout<Int32>.stride * (isASCII ? 1 : 2)
  }

  /// The number of lines; behind a line end at the end of the text one begins that is empty.
  package var count: Int { byteStarts.count }

  /// The offset in bytes at which a line begins, counted from 0.
  package func byteStart(of line: Int) -> Int { Int(byteStarts[line]) }

  /// The offset in characters at which a line begins, counted from 0.
  package func characterStart(of line: Int) -> Int { Int(characterStarts[line]) }

  /// The bytes of a line of the text that the table was made of, without what ends it.
  package func content(of line: Int, in text: [UInt8]) -> Range<Int> {
    let start = byteStart(of: line)
    guard line + 1 < count else { return start..<max(start, text.count) }
    var end = byteStart(of: line + 1) - 1
    if end > start, text[end] == UInt8(ascii: "\n"), text[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<end
  }

  /// The line, counted from 0, that the byte at an offset stands in.
  package func line(ofByte offset: Int) -> Int { LineTable.line(of: offset, in: byteStarts) }

  /// The line, counted from 0, that the character at an offset stands in.
  package func line(ofCharacter offset: Int) -> Int { LineTable.line(of: offset, in: characterStarts) }

  /// The last line that begins at an offset or before it, found by halving; 0 where there is none.
  package static func line(of offset: Int, in starts: [Int32]) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}

extension SourceLocation {
  /// The place of a byte in a text, which need not be valid UTF-8.
  package init(file: String, byte offset: Int, of text: [UInt8]) {
    let lines = LineTable(utf8: text)
    let place = min(max(0, offset), text.count)
    let line = lines.line(ofByte: place)
    let column = text[lines.byteStart(of: line)..<place].count { $0 & 0xC0 != 0x80 }
    self.init(file: file, line: line + 1, column: column + 1)
  }
}
