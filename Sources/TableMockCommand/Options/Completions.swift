import ArgumentParser
import TableBatch
import TableModel
import TableRendering
import TableSources

/// What shells offer for arguments that are no words of a list.
enum Completions {
  /// Sources, and the folders that lead to them.
  static var sources: CompletionKind { .file(extensions: InputExpansion.endings) }

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
