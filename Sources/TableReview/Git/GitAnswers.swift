import TableModel
import TableSources

/// What git calls something in its store.
package typealias GitObjectID = String

/// What git has said by the end of a command.
struct GitAnswer {
  /// The most bytes of a complaint that are told.
  private static let longestComplaint = 1_000

  var status: Int32
  var output: [UInt8]
  var errors: [UInt8]

  /// The first line that was printed, which need not be text, where there is only one.
  var line: [UInt8] { output.last == 0x0A ? output.dropLast() : output }
  /// The same as text.
  var text: String { String(decoding: line, as: UTF8.self) }
  /// The first line, and what was printed behind it up to the end of the last line.
  var firstLineAndRest: (first: [UInt8], rest: [UInt8]) {
    let end = line.firstIndex(of: 0x0A) ?? line.endIndex
    return (Array(line[..<end]), Array(line[end...].dropFirst()))
  }
  /// The complaint in one line, in whose later parts git may say what is to be done.
  var complaint: String {
    let lines = errors.prefix(GitAnswer.longestComplaint).split(separator: 0x0A).map { line in
      String(decoding: line.drop { $0 == 0x09 || $0 == 0x20 }, as: UTF8.self)
    }
    return lines.joined(separator: " ")
  }
}

/// What a tree of git has under a name.
package struct GitEntry: Hashable {
  /// What there can be.
  package enum Kind: Hashable {
    case file, folder, symbolicLink, submodule
  }

  /// What it is.
  package var kind: Kind
  /// The name of its content.
  package var object: GitObjectID
  /// The path from the tree.
  package var path: FilePath

  /// The same under another path.
  func moved(to path: FilePath) -> GitEntry { GitEntry(kind: kind, object: object, path: path) }

  /// The entries of a list as `ls-tree -z` prints it; lines of any other form are left out.
  package static func entries(in list: [UInt8]) -> [GitEntry] {
    list.split(separator: 0).compactMap { GitEntry($0) }
  }

  init(kind: Kind, object: GitObjectID, path: FilePath) {
    (self.kind, self.object, self.path) = (kind, object, path)
  }

  /// The modes of links and submodules begin with these, and those of files do not.
  private static let otherModes = [Array("12".utf8), Array("16".utf8)]

  /// A line of `ls-tree`: mode, type and object between blanks, then a tab and the path; `nil` for a file that nobody
  /// wants.
  init?(_ line: ArraySlice<UInt8>, _ wanted: (FilePath) -> Bool = { _ in true }) {
    guard let tab = line.firstIndex(of: 0x09) else { return nil }
    let path = FilePath(bytes: line[(tab + 1)...])
    guard Self.otherModes.contains(where: line.starts) || wanted(path) else { return nil }
    let words = line[..<tab].split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 3, words[2].utf8.allSatisfy(Self.isDigit) else { return nil }
    switch (words[0], words[1]) {
    case ("120000", "blob"): kind = .symbolicLink
    case (_, "blob"): kind = .file
    case (_, "tree"): kind = .folder
    case (_, "commit"): kind = .submodule
    default: return nil
    }
    object = words[2]
    self.path = path
  }

  /// Whether a byte is a digit of an object's name.
  private static func isDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
  }
}

/// What git tells of objects of a repository, one after the other, by a single run of `cat-file`.
package final class GitObjects {
  /// How much is told of each.
  package enum Detail: String {
    case sizes = "--batch-check"
    case contents = "--batch"
  }

  private static let chunkSize = 1 << 16
  /// The most bytes of a line that git prints of an object.
  private static let longestLine = 4_096

  private let ask: ([UInt8]) -> Bool
  private let more: () throws -> [UInt8]
  private var buffer: ArraySlice<UInt8> = []
  /// Whether git says nothing more: some versions end at the first object that a partial clone lacks.
  private(set) var hasEnded = false

  /// What a run of git says; `failure` is what to throw where it takes too long.
  convenience init(_ git: ChildProcess, failure: @escaping (SystemError) -> any Error = { $0 }) {
    self.init { question in
      (try? git.input?.write(question)) != nil
    } more: {
      do throws(SystemError) { return try git.readOn(count: GitObjects.chunkSize) } catch {
        throw failure(error)
      }
    }
  }

  /// What somebody says who is asked line by line; nothing more means the end.
  package init(ask: @escaping ([UInt8]) -> Bool, more: @escaping () throws -> [UInt8]) {
    (self.ask, self.more) = (ask, more)
  }

  /// The number of bytes of an object; `nil` where git does not have it, or has ended.
  ///
  /// Throws where git takes too long.
  package func size(of object: GitObjectID) throws -> Int? {
    guard !hasEnded, ask(Array("\(object)\n".utf8)), let line = try line() else {
      hasEnded = true
      return nil
    }
    let words = line.split(separator: 0x20)
    guard words.count == 3, let size = Int(String(decoding: words[2], as: UTF8.self)), size >= 0 else {
      return nil
    }
    return size
  }

  /// Hands over a content piece by piece, and says whether git had all of it.
  ///
  /// Throws where git takes too long, and what `take` throws.
  package func read(_ object: GitObjectID, _ take: ([UInt8]) throws -> Void) throws -> Bool {
    guard var rest = try size(of: object) else { return false }
    do {
      while rest > 0 {
        guard try fill() else { return false }
        let piece = buffer.prefix(rest)
        buffer = buffer.dropFirst(piece.count)
        rest -= piece.count
        try take(Array(piece))
      }
      return try line()?.isEmpty == true
    } catch {
      // What is left of the content is no answer to what is asked next.
      hasEnded = true
      throw error
    }
  }

  /// The bytes up to the end of a line; `nil` where that does not come.
  private func line() throws -> [UInt8]? {
    var line: [UInt8] = []
    while line.count <= Self.longestLine, try fill() {
      if let end = buffer.firstIndex(of: 0x0A) {
        line += buffer[..<end]
        buffer = buffer[(end + 1)...]
        return line.count <= Self.longestLine ? line : nil
      }
      line += buffer
      buffer = []
    }
    return nil
  }

  /// Sees that there are bytes, and says whether there are any.
  private func fill() throws -> Bool {
    if buffer.isEmpty {
      do {
        buffer = try more()[...]
      } catch {
        hasEnded = true
        throw error
      }
    }
    if buffer.isEmpty { hasEnded = true }
    return !buffer.isEmpty
  }
}
