import Foundation

/// Which folders of a target use which others, by the names of the types that their files declare and mention.
///
/// Types of one name in several files are passed over, and members are not followed: an arrow can be missing, but none
/// is made up.
struct SourceFolders {
  /// A file that uses a type of another folder.
  struct Arrow: Hashable, CustomStringConvertible {
    let from: String
    let to: String
    let file: String
    let type: String

    var description: String { "\(from) → \(to): \(file) uses \(type)" }
  }

  /// The arrows between folders.
  private(set) var arrows: [Arrow] = []

  /// The folders of a target, from the texts of its files by their paths in it.
  init(_ files: [String: String]) {
    let files = files.mapValues(Self.code)
    var owners: [String: [String]] = [:]
    for (path, code) in files {
      for name in Set(Self.declared(in: code)) { owners[name, default: []].append(path) }
    }
    let folders = owners.compactMapValues { $0.count == 1 ? Self.folder(of: $0[0]) : nil }
    for (path, code) in files.sorted(by: { $0.key < $1.key }) {
      let from = Self.folder(of: path)
      for word in Set(Self.words(of: code)).sorted() {
        guard let to = folders[word], to != from else { continue }
        arrows.append(Arrow(from: from, to: to, file: path, type: word))
      }
    }
  }

  /// The arrows that lie on a way back to where they begin.
  var circular: [Arrow] {
    let next = Dictionary(grouping: arrows, by: \.from).mapValues { Set($0.map(\.to)) }
    return arrows.filter { arrow in
      var (seen, waiting) = (Set<String>(), [arrow.to])
      while let folder = waiting.popLast() {
        if folder == arrow.from { return true }
        if seen.insert(folder).inserted { waiting += next[folder] ?? [] }
      }
      return false
    }
  }

  /// The first part of a path; a file that lies in no folder stands for itself.
  private static func folder(of path: String) -> String {
    path.split(separator: "/").first.map(String.init) ?? path
  }

  /// A file without its comments and what stands in quotation marks.
  private static func code(of text: String) -> String {
    strings.stringByReplacingMatches(
      in: text, range: NSRange(text.startIndex..., in: text), withTemplate: "")
  }

  /// The types that a file declares for others, those in no other type.
  private static func declared(in code: String) -> [String] { declarations.groups(in: code) }

  /// The words of a file that may be names of types; those after a full stop belong to what stands before it.
  private static func words(of code: String) -> [String] { typeNames.groups(in: code) }

  private static let strings = NSRegularExpression(
    known: ##"(?s:""".*?""")|"(?:\\.|[^"\\\n])*"|//[^\n]*"##)
  private static let declarations = NSRegularExpression(
    known:
      #"(?m)^(?:(?:public|package|internal|private|fileprivate|final|indirect) )*(?:struct|class|enum|protocol|actor|typealias) (\w+)"#
  )
  private static let typeNames = NSRegularExpression(known: #"(?<![.\w])([A-Z]\w*)"#)
}

extension NSRegularExpression {
  /// An expression that is known to be sound.
  fileprivate convenience init(known pattern: String) {
    do { try self.init(pattern: pattern) } catch { preconditionFailure("the expression is sound: \(error)") }
  }

  /// What the first group of each match holds.
  fileprivate func groups(in text: String) -> [String] {
    matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap { match in
      Range(match.range(at: 1), in: text).map { String(text[$0]) }
    }
  }
}
