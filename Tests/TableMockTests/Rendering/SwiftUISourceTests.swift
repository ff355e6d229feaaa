import Foundation
import TableLint
import TableModel
import TableRendering
import TableSources
import TestSupport
import Testing

/// Files in Swift are read by another program, whose place a script takes here.
@Suite struct SwiftUISourceTests {
  private static let swift = "// é\nstruct V: View {\n  var body: some View { Text(\"a\") }\n}\n"

  /// Makes a program of a script.
  ///
  /// A shell writes it: a file that a process of another test has inherited open for writing cannot be started.
  private static func write(_ script: String, in folder: TemporaryFolder) throws {
    try folder.write("#!/bin/sh\n\(script)\n", to: "script")
    #expect(try CommandRun(script: "cp script reader && chmod +x reader", in: folder.url).status == 0)
  }

  /// What comes of the file in a folder, which the program beside it reads.
  private static func load(in folder: TemporaryFolder) -> Source {
    var loader = SourceLoader.standard
    loader.swiftUI = SwiftUIProgram(FilePath(folder.url.path + "/reader"))
    return loader.load(path: FilePath(folder.url.path + "/V.swift"))
  }

  /// What comes of a file that a program reads which does what a script says.
  private func load(
    _ script: String, seconds: Double = 60, choices: ViewChoices? = nil, file: String? = nil
  ) throws -> Source {
    let folder = try TemporaryFolder()
    try folder.write(SwiftUISourceTests.swift, to: "V.swift")
    if let file { try folder.write(file, to: "V.tablemock.yaml") }
    try SwiftUISourceTests.write(script, in: folder)
    var confinement = ChildProcess.Confinement()
    confinement.seconds = seconds
    var loader = SourceLoader.standard
    loader.swiftUI = SwiftUIProgram(FilePath(folder.url.path + "/reader"), confinement: confinement)
    return loader.takingData(from: SampleData(file: nil, view: choices)).load(
      path: FilePath(folder.url.path + "/V.swift"))
  }

  @Test func theScreenHasThePlacesOfTheSwiftFile() throws {
    let source = try load(
      """
      echo '{"theme":"ios26","tableView":{"rows":[{"textLabel":"a","frame":1}]}}'
      echo '{"origins":[[38,65,47]],"guesses":[{"message":"m","file":"V.swift","line":3,"column":7}]}'
      """)
    #expect(source.document == nil)
    let finding = try #require(source.diagnostics.first)
    #expect(finding.location.file.hasSuffix("V.swift"))
    #expect([finding.location.line, finding.location.column] == [3, 25])
    let guess = try #require(source.diagnostics.last)
    #expect(guess.severity == .warning)
    #expect(guess.message == "guessed: m")
    #expect([guess.location.line, guess.location.column] == [3, 7])
  }

  /// A box whose name is a text is the picture of that name, and one whose name is a symbol the one that it stands for.
  @Test(
    arguments: [
      ("Brand Logo", "pictures", 40.0), ("brandLogo", "symbols", 40), ("Images.brandLogo", "symbols", 40),
      ("hero", "symbols", 40), ("brandLogo", "pictures", 9), ("other", "pictures", 9),
      ("other", "symbols", 9),
      ("Brand Logo", "unknown", 9), ("../Brand Logo", "pictures", 9),
    ])
  func boxesThatAreCalledLikePicturesAreThese(_ name: String, _ kind: String, _ width: Double) throws {
    let folder = try TemporaryFolder()
    try folder.write(SwiftUISourceTests.swift, to: "V.swift")
    for set in ["Brand Logo", "heroImage"] {
      let images = #"{"images":[{"idiom":"universal","filename":"a.png"}]}"#
      try folder.write(images, to: "A.xcassets/\(set).imageset/Contents.json")
      try Data(ImageFiles.png(40, 20)).write(
        to: folder.url.appendingPathComponent("A.xcassets/\(set).imageset/a.png"))
    }
    try SwiftUISourceTests.write(
      """
      echo '{"tableView":{"rows":[{"imageView":{"placeholder":"\(name)","size":{"width":9,"height":9}}}]}}'
      echo '{"\(kind)":["\(name)"]}'
      """, in: folder)
    let source = SwiftUISourceTests.load(in: folder)
    let image = source.document?.screens.first?.tableViews.first?.sections.first?.rows.first?.imageView?.image
    #expect(image?.size.width == width && (image?.placeholder == nil) == (width == 40))
    #expect(source.document?.lists.isEmpty == (width != 40))
    // That a text names no picture is told at its place, as for documents.
    let told = source.diagnostics.filter { $0.message.contains("there is no picture") }
    #expect(told.count == (kind == "pictures" && width != 40 ? 1 : 0))
    #expect(told.allSatisfy { $0.location.line != nil && $0.location.file.hasSuffix("V.swift") })
  }

