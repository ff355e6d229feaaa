import Glibc
import TableModel
import TableSources

/// A preview that runs beside this program, and ends when this program or the last use of the value does.
package final class PreviewProcess: Sendable {
  /// The address of its page.
  package let url: String

  private let watch: ChildWatch
  /// What the preview reads from: it ends where nobody can write to it any more, however this program came to its end.
  private let lifeline: OpenFile

  /// The seconds in which a preview must have said its address.
  private static let patience = 30.0

  /// Starts a preview of a source, and waits for its address.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - editor: What places in sources are opened in.
  ///   - project: The project’s folder; `nil` where that of the source is looked for.
  /// - Throws: Why there is none.
  package init(of source: FilePath, editor: String, project: FilePath? = nil) throws(Diagnostic) {
    let program = try PreviewProgram.path()
    let words = PreviewProgram.wordsOfChild + ["--editor", editor]
    let folder: [FilePath] = project.map { ["--project", $0] } ?? []
    do throws(SystemError) {
      let child = try PreviewProcess.start(program, words.map { FilePath($0) } + folder + ["--", source])
      (watch, lifeline) = (ChildWatch(of: child.process), child.lifeline)
      url = try FirstLine.of(child.output, within: PreviewProcess.patience)
    } catch {
      throw PreviewProgram.absence(error.explanation)
    }
    guard url.hasPrefix("http://") else {
      throw PreviewProgram.absence(
        "it has ended, or said nothing for \(Int(PreviewProcess.patience)) seconds")
    }
  }

  /// Whether the preview has not ended by itself.
  package var isRunning: Bool { watch.isRunning }

  private struct Child {
    var process: pid_t
    var lifeline: OpenFile
    var output: OpenFile
  }

  /// Starts the program, and keeps this program’s ends of the pipes alone, so that each ends with the other’s.
  private static func start(_ program: FilePath, _ arguments: [FilePath]) throws(SystemError) -> Child {
    let (input, output) = (try OpenFile.pipe(), try OpenFile.pipe())
    let process = try spawn(program, arguments, reading: input.reading, writing: output.writing)
    return Child(process: process, lifeline: input.writing, output: output.reading)
  }

  /// Starts the program with what it reads from and writes to; findings go where this program’s do.
  private static func spawn(
    _ program: FilePath, _ arguments: [FilePath], reading input: OpenFile, writing output: OpenFile
  ) throws(SystemError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input.descriptor, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output.descriptor, STDOUT_FILENO)
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { $0.withCString { strdup($0) } }
    defer { for word in words { free(word) } }
    words.append(nil)
    var process: pid_t = 0
    let code = program.withCString { posix_spawn(&process, $0, &actions, nil, words, environ) }
    guard code == 0 else { throw SystemError(number: code) }
    return process
  }
}
