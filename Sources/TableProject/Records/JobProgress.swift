/// How far a job is that does not draw picture after picture.
public struct JobProgress: Hashable, Sendable {
  /// What is counted.
  public enum Thing: String, Hashable, Sendable {
    case pictures, screens, sources
  }

  /// What is counted.
  public var thing: Thing
  /// The number of things that are done with.
  public var finished: Int
  /// The number of all things.
  public var planned: Int

  /// So many of all things are done with.
  public init(_ thing: Thing, finished: Int, planned: Int) {
    self.thing = thing
    self.finished = finished
    self.planned = planned
  }
}