  /// A view may name the language of its texts, which are in it where nobody asks for another one.
  @Test(
    arguments: [
      ("de", nil, "Sichern"), ("de", "fr", "Garder"), ("de", "en", "Save"), (nil, nil, "Save"),
      (nil, "de", "Sichern"),
    ] as [(String?, String?, String)])
  func textsAreInTheLanguageOfTheView(_ said: String?, _ asked: String?, _ expected: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(SwiftUISourceTests.swift, to: "V.swift")
    try folder.write("\"Save\" = \"Save\";", to: "en.lproj/Localizable.strings")
    try folder.write("\"Save\" = \"Sichern\";", to: "de.lproj/Localizable.strings")
    try folder.write("\"Save\" = \"Garder\";", to: "fr.lproj/Localizable.strings")
    let language = said.map { "\"language\":\"\($0)\"," } ?? ""
    try SwiftUISourceTests.write(
      """
      echo '{\(language)"tableView":{"rows":[{"textLabel":{"text":{"key":"Save","defaultValue":"Save"}}}]}}'
      echo '{"strings":"\(folder.url.path)"}'
      """, in: folder)
    let source = SwiftUISourceTests.load(in: folder)
    var variant = Variant()
    variant.language = asked
    // The texts are looked up only now.
    try withExtendedLifetime(folder) {
      let screen = try #require(try source.screens(as: variant).first)
      #expect(screen.tableViews.first?.sections.first?.rows.first?.textLabel?.text == expected)
      // Languages are compared with what the developer wrote, whatever the view names.
      let comparisons = try Renderer().comparisons(of: source, as: Variant(), in: ["fr"])
      let comparison = try #require(comparisons.first ?? nil)
      #expect(comparison.own.fits.map(\.text) == ["Save"])
      #expect(comparison.others.map { $0.fits.map(\.text) } == [["Garder"]])
    }
  }

  @Test func theScreenIsDrawnAsASpec() throws {
    let source = try load(
      """
      echo '{"theme":"ios26","tableView":{"rows":["a","b"]}}'
      echo '{}'
      """)
    #expect(try source.screens().count == 1)
    #expect(source.diagnostics.isEmpty)
  }

  /// A program that fails, says nothing of use, or goes on for ever is a message.
  @Test(arguments: [
    "exit 3", "echo nonsense; echo '{}'", "echo '{}'", "kill -SEGV $$", "while :; do :; done",
    "while :; do echo aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa; done",
  ])
  func whatFailsIsAMessage(_ script: String) throws {
    let source = try load(script, seconds: 0.5)
    #expect(source.document == nil)
    #expect(source.diagnostics.contains { $0.severity == .error })
  }

  @Test func whatTheProgramSaysIsTheMessage() throws {
    let source = try load("echo '{\"message\":\"has no view\",\"hint\":\"write one\"}'; exit 1")
    #expect(source.diagnostics.map(\.message) == ["has no view"])
    #expect(source.diagnostics.map(\.hint) == ["write one"])
  }

  /// A program that says whether it was called with some options among others; it is confined, so the shell does it alone.
  private func script(expecting options: [String]) -> String {
    """
    read -r line
    case "$line" in
    *'\(options.joined())'*) echo '{"message":"as expected"}' ;;
    *) echo '{"message":"otherwise"}' ;;
    esac
    exit 1
    """
  }

  @Test func whatTheAuthorChoosesReachesTheProgram() throws {
    var choices = ViewChoices()
    choices.settings = [.init(name: "isPro", value: "true"), .init(name: "items", value: "[a, b]")]
    (choices.rows, choices.preview, choices.marksGuesses) = (3, "Filled", false)
    let expected = [
      "--set", "isPro=true", "--set", "items=[a, b]", "--rows", "3", "--preview", "Filled", "--no-guesses",
    ]
    let source = try load(script(expecting: expected), choices: choices)
    #expect(source.diagnostics.map(\.message) == ["as expected"])
  }

  @Test func theFileBesideAViewDecidesToo() throws {
    var choices = ViewChoices()
    choices.settings = [.init(name: "a", value: "2")]
    let file =
      "set: {a: 1, b: [x, 2, true], c: 'true', d: .dark, e: null}\nrows: 4\npreview: P\nguesses: false\n"
    let expected = [
      "--set", "a=1", "--set", #"b=["x", 2, true]"#, "--set", #"c="true""#, "--set", "d=.dark", "--set",
      "e=nil",
      "--set", "a=2", "--rows", "4", "--preview", "P", "--no-guesses",
    ]
    let source = try load(script(expecting: expected), choices: choices, file: file)
    #expect(source.diagnostics.map(\.message) == ["as expected"])
  }

