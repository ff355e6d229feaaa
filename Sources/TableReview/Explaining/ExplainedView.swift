import TableLayout
import TableModel

/// A view of a scene by the address at which its frame is explained.
public struct ExplainedView: Sendable {
  /// What one asks for it by, such as `0-2.textLabel`.
  public var address: String
  /// The view, without what lies in it.
  public var node: SceneNode
  /// The part of the document that it is or lies in.
  public var path: ElementPath

  /// The figures of the view's frame; those of which nothing is known have no terms.
  public var figures: [FrameFigure] { node.figures }
}
