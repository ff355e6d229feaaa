import TableDrawing
import TableLayout
import TableModel
import TableSources

/// What the threads of a verification learn besides their pictures: which fonts were opened, and which rules served.
final class VerifyAccount: Sendable {
  /// A rule of a source, in words.
  private struct Rule: Hashable {
    var input: FilePath
    var words: String
  }

  private struct State {
    var fonts: Set<FontFile> = []
    var rules: [Rule] = []
    var served: Set<Rule> = []
  }

  private let state = Monitor(State())

  /// Notes fonts that were opened.
  func add(fonts: [FontFile]) {
    state.withLock { $0.fonts.formUnion(fonts) }
  }

  /// The fonts that were opened so far.
  var fonts: Set<FontFile> { state.withLock { $0.fonts } }

  /// Notes which rules of a source served for a picture.
  func note(_ rules: ReviewRules, of input: FilePath, in scene: Scene, neededTolerance: Bool) {
    let ids = scene.root.identifiers
    state.withLock { state in
      for view in rules.ignore {
        let rule = Rule(input: input, words: "no view has the id “\(view.id)” that reviews ignore")
        if !state.rules.contains(rule) { state.rules.append(rule) }
        if ids.contains(view.id) { state.served.insert(rule) }
      }
      if let tolerance = rules.tolerance {
        let rule = Rule(input: input, words: "no picture needed the tolerance “\(tolerance.reason)”")
        if !state.rules.contains(rule) { state.rules.append(rule) }
        if neededTolerance { state.served.insert(rule) }
      }
    }
  }

  /// Warnings of rules that served for no picture.
  var unused: [Diagnostic] {
    state.withLock { state in
      state.rules.filter { !state.served.contains($0) }.map {
        Diagnostic(
          .warning, at: SourceLocation(file: $0.input.text), $0.words, hint: "remove it from “review”")
      }
      .sorted { ($0.location.file, $0.message) < ($1.location.file, $1.message) }
    }
  }
}

extension SceneNode {
  /// The identifiers of this view and of all in it.
  fileprivate var identifiers: Set<String> {
    children.reduce(into: id.map { [$0] } ?? []) { $0.formUnion($1.identifiers) }
  }
}
