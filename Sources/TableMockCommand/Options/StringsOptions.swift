import ArgumentParser
import TableModel
import TableProject
import TableRendering
import TableSources

/// Where verbs look for what belongs to sources: their texts in other languages, and what apps know when they run.
struct StringsOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A folder of translations, or an .xcloc, instead of the strings beside each source.",
      valueName: "folder"),
    completion: .directory)
  var strings: String?

  @Option(
    help: ArgumentHelp(
      "A YAML or JSON file of rows to fill in, instead of the NAME.tablemock.yaml beside each document.",
      valueName: "file"),
    completion: .file(extensions: ["yaml", "yml", "json"]))
  var data: String?

  @OptionGroup var choices: ViewChoicesOptions

  func validate() throws {
    if let strings, !ArgumentPaths.path(of: strings).isFolder {
      throw ValidationError("--strings takes a folder, and “\(strings)” is not one.")
    }
    if let data, FileStatus(of: ArgumentPaths.path(of: data))?.kind != .regular {
      throw ValidationError("--data takes a file, and “\(data)” is not one.")
    }
  }

  /// What the call says of what apps know when they run, its file by a path that is the same wherever a manifest lies; `nil`
  /// for nothing.
  var sampleData: SampleData? {
    SampleData(file: data.map { ArgumentPaths.path(of: $0) }.map { $0.resolved ?? $0 }, view: choices.view)
  }

  /// The folder, by a path that is the same wherever a manifest lies; `nil` for the folder of each source.
  var folder: FilePath? {
    strings.map { ArgumentPaths.path(of: $0) }.map { $0.resolved ?? $0 }
  }
}

/// What a call decides of views of SwiftUI.
struct ViewChoicesOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What a name stands for in a view of SwiftUI, such as isPro=true or items=[a, b]. Repeat the option for more.",
      valueName: "name=value"),
    completion: .list([]), transform: ViewChoices.Setting.parse)
  var set: [ViewChoices.Setting] = []

  @Option(
    help: ArgumentHelp(
      "The number of rows in lists of SwiftUI whose data are not known.", valueName: "number"),
    completion: .list(["0", "3"]))
  var rows: Int?

  @Option(
    help: ArgumentHelp(
      "The preview of a SwiftUI file that is drawn, by its name or number.", valueName: "name"),
    completion: .list([]))
  var preview: String?

  @Flag(help: "Draw views of SwiftUI without marks where something was guessed.")
  var noGuesses = false

  func validate() throws {
    if let rows, !ViewChoices.rowCounts.contains(rows) {
      throw ValidationError("--rows takes a number from 0 to 1,000.")
    }
  }

  /// What is chosen.
  var view: ViewChoices {
    var view = ViewChoices()
    (view.settings, view.rows, view.preview) = (set, rows, preview)
    if noGuesses { view.marksGuesses = false }
    return view
  }
}

extension ViewChoices.Setting {
  /// Reads an option’s value, and says what is wrong with it.
  static func parse(_ argument: String) throws -> ViewChoices.Setting {
    guard let equals = argument.firstIndex(of: "="), equals > argument.startIndex else {
      throw ValidationError("write a name and a value, as in isPro=true.")
    }
    return ViewChoices.Setting(
      name: String(argument[..<equals]), value: String(argument[argument.index(after: equals)...]))
  }
}

extension ManifestOverrides {
  /// What the options of a call say.
  init(_ variants: VariantOptions, _ strings: StringsOptions, pattern: String?, formats: [PictureFormat]) {
    self.init()
    (self.strings, data, matrix) = (strings.folder, strings.sampleData, variants.matrix)
    (self.pattern, self.formats) = (pattern, formats.isEmpty ? nil : formats)
  }
}
