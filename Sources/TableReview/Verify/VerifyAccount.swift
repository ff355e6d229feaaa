import TableDrawing
import TableLayout
import TableModel
import TableProject
import TableSources

/// What the threads of a verification learn besides their pictures: which fonts were opened, and which rules served.
final class VerifyAccount: Sendable {
  /// A rule by the file that it stands in, in words: one of a manifest is the same for all pictures that it is for.
  private struct Rule: Hashable {
    var file: FilePath
    var words: String
  }

  private struct State {
    var fonts: Set<FontFile> = []
    /// The rules that a picture could have needed and did not.
    var idle: Set<Rule> = []
    /// The rules that a picture has needed, or may need yet.
    var served: Set<Rule> = []
  }

  private let manifest: FilePath
  private let state = Monitor(State())

  /// An account of a verification whose further rules stand in a manifest.
  init(manifest: FilePath) {
    self.manifest = manifest
  }

  /// Notes fonts that were opened.
  func add(fonts: [FontFile]) {
    state.withLock { $0.fonts.formUnion(fonts) }
  }

  /// The fonts that were opened so far.
  var fonts: Set<FontFile> { state.withLock { $0.fonts } }

  /// Notes which rules served for a picture: its source's own and those of the manifest.
  func note(
    _ own: ReviewRules, of input: FilePath, _ others: ReviewRules, _ finding: PictureReview.Finding,
    in scene: Scene
  ) {
    let ids = own.ignore.isEmpty && others.ignore.isEmpty ? [] : scene.root.identifiers
    state.withLock { state in
      for (rules, file) in [(own, input), (others, manifest)] {
        for view in rules.ignore {
          let rule = Rule(file: file, words: "no view has the id “\(view.id)” that reviews ignore")
          if ids.contains(view.id) {
            state.served.insert(rule)
          } else if finding.entry.state != .new {
            state.idle.insert(rule)
          }
        }
      }
      // A source's own tolerance stands before the manifest's.
      let (file, tolerance) = own.tolerance == nil ? (manifest, others.tolerance) : (input, own.tolerance)
      guard let tolerance else { return }
      let rule = Rule(file: file, words: "no picture needed the tolerance “\(tolerance.reason)”")
      guard finding.hasCompared else { return }
      // Of files that are the same nobody knows, and what has changed may need it once it is approved.
      if finding.neededTolerance || finding.entry.state != .same {
        state.served.insert(rule)
      } else {
        state.idle.insert(rule)
      }
    }
  }

  /// Warnings of rules that served for no picture.
  var unused: [Diagnostic] {
    state.withLock { state in
      state.idle.subtracting(state.served).map {
        Diagnostic(
          .warning, at: SourceLocation(file: $0.file.text), $0.words, hint: "remove it from “review”")
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
