import TableModel

/// The source files that a user means by files, folders and patterns.
public struct InputExpansion: Sendable {
  /// The endings of files that are looked for in folders.
  package static let endings = SourceKind.specEndings + ["storyboard", "xib"]

  /// The files, in the order of the arguments and sorted by name inside a folder or pattern.
  ///
  /// A name that is no file is among them: reading it will say what is wrong with it.
  public private(set) var inputs: [InputFile] = []
  /// What could not be looked into, or holds no source files.
  public private(set) var problems: [Diagnostic] = []
  /// The folders that were looked into, in which further files may come to be.
  package private(set) var folders: [FilePath] = []

  /// Expands the arguments of a call; `-` is standard input.
  ///
  /// `strings` is the folder of all inputs’ strings, where those beside them are not meant.
  public init(_ arguments: [FilePath], strings: FilePath? = nil) {
    for argument in arguments {
      if argument == SourceFile.standardInput {
        inputs.append(InputFile(path: argument, outputName: "table"))
      } else if GlobMatches.isPattern(argument), !argument.exists {
        addMatches(of: argument)
      } else {
        add(argument)
      }
    }
    guard let strings else { return }
    for index in inputs.indices { inputs[index].strings = strings }
  }

  private mutating func addMatches(of pattern: FilePath) {
    let matches = GlobMatches(pattern: pattern).paths
    folders.append(GlobMatches.fixedFolder(of: pattern))
    if matches.isEmpty { report(pattern, "no file matches this pattern") }
    for match in matches { add(match, isFound: true) }
  }

  /// Adds a file as it is, or what a folder holds; a name is never taken for a pattern here.
  private mutating func add(_ path: FilePath, isFound: Bool = false) {
    let name = path.components.last ?? path
    if name.hasEnding(["bundle"]), let pane = SettingsBundlePane.first(in: path) {
      return inputs.append(InputFile(path: pane, outputName: name.stem, isFound: isFound))
    }
    guard path.isFolder else {
      return inputs.append(InputFile(path: path, outputName: name.stem, isFound: isFound))
    }
    let before = (inputs.count, problems.count)
    addFiles(in: path, below: "")
    guard before == (inputs.count, problems.count) else { return }
    report(
      path, "there are no spec files, Interface Builder documents or Settings bundles in this folder",
      hint: "they end in .yaml, .yml, .json, .storyboard or .xib, or are called Settings.bundle")
  }

  /// Adds the files below a folder, each named after the folders that lead to it from the first.
  private mutating func addFiles(in folder: FilePath, below prefix: FilePath) {
    let entries: [FolderEntry]
    folders.append(folder)
    do throws(SystemError) {
      entries = try Folder(folder).entries()
    } catch {
      return report(
        folder, "the folder cannot be read: \(FileError(path: folder, code: error.number).reason)")
    }
    for entry in entries {
      let path = folder.appending(entry.name)
      switch entry.kind {
      case .file where InputExpansion.isTableOfStrings(path): break
      case .file where entry.name.hasEnding(InputExpansion.endings) && !OwnRecord.isOne(path):
        let outputName = prefix.appending(entry.name.stem)
        inputs.append(InputFile(path: path, outputName: outputName, isFound: true))
      case .folder where !entry.name.hasEnding(InputExpansion.foreignEndings):
        if entry.name == SettingsBundlePane.folderName, let pane = SettingsBundlePane.first(in: path) {
          let outputName = prefix.appending(entry.name.stem)
          inputs.append(InputFile(path: pane, outputName: outputName, isFound: true))
          continue
        }
        addFiles(in: path, below: prefix.appending(entry.name))
      default: break
      }
    }
  }

  private mutating func report(_ path: FilePath, _ message: String, hint: String? = nil) {
    problems.append(Diagnostic(.error, at: SourceLocation(file: path.text), message, hint: hint))
  }

  /// Whether a path is that of the texts of specs in another language, `strings/de.yaml`, which are no spec.
  private static func isTableOfStrings(_ path: FilePath) -> Bool {
    guard path.folder.name == "strings", path.hasEnding(SourceKind.specEndings) else { return false }
    return path.name.stem.validText.flatMap { LanguageTag($0) } != nil
  }

  /// The endings of Xcode's folders, whose JSON files are no specs.
  private static let foreignEndings = ["xcassets", "xcodeproj", "xcworkspace"]
}
