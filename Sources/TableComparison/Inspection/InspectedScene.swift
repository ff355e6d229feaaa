import TableLayout
import TableModel

/// A scene and where it came from.
public struct InspectedScene: Sendable {
  /// The file as the user named it.
  public var file: String
  /// The number of the screen in its document, counted from 0.
  public var screen: Int
  /// The placed views.
  public var scene: Scene
  /// Where the parts of the document were written; `nil` where nobody knows.
  public var origins: OriginFinder?
  /// What was guessed of the source.
  package var guesses: [Diagnostic] = []

  /// A scene of a file.
  public init(file: String, screen: Int = 0, scene: Scene, origins: OriginFinder? = nil) {
    self.file = file
    self.screen = screen
    self.scene = scene
    self.origins = origins
  }
}
