import TableModel

/// Writes documents as spec files: the shortest text from which the loader makes the same document.
///
/// What equals UIKit's defaults is left out, and short forms stand wherever they say the same. A colour loses what 8
/// bits a component cannot hold, and a picture that the loader would not find from the folder becomes a placeholder of
/// its size.
public struct SpecWriter: Sendable {
  private let folder: String

  /// A writer of specs that will lie in a folder, below which their pictures are looked for.
  public init(folder: String) {
    self.folder = folder
  }

  /// The spec of a document, in YAML.
  public func text(of document: Document) -> String {
    let describer = SpecDescriber(folder: folder)
    return YAMLPrinter.text(of: document.screens.map(describer.screen))
  }
}
