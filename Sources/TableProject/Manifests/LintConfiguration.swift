import TableLint
import TableModel

/// What a project says of the linter in its manifest.
public struct LintConfiguration: Hashable, Sendable {
  /// An object of an Interface Builder document at which some rules do not count.
  public struct Exception: Hashable, Sendable {
    /// The identifier of the object.
    public var object: String
    /// The ids of the rules.
    public var rules: [String]
    /// Why they do not count there.
    public var reason: String
  }

  /// Files that are linted where no inputs are given, or to which something else applies.
  public struct Files: Hashable, Sendable {
    /// A file, a folder or a shell's pattern, from the manifest's folder.
    public var path: String
    /// What holds for them besides.
    public var settings = LintSettings()
  }

  /// The levels and numbers of rules.
  public var settings = LintSettings()
  /// What applies to some files besides.
  public var files: [Files] = []
  /// Where rules do not count.
  public var exceptions: [Exception] = []
  /// The file of known findings, from the manifest's folder.
  public var baseline: FilePath?
  /// The number of warnings that do not fail a run.
  public var maximumWarnings: Int?
  /// The path of the manifest as the user knows it; `nil` where there is none.
  public var file: String?

  /// A configuration that says nothing.
  public init() {}

  /// The files, folders and patterns that are linted where no inputs are given, from the manifest's folder.
  public var inputs: [String] { files.filter { $0.settings == LintSettings() }.map(\.path) }

  /// What holds for a file, by its path from the manifest's folder.
  public func settings(for path: FilePath) -> LintSettings {
    files.reduce(settings) { settings, entry in
      LintFilePattern(entry.path).matches(path) ? settings.overridden(by: entry.settings) : settings
    }
  }
}

/// A file, a folder or a pattern of names in which `*` stands for any letters of a name and `**` for any folders.
struct LintFilePattern {
  private let parts: [[UInt8]]

  init(_ pattern: String) {
    parts = FilePath(pattern).components.map(\.bytes)
  }

  /// Whether a path is meant, or lies below a folder that is.
  func matches(_ path: FilePath) -> Bool {
    let names = path.components.map(\.bytes).filter { $0 != [UInt8(ascii: ".")] }
    return LintFilePattern.matches(parts[...], names[...])
  }

  private static func matches(_ parts: ArraySlice<[UInt8]>, _ names: ArraySlice<[UInt8]>) -> Bool {
    guard let part = parts.first else { return true }
    if part == Array("**".utf8) {
      return names.indices.contains { matches(parts.dropFirst(), names[$0...]) }
        || parts.count == 1
    }
    guard let name = names.first, matches(name: name[...], part[...]) else { return false }
    return matches(parts.dropFirst(), names.dropFirst())
  }

  private static func matches(name: ArraySlice<UInt8>, _ part: ArraySlice<UInt8>) -> Bool {
    var (name, part) = (name, part)
    var retry: (part: ArraySlice<UInt8>, name: ArraySlice<UInt8>)?
    while let letter = name.first {
      if part.first == UInt8(ascii: "*") {
        part = part.dropFirst()
        retry = (part, name)
      } else if let wanted = part.first, wanted == letter || wanted == UInt8(ascii: "?") {
        (name, part) = (name.dropFirst(), part.dropFirst())
      } else if let last = retry, let rest = last.name.isEmpty ? nil : last.name.dropFirst() {
        retry = (last.part, rest)
        (name, part) = (rest, last.part)
      } else {
        return false
      }
    }
    return part.allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