  @Test(arguments: [
    "sett: {a: 1}", "set: [a]", "set: {a: 1, a: 2}", "rows: many", "rows: 1001", "- a", "a: [b",
  ])
  func aWrongFileBesideAViewIsAWarning(_ file: String) throws {
    let source = try load("echo '{\"tableView\":{\"rows\":[]}}'; echo '{}'", file: file)
    #expect(source.document != nil)
    #expect(
      source.diagnostics.contains {
        $0.severity == .warning && $0.location.file.hasSuffix("V.tablemock.yaml")
      })
  }

  @Test func tooManyValuesAreAMessage() throws {
    var choices = ViewChoices()
    choices.settings = [.init(name: "a", value: String(repeating: "x", count: ViewChoices.mostBytes))]
    let source = try load("exit 3", choices: choices)
    #expect(
      source.diagnostics.first?.message
        == "this SwiftUI view gets more than \(ViewChoices.mostBytes) bytes of values")
  }

  @Test func aValueThatNothingAsksForIsAWarning() throws {
    let source = try load("echo '{\"tableView\":{\"rows\":[]}}'; echo '{\"unused\":[\"isPro\"]}'")
    #expect(
      source.diagnostics.map(\.message) == [
        "a value is given for “isPro”, which nothing in the view is called"
      ])
  }

  @Test func whatTheScreenWasMadeOfIsWatched() throws {
    let source = try load(
      "echo '{\"tableView\":{\"rows\":[]}}'; echo '{\"files\":[\"/a/Row.swift\"],\"strings\":\"/a\"}'",
      file: "rows: 1")
    let files = try #require(source.document).lists
    #expect(files.contains("/a/Row.swift"))
    #expect(files.contains { $0.name == "V.tablemock.yaml" })
  }

  @Test func choicesOfACallCountBeforeOthers() {
    var (call, file) = (ViewChoices(), ViewChoices())
    (call.settings, file.settings) = ([.init(name: "a", value: "1")], [.init(name: "a", value: "2")])
    (file.rows, call.preview, file.preview) = (2, "c", "f")
    let both = ViewChoices?(call).joined(with: file)
    #expect(both?.settings.map(\.value) == ["2", "1"])
    #expect(both?.rows == 2)
    #expect(both?.preview == "c")
    #expect(SampleData(file: nil, view: ViewChoices()) == nil)
    #expect(both.map { ViewChoices($0.json) }.map { $0.json.line } == both?.json.line)
  }

  /// In one look `#available` asks for its newest release; nobody asks where there are several, or for other sources.
  @Test(
    arguments: [
      (["ios16"], "V.swift", "18.7"), (["ios26"], "V.swift", "26.9"), (["ios16", "ios26"], "V.swift", nil),
      ([], "V.swift", nil), (["ios16"], "v.yaml", nil),
    ] as [([String], FilePath, String?)])
  func theLookSaysWhichReleaseIsAvailable(_ themes: [String], _ path: FilePath, _ release: String?) throws {
    var matrix = VariantMatrix()
    if !themes.isEmpty { try matrix.set(themes, for: .theme) }
    let inputs = [InputFile(path: path, outputName: "v")].drawn(as: matrix)
    let view = inputs[0].data?.view
    #expect(view?.system?.number == release)
    #expect(view.flatMap { ViewChoices($0.json).system } == view?.system)
  }

  @Test func theReleaseReachesTheProgram() throws {
    var choices = ViewChoices()
    choices.system = SystemVersion(18, 7)
    let source = try load(script(expecting: ["--system", "18.7"]), choices: choices)
    #expect(source.diagnostics.map(\.message) == ["as expected"])
  }

  /// A script takes the reader's place where none lies beside the program; one that does says the same.
  @Test func convertTakesWhatNamesStandFor() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      struct V: View {
        var isPro: Bool
        var body: some View { List { Text(isPro ? "IsChosen" : "IsNot") } }
      }
      """, to: "V.swift")
    try folder.write(
      """
      #!/bin/sh
      read -r line
      case "$line" in *--setisPro=true*) text=IsChosen ;; *) text=IsNot ;; esac
      echo "{\\"tableView\\":{\\"rows\\":[\\"$text\\"]}}"
      echo '{}'
      """, to: "tablemock-swiftui")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: folder.url.appendingPathComponent("tablemock-swiftui").path)
    let run = try CommandRun(
      ["convert", "V.swift", "--set", "isPro=true", "-o", "-"], in: folder.url,
      environment: ["PATH": "\(folder.url.path):/usr/bin:/bin"])
    #expect(run.text.contains("IsChosen"))
  }

  @Test func theReaderLiesBesideTheProgramOrInItsBundle() {
    #expect(
      SwiftUIProgram.places(around: "/opt/t/bin/tablemock").map(\.text) == [
        "/opt/t/bin/tablemock-swiftui", "/opt/t/libexec/tablemock/tablemock-swiftui",
      ])
  }

  /// The program may write nowhere.
  @Test func theProgramIsConfined() throws {
    let name = NSTemporaryDirectory() + "written-\(UUID().uuidString)"
    let source = try load("echo x > \(name); echo '{\"tableView\":{\"rows\":[]}}'; echo '{}'")
    #expect(
      !FileManager.default.fileExists(atPath: name)
        || (try? Data(contentsOf: URL(fileURLWithPath: name)).count) == 0)
    #expect(source.bytes != nil)
  }
}
