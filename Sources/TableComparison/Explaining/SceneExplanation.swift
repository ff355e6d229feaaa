import TableModel

/// Where the figures of the frames of a scene come from.
///
/// The scene must have been laid out with `explainsFrames`: the terms were noted where each figure was computed.
public struct SceneExplanation: Sendable {
  /// The scene and its source.
  public let inspected: InspectedScene

  /// The explanation of a scene.
  public init(_ inspected: InspectedScene) {
    self.inspected = inspected
  }

  /// All views with their addresses, each before those in it.
  public var views: [ExplainedView] {
    var views: [ExplainedView] = []
    visit { (view: ExplainedView) -> Bool in
      views.append(view)
      return true
    }
    return views
  }

  /// Hands all views over, each before those in it, until one is not answered with yes.
  func visit<Failure: Error>(_ body: (ExplainedView) throws(Failure) -> Bool) throws(Failure) {
    var addresses = SceneAddresses(inspected)
    try addresses.visit(body)
  }

  /// The view at an address; `nil` where there is none.
  ///
  /// Index paths may have a comma, as those of options have.
  public func view(at address: String) -> ExplainedView? {
    let comma = address.firstIndex { !$0.isNumber }.flatMap { address[$0] == "," ? $0 : nil }
    let address = comma.map { address[..<$0] + "-" + address[address.index(after: $0)...] } ?? address[...]
    return first { $0.address == address }
  }

  /// The view of a number among all of them; `nil` where there are fewer.
  package func view(number: Int) -> ExplainedView? {
    var rest = number
    return first { _ in
      rest -= 1
      return rest < 0
    }
  }

  private func first(where isWanted: (ExplainedView) -> Bool) -> ExplainedView? {
    var found: ExplainedView?
    visit { (view: ExplainedView) -> Bool in
      if isWanted(view) { found = view }
      return found == nil
    }
    return found
  }

  /// So many addresses that are the nearest to another: those that begin alike, and then those that are spelt alike.
  public func addresses(nearestTo address: String, atMost count: Int = .max) -> [String] {
    // Nobody means by a longer one what is unlike it up to here.
    let wanted = Array(address.prefix(SceneExplanation.comparedLetters))
    let common = { (view: ExplainedView) in zip(wanted, view.address).prefix { $0 == $1 }.count }
    var counts = Array(repeating: 0, count: wanted.count + 1)
    visit { (view: ExplainedView) -> Bool in
      counts[common(view)] += 1
      return true
    }
    // So much do those have in common that are wanted; of hundreds of thousands they are few.
    var (least, sum) = (counts.count, 0)
    while least > 0, sum < count {
      least -= 1
      sum += counts[least]
    }
    var nearest: [(unlike: Int, distance: Int, order: Int, address: String)] = []
    visit { (view: ExplainedView) -> Bool in
      let own = common(view)
      guard own >= least else { return true }
      let letters = Array(view.address.prefix(SceneExplanation.comparedLetters))
      nearest.append((-own, SceneExplanation.distance(wanted, letters), nearest.count, view.address))
      return true
    }
    nearest.sort { ($0.unlike, $0.distance, $0.order) < ($1.unlike, $1.distance, $1.order) }
    return nearest.prefix(count).map(\.address)
  }

  /// The most letters of two addresses that are held against each other.
  private static let comparedLetters = 64

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
