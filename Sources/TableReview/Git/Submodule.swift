import TableModel
import TableSources

/// A repository within another one, whose revisions are not those of the other.
package enum Submodule {
  /// Whether a path lies in such a repository, as seen from a folder of the outer one.
  package static func holds(_ path: FilePath, in folder: FilePath) -> Bool {
    guard let outer = GitRepository.top(above: folder.rooted),
      let inner = GitRepository.top(above: path.rooted)
    else { return false }
    return inner.isBelow(outer)
  }

  /// What is to be said of one that is left alone.
  package static func skipped(_ folder: FilePath) -> Diagnostic {
    Diagnostic(
      .warning, at: SourceLocation(file: folder.text),
      "skipped a submodule, whose content is in another repository",
      hint: "compare it from inside: tablemock diff \(folder.shellWord) --since one of its revisions")
  }
}

extension GitRepository {
  /// The submodule of a revision that a path of the repository is, or lies in, and the rest of the path; `nil` where it
  /// lies in none.
  ///
  /// Throws where there is no such revision, or git lacks some of it.
  func submodule(
    holding path: FilePath, in revision: String
  ) throws(Diagnostic) -> (entry: GitEntry, below: FilePath)? {
    let path = path.endsWithSlash ? FilePath(bytes: path.bytes.dropLast()) : path
    for submodule in try submodules(of: revision) {
      if submodule.path == path { return (submodule, "") }
      if let below = path.relative(to: submodule.path) { return (submodule, below) }
    }
    return nil
  }

  /// What is to be said of a path in a submodule that has not been fetched.
  func absence(of path: FilePath, in submodule: GitEntry) -> Diagnostic {
    Self.absence(of: path, in: submodule, of: top)
  }

  /// The same of a repository with an uppermost folder.
  static func absence(of path: FilePath, in submodule: GitEntry, of top: FilePath) -> Diagnostic {
    Diagnostic(
      .error, at: SourceLocation(file: path.text), "this is in a submodule that is not checked out",
      hint: """
        “\(Self.call(in: top)) submodule update --init \
        \(Self.path(submodule.path, in: top).shellWord)” checks it out
        """)
  }

  /// The repository of a submodule that has the commit which a revision names; `nil` where it is not checked out, so that
  /// the disk has nothing of it either.
  ///
  /// Throws where it lacks the commit.
  func repository(of submodule: GitEntry, label: FilePath) throws(Diagnostic) -> GitRepository? {
    let place = top.appending(submodule.path)
    guard Self.top(above: place) == place else { return nil }
    let inner = try GitRepository(of: place, label: label, memory)
    guard try inner.commit(of: submodule.object) != nil else {
      throw Diagnostic(
        .error, at: SourceLocation(file: label.text),
        "the submodule “\(submodule.path.shown)” lacks the commit of this revision",
        hint: """
          “git -C \(place.fromHere.shellWord) fetch origin \(submodule.object)” fetches it
          """)
    }
    return inner
  }
}

extension LeftOutFiles {
  /// What is to be said of a path in a submodule that is not checked out; `nil` for any other.
  func absence(ofSubmoduleAround path: FilePath) -> Diagnostic? {
    guard !submodules.isEmpty, !path.exists else { return nil }
    let place = path.rooted
    return submodules.first { place.isBelow(top.appending($0.path)) }.flatMap { submodule in
      GitRepository.top(above: top.appending(submodule.path)) == top
        ? GitRepository.absence(of: path, in: submodule, of: top) : nil
    }
  }
}
