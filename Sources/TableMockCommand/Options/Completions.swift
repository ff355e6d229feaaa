import ArgumentParser
import TableModel
import TableProject
import TableRendering
import TableSources

/// What shells offer for arguments that are no words of a list.
enum Completions {
  /// Sources, and the folders that lead to them.
  static var sources: CompletionKind { .file(extensions: InputExpansion.endings) }

  /// Words divided by commas: after a comma, those that are not there yet.
  static func words(_ words: [String]) -> CompletionKind {
    .custom { _, _, typed in
      let parts = typed.split(separator: ",", omittingEmptySubsequences: false).dropLast()
      // A word may have a weight or a limit behind it.
      let names = parts.map { $0.prefix { $0 != "=" } }
      let rest = words.filter { word in !names.contains(word.prefix { $0 != "=" }) }
      return rest.map { (parts + [$0[...]]).joined(separator: ",") }
    }
  }

  /// Pictures, and the folders that lead to them.
  static var pictures: CompletionKind { .file(extensions: PictureFormat.allCases.map(\.rawValue)) }

  /// The addresses of the views in the source that the command line has so far.
  static var addresses: CompletionKind {
    .custom { words, _, _ in
      let paths = words.map { FilePath($0) }.filter { $0.hasEnding(InputExpansion.endings) }
      var addresses: [String] = []
      for input in InputExpansion(paths).inputs.prefix(1) {
        _ = try? ExplainJob(input: input).run(SilentObserver()) { addresses += $0.views.map(\.address) }
      }
      return addresses
    }
  }

  /// Hears nothing: what is wrong with a source is not said between two keys.
  private final class SilentObserver: JobObserver {}

  /// The names of the tables in the sources that the command line has so far.
  static var tables: CompletionKind {
    .custom { words, _, _ in
      let paths = words.map { FilePath($0) }.filter { $0.hasEnding(InputExpansion.endings) }
      return paths.flatMap { SourceLoader.standard.load(path: $0).document?.tableNames ?? [] }
    }
  }
}
