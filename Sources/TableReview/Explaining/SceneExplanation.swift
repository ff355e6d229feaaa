import TableLayout
import TableModel

/// Where the figures of the frames of a scene come from.
///
/// The scene must have been laid out with `explainsFrames`: the terms were noted where each figure was computed.
public struct SceneExplanation: Sendable {
  /// The scene and its source.
  public let inspected: InspectedScene
  /// All views with their addresses, each before those in it.
  public let views: [ExplainedView]

  /// The explanation of a scene.
  public init(_ inspected: InspectedScene) {
    self.inspected = inspected
    views = SceneAddresses(inspected).views
  }

  /// The view at an address; `nil` where there is none.
  ///
  /// Index paths may have a comma, as those of options have.
  public func view(at address: String) -> ExplainedView? {
    let comma = address.firstIndex { !$0.isNumber }.flatMap { address[$0] == "," ? $0 : nil }
    let address = comma.map { address[..<$0] + "-" + address[address.index(after: $0)...] } ?? address[...]
    return views.first { $0.address == address }
  }

  /// All addresses, the nearest to another first: those that begin alike, and then those that are spelt alike.
  public func addresses(nearestTo address: String) -> [String] {
    let wanted = Array(address)
    let ranked = views.enumerated().map { order, view in
      let other = Array(view.address)
      let common = zip(wanted, other).prefix { $0 == $1 }.count
      return (rank: (-common, SceneExplanation.distance(wanted, other), order), address: view.address)
    }
    return ranked.sorted { $0.rank < $1.rank }.map(\.address)
  }

  /// How many letters have to be put in, left out or changed to make one word the other.
  private static func distance(_ one: [Character], _ other: [Character]) -> Int {
    var row = Array(0...other.count)
    for (index, letter) in one.enumerated() {
      var next = [index + 1]
      for (column, candidate) in other.enumerated() {
        next.append(min(row[column] + (letter == candidate ? 0 : 1), row[column + 1] + 1, next[column] + 1))
      }
      row = next
    }
    return row[other.count]
  }

  /// Where the source says what the view shows; `nil` where nobody knows.
  public func origin(of view: ExplainedView) -> Origin? {
    inspected.origins?.origin(of: view.path)
  }
}
