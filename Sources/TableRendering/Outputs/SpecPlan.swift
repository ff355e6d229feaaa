import TableModel
import TableSources

/// Where the specs of a call go.
public struct SpecPlan: Sendable {
  /// The endings that a spec's file may have.
  public static let endings = ["yaml", "yml"]

  /// The path as far as the names of the tables; `nil` for a file of the source's name in the folder.
  private let stem: FilePath?
  private let folder: FilePath
  private let ending: String

  /// A plan for specs in a folder, or at a path with a known ending; `nil` for any other path.
  ///
  /// What ends with a slash, is a folder already, or has no dot in its name is taken for a folder. Without an output it
  /// is the current one.
  public init?(output: FilePath?) {
    guard let output, !output.endsWithSlash, let ending = output.ending, !output.isFolder else {
      (stem, ending) = (nil, "yaml")
      folder = output ?? ""
      return
    }
    guard output.hasEnding(SpecPlan.endings) else { return nil }
    (stem, folder, self.ending) = (output.stem, "", ending.text)
  }

  /// The screens of a source `name` with their specs; a screen that was picked from others has its own name in a folder.
  public func specs(
    of name: FilePath, showing document: Document, isPicked: Bool
  ) -> [(screen: Screen, spec: PlannedSpec)] {
    let names = TableFileNames(of: document, from: name, isPicked: isPicked, inFolder: stem == nil)
    return zip(document.screens, names.suffixes).map { screen, suffix in
      let stem = (stem ?? folder.appending(name)) + (suffix.map { "-" + $0 } ?? "")
      return (screen, PlannedSpec(stem: stem, ending: "." + ending))
    }
  }
}

/// A spec file to be written.
public struct PlannedSpec: Hashable, Sendable {
  /// The path without its ending.
  public var stem: FilePath
  /// The ending with its dot.
  public var ending: String

  /// The path of the file.
  public var path: FilePath { stem + ending }

  /// The path of the folder that the file will lie in.
  public var folder: FilePath { stem.folder }

  /// The name of a folder beside the file for copies of pictures.
  public var imagesFolder: FilePath { stem.name + "-images" }
}
