import TableModel

/// What the author says of what an app knows only when it runs: the rows of its tables, and what stands for names in its
/// views of SwiftUI.
public struct SampleData: Hashable, Sendable {
  /// The file of rows, or of choices; `nil` for that beside the source.
  public var file: FilePath?
  /// What is said of views of SwiftUI; before what the file says.
  public var view: ViewChoices?

  /// What a user names; `nil` where that is nothing.
  public init?(file: FilePath?, view: ViewChoices? = nil) {
    let view = view == ViewChoices() ? nil : view
    guard file != nil || view != nil else { return nil }
    (self.file, self.view) = (file, view)
  }

  /// The same with its file seen from elsewhere.
  package func placed(_ path: (FilePath) -> FilePath) -> SampleData {
    var data = self
    data.file = file.map(path)
    return data
  }
}

extension SampleData? {
  /// What is said here, and elsewhere where nothing is said here.
  package func joined(with others: SampleData?) -> SampleData? {
    guard let self else { return others }
    return SampleData(file: self.file ?? others?.file, view: self.view.joined(with: others?.view))
  }
}

/// What the author chooses of a view of SwiftUI: what its names stand for, how many rows its lists have, and which of its
/// previews is drawn.
public struct ViewChoices: Hashable, Sendable {
  /// A name and the value that it stands for, as in `isPro=true`.
  public struct Setting: Hashable, Sendable {
    /// The name, or the path to it: `model.isPro`.
    public var name: String
    /// The value: a number, `true`, `nil`, a case such as `.dark`, a text, or JSON.
    public var value: String

    /// A name that stands for a value.
    public init(name: String, value: String) { (self.name, self.value) = (name, value) }
  }

  /// The names that stand for something; of one name the last counts.
  public var settings: [Setting] = []
  /// The number of rows in lists whose data are not known, at most 1,000; `nil` for none.
  public var rows: Int?
  /// The preview that is drawn, by its name or its number from 1; `nil` for the view.
  public var preview: String?
  /// Whether the picture has marks where something was guessed; `nil` where nobody said.
  public var marksGuesses: Bool?
  /// The release of the system that `#available` compares with: that of the look of the pictures; `nil` for the newest.
  package var system: SystemVersion?

  /// No choices.
  public init() {}

  /// How many rows may be asked for.
  package static let rowCounts = 0...1_000

  /// The bytes that names and values may have together.
  package static let mostBytes = 1 << 18

  /// The arguments that tell the reader of these choices.
  var arguments: [String] {
    var arguments = settings.flatMap { ["--set", "\($0.name)=\($0.value)"] }
    if let rows { arguments += ["--rows", String(rows)] }
    if let preview { arguments += ["--preview", preview] }
    if marksGuesses == false { arguments.append("--no-guesses") }
    if let system { arguments += ["--system", system.number] }
    return arguments
  }
}

extension ViewChoices? {
  /// What is said here, and elsewhere where nothing is said here.
  package func joined(with others: ViewChoices?) -> ViewChoices? {
    guard var choices = self else { return others }
    guard let others else { return choices }
    choices.settings = others.settings + choices.settings
    choices.rows = choices.rows ?? others.rows
    choices.preview = choices.preview ?? others.preview
    choices.marksGuesses = choices.marksGuesses ?? others.marksGuesses
    choices.system = choices.system ?? others.system
    return choices
  }
}

extension ViewChoices {
  /// The choices as an object of JSON.
  package var json: JSONValue {
    var members: [(key: String, value: JSONValue)] = []
    if !settings.isEmpty {
      members.append(("set", .object(settings.map { ($0.name, .string($0.value)) })))
    }
    if let rows { members.append(("rows", .number(Double(rows)))) }
    if let preview { members.append(("preview", .string(preview))) }
    if let marksGuesses { members.append(("guesses", .bool(marksGuesses))) }
    if let system { members.append(("system", .string("iOS \(system.number)"))) }
    return .object(members)
  }

  /// The choices that an object of JSON says.
  package init(_ json: JSONValue) {
    for member in json["set"]?.members ?? [] {
      settings.append(Setting(name: member.key, value: member.value.text ?? ""))
    }
    rows = json["rows"]?.number.flatMap { Int(exactly: $0) }
    preview = json["preview"]?.text
    marksGuesses = json["guesses"]?.bool
    system = json["system"]?.text.flatMap { SystemVersion(named: $0) }
  }
}

/// The file of the rows that an app shows when it runs, beside the document that they are shown in.
package enum SampleDataFile {
  /// The ending of its stem, behind the name of the document.
  private static let ending = "tablemock"

  /// The file of a document: `App/Main.tablemock.yaml` of `App/Main.storyboard`.
  package static func path(beside document: FilePath) -> FilePath {
    let name = name(beside: document.name)
    return document.components.count > 1 ? document.folder.appending(name) : name
  }

  /// The name of the file of a document: `Main.tablemock.yaml` of `Main.storyboard`.
  package static func name(beside document: FilePath) -> FilePath {
    FilePath(bytes: document.stem.bytes + Array(".\(ending).yaml".utf8))
  }

  /// Whether a path is that of such a file, which is no spec.
  package static func isOne(_ path: FilePath) -> Bool {
    path.hasEnding(["yaml"]) && path.name.stem.hasEnding([ending])
  }
}
