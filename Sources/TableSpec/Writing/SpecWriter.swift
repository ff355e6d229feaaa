import TableModel
import TableSources

/// Writes documents as spec files: the shortest text from which the loader makes the same document.
///
/// What equals UIKit's defaults is left out, and short forms stand wherever they say the same. A colour loses what 8
/// bits a component cannot hold, a picture that the loader would not find from the folder becomes a placeholder of
/// its size, and a number that specs cannot have the nearest that they can.
public struct SpecWriter: Sendable {
  private let folder: FilePath
  private let copiesFolder: FilePath?

  /// A writer of specs that will lie in a folder, below which their pictures are looked for.
  ///
  /// `copiesFolder` is the name of a folder in it where copies of other pictures can lie, so that specs name those.
  public init(folder: FilePath, copiesFolder: FilePath? = nil) {
    self.folder = folder
    self.copiesFolder = copiesFolder
  }

  /// The spec of a document, in YAML.
  public func text(of document: Document) -> String { spec(of: document).text }

  /// The spec of a document with the copies of pictures that it needs.
  public func spec(of document: Document) -> WrittenSpec {
    let images = ImageNames(folder: folder, copiesFolder: copiesFolder)
    let context = EncodingContext(images: images)
    let screens = document.screens.enumerated().map { number, screen in
      context.screen(number, textKeys: screen.textKeys) {
        ScreenSchema.mapping.value(of: ScreenDraft(screen), context)
      }
    }
    let text = YAMLPrinter.text(of: screens)
    return WrittenSpec(text: text, copies: images.copies, changes: context.changes)
  }
}
