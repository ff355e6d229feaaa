import Glibc
import TableModel

/// The source files that a user means by files, folders and patterns.
public struct InputExpansion: Sendable {
  /// The endings of files that are looked for in folders.
  package static let endings = ["yaml", "yml", "json", "storyboard", "xib"]

  /// The files, in the order of the arguments and sorted by name inside a folder or pattern.
  ///
  /// A name that is no file is among them: reading it will say what is wrong with it.
  public private(set) var inputs: [InputFile] = []
  /// What could not be looked into, is named unreadably, or holds no source files.
  public private(set) var problems: [Diagnostic] = []

  /// Expands the arguments of a call; `-` is standard input.
  public init(_ arguments: [String]) {
    for argument in arguments {
      if argument == "-" {
        inputs.append(InputFile(path: "-", outputName: "table"))
      } else if argument.contains(where: { "*?[".contains($0) }), access(argument, F_OK) != 0 {
        addMatches(of: argument)
      } else {
        add(argument)
      }
    }
  }

  private mutating func addMatches(of pattern: String) {
    let matches = GlobMatches(pattern: pattern).names
    if matches.isEmpty { report(pattern, "no file matches this pattern") }
    for match in matches {
      if let path = match.text { add(path, isFound: true) } else { reportUnreadableName(match.shown) }
    }
  }

  /// Adds a file as it is, or what a folder holds; a name is never taken for a pattern here.
  private mutating func add(_ path: String, isFound: Bool = false) {
    guard FolderEntry.isFolder(path) else {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      return inputs.append(
        InputFile(path: path, outputName: InputExpansion.stem(of: name), isFound: isFound))
    }
    let before = (inputs.count, problems.count)
    addFiles(in: path, below: "")
    guard before == (inputs.count, problems.count) else { return }
    report(
      path, "there are no spec files and no Interface Builder documents in this folder",
      hint: "they end in .yaml, .yml, .json, .storyboard or .xib")
  }

  /// Adds the files below a folder, each named after the folders that lead to it from the first.
  private mutating func addFiles(in folder: String, below prefix: String) {
    let entries: [FolderEntry]
    switch FolderEntry.entries(of: folder) {
    case .success(let found): entries = found
    case .failure(let error):
      return report(folder, "the folder cannot be read: \(error.reason)")
    }
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    for entry in entries {
      let isSource = entry.kind == .file && InputExpansion.isSource(entry.name.shown)
      guard entry.kind == .folder || isSource else { continue }
      guard let name = entry.name.text else {
        reportUnreadableName(base + entry.name.shown)
        continue
      }
      if isSource {
        let outputName = prefix + InputExpansion.stem(of: name)
        inputs.append(InputFile(path: base + name, outputName: outputName, isFound: true))
      } else if !InputExpansion.isForeign(name) {
        addFiles(in: base + name, below: "\(prefix)\(name)/")
      }
    }
  }

  private mutating func reportUnreadableName(_ shown: String) {
    report(shown, "the name is not valid UTF-8, so this is left out", hint: "rename it")
  }

  private mutating func report(_ path: String, _ message: String, hint: String? = nil) {
    problems.append(Diagnostic(.error, at: SourceLocation(file: path), message, hint: hint))
  }

  private static func isSource(_ name: String) -> Bool {
    name.split(separator: ".").last.map { endings.contains($0.lowercased()) } ?? false
  }

  /// Whether a folder is one of Xcode's, whose JSON files are no specs.
  private static func isForeign(_ name: String) -> Bool {
    [".xcassets", ".xcodeproj", ".xcworkspace"].contains(where: name.hasSuffix)
  }

  private static func stem(of name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}
