import TableLayout
import TableModel
import Testing

@testable import TableDrawing

/// That scenes which are kept for one picture hold no more together than one may.
@Suite struct SceneRoomTests {
  private func scene(views: Int) -> Scene {
    let child = SceneNode(.view, frame: Rect(x: 0, y: 0, width: 1, height: 1))
    var root = SceneNode(.view, frame: Rect(x: 0, y: 0, width: 9, height: 9))
    root.children = Array(repeating: child, count: views)
    return Scene(theme: "ios16", size: root.frame.size, contentSize: root.frame.size, scale: 1, root: root)
  }

  @Test func roomIsForAllTogether() throws {
    let scene = scene(views: 1_000)
    #expect(scene.partCount >= 1_000)
    var room = SceneRoom()
    for _ in 0..<Scene.mostParts / scene.partCount { try room.take(scene) }
    #expect(throws: DrawingError.self) { try room.take(scene) }
  }

  @Test func aSceneThatHasTheMostHasRoomAlone() throws {
    var room = SceneRoom()
    let scene = scene(views: 400_000)
    try room.take(scene)
    #expect(throws: DrawingError.self) { try room.take(scene) }
  }
}
