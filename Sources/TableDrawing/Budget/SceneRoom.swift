import TableLayout

/// The room for scenes that are kept until one picture shows them all: together they may hold as much as a picture of one.
package struct SceneRoom {
  private var parts = 0

  /// Room in which no scene is yet.
  package init() {}

  /// Notes that a scene is kept; throws where it is too much together with those before it.
  package mutating func take(_ scene: Scene) throws(DrawingError) {
    parts += scene.partCount
    guard parts <= Scene.mostParts else { throw WorkMeter.tooMuch }
  }
}
