import TableComparison
import TableDrawing

extension DiffPicture {
  /// In what an animation differs from another picture, from its first picture to its last; `nil` where in nothing, and
  /// where neither moves.
  ///
  /// Throws where an animation cannot be read.
  func animationChange(to other: DiffPicture) throws -> SceneChange? {
    let (older, newer) = (try animation, try other.animation)
    guard let size = (newer ?? older)?.size else { return nil }
    return try AnimationComparison(older, newer).change(in: size)
  }

  private var animation: PNGAnimation? {
    get throws {
      switch self {
      case .file(let file): try file.animation()
      // What is drawn stands still.
      case .drawn: nil
      }
    }
  }
}
