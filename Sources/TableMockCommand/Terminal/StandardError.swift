import Synchronization
import TableModel
import TableSources

/// The stream for findings.
enum StandardError {
  private static let failure = Atomic<Bool>(false)

  /// Whether anything could not be written, as there is nowhere else to say so.
  static var hasFailed: Bool { failure.load(ordering: .relaxed) }

  /// Writes a text with a line feed; no character in it can do anything to a terminal.
  static func print(_ text: String) {
    write(text.printableLines + "\n")
  }

  /// Writes a text as it is, with what is meant to do something to a terminal.
  static func write(_ text: String) {
    do throws(FileError) {
      try OutputFile.writeToStandardError(Array(text.utf8))
    } catch {
      failure.store(true, ordering: .relaxed)
    }
  }
}
