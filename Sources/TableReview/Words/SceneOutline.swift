import TableLayout
import TableModel

package struct SceneOutline: Hashable, Sendable {
  package init(_ scene: Scene, origins: OriginFinder?, screen: Int) {}
  package init?(_ json: JSONValue) {}
  package func frames(ofID id: String) -> [Rect] { [] }
  package var textFrames: [Rect] { [] }
  package func json(withSources: Bool) -> JSONValue { .null }
}

package struct SceneComparison {
  package init(_ old: SceneOutline, _ new: SceneOutline) {}
  package var changes: [SceneChange] { [] }
}
