import Glibc
import TableModel

/// The program that reads views of SwiftUI from their source: `tablemock-swiftui`.
///
/// It is a package of its own and lies beside this program where it is installed. It is confined to reading the project, since
/// projects come from strangers.
package struct SwiftUIProgram: Sendable {
  /// The name of the program.
  static let name: FilePath = "tablemock-swiftui"
  /// The bytes that it may print.
  private static let mostBytes = 32 << 20

  private let program: FilePath?
  private var confinement: ChildProcess.Confinement
  /// The program where it goes on running between two files.
  package var running: SwiftUIReaderProcess?

  /// The program at a path, within what it may take; `nil` for the one beside this program or on the `PATH`.
  package init(_ program: FilePath? = nil, confinement: ChildProcess.Confinement = ChildProcess.Confinement())
  {
    (self.program, self.confinement) = (program, confinement)
  }

  /// What the program says of a file.
  package struct Reading: Sendable {
    /// The screen as a spec in JSON, in ASCII.
    package var document: [UInt8]
    /// Where its parts stand in the file, and what was guessed.
    package var facts: JSONValue
  }

  /// The screen of a file in Swift with what its author chooses, which may use what lies below some folders.
  package func read(
    _ path: FilePath, _ choices: ViewChoices, below places: [FilePath]
  ) throws(Refusal) -> Reading {
    let program = try found()
    guard Sandbox.allowsPrograms else {
      throw Refusal(
        message: "this is a SwiftUI view, and in the sandbox no other program may read it",
        hint: "convert it to a spec outside of the sandbox")
    }
    guard choices.arguments.reduce(0, { $0 + $1.utf8.count }) <= ViewChoices.mostBytes else {
      throw Refusal(
        message: "this SwiftUI view gets more than \(ViewChoices.mostBytes) bytes of values",
        hint: "set fewer of them")
    }
    guard let file = path.resolved else { throw Refusal(message: "there is no such file") }
    var confinement = confinement
    confinement.readable += places
    let root = places.first { file.isBelow($0) } ?? file.folder
    let (printed, status): ([UInt8], Int32)
    do throws(SystemError) {
      // Confined as it is, it cannot ask the system for its arguments, so it is given them to read, too.
      let arguments: [FilePath] =
        ["--quiet", "--root", root] + choices.arguments.map { FilePath(bytes: Array($0.utf8)) } + [path]
      let words: [UInt8] = arguments.flatMap { $0.bytes + [0] }
      if let answer = try running?.answer(
        program, words, atMost: SwiftUIProgram.mostBytes, confinement: confinement)
      {
        (printed, status) = (answer.printed, answer.status)
      } else {
        let process = try ChildProcess(program, arguments, reading: words, confinement: confinement)
        printed = try process.collect(atMost: SwiftUIProgram.mostBytes).output
        status = process.wait()
      }
    } catch {
      throw SwiftUIProgram.failure
    }
    let lines = printed.split(separator: UInt8(ascii: "\n"))
    if status == 1, let line = lines.first, let said = try? JSONReader.parse(Array(line)),
      let message = said["message"]?.text
    {
      throw Refusal(message: message, hint: said["hint"]?.text)
    }
    guard status == 0, lines.count == 2, let facts = try? JSONReader.parse(Array(lines[1])) else {
      throw SwiftUIProgram.failure
    }
    return Reading(document: Array(lines[0]), facts: facts)
  }

  private static let failure = Refusal(
    message: "this is a SwiftUI view that \(name.text) could not read, or not in time",
    hint: "run \(name.text) on it to see what it says")

  /// Where the reader lies around a program: beside it, or where a bundle or a wheel has it.
  package static func places(around program: FilePath?) -> [FilePath] {
    guard let folder = program?.folder else { return [] }
    return [folder.appending(name), folder.folder.appending("libexec/tablemock").appending(name)]
  }

  private func found() throws(Refusal) -> FilePath {
    if let program { return program }
    for place in SwiftUIProgram.places(around: FilePath("/proc/self/exe").resolved)
    where FileStatus(of: place)?.kind == .regular {
      return place
    }
    if let path = try? ProgramSearch.path(of: SwiftUIProgram.name) { return path }
    throw Refusal(
      message:
        "this is a SwiftUI view, but \(SwiftUIProgram.name.text), the program that reads it, is missing",
      hint:
        "wheels, bundles and the package \(SwiftUIProgram.name.text) have it; in a clone of tablemock, run “make swiftui-reader” and put it beside this program"
    )
  }
}
