import ArgumentParser
import TableModel
import TableRendering
import TableSources

/// What shells offer for arguments that are no words of a list.
enum Completions {
  /// Sources, and the folders that lead to them.
  static var sources: CompletionKind { .file(extensions: InputExpansion.endings) }

  /// Pictures, and the folders that lead to them.
  static var pictures: CompletionKind { .file(extensions: PictureFormat.allCases.map(\.rawValue)) }

  /// The names of the tables in the sources that the command line has so far.
  static var tables: CompletionKind {
    .custom { words, _, _ in
      let paths = words.map { FilePath($0) }.filter { $0.hasEnding(InputExpansion.endings) }
      return paths.flatMap { SourceLoader.standard.load(path: $0).document?.tableNames ?? [] }
    }
  }
}
