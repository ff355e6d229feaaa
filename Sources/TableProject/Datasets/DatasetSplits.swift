import TableModel
import TableSources

/// The parts of a dataset, such as those to train and to test with, and how much of it each has.
public struct DatasetSplits: Hashable, Sendable {
  /// The names of parts with their weights.
  private let parts: [(name: String, weight: UInt64)]

  /// Parts from words such as `train=80,val=10,test=10`; `nil` where they are not understood.
  ///
  /// A weight is a whole number from 1 to 10,000; no two parts have one name.
  public init?(_ text: String) {
    var parts: [(name: String, weight: UInt64)] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let words = part.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard words.count == 2, let weight = UInt64(words[1]), (1...10_000).contains(weight),
        !words[0].isEmpty, !parts.contains(where: { $0.name == words[0] }), parts.count < 100
      else { return nil }
      parts.append((words[0], weight))
    }
    self.parts = parts
  }

  /// The words that the parts are made from.
  package var text: String { parts.map { "\($0.name)=\($0.weight)" }.joined(separator: ",") }

  /// The part of a source, which depends on nothing but what stands in it.
  ///
  /// So all pictures of a source are in one part, on every machine, and whatever other sources there are.
  package func name(of source: [UInt8]) -> String {
    let total = parts.reduce(0) { $0 + $1.weight }
    var place = (UInt64(Fingerprint.of(source).prefix(15), radix: 16) ?? 0) % total
    for part in parts {
      if place < part.weight { return part.name }
      place -= part.weight
    }
    return ""
  }

  /// Whether both have the same parts.
  public static func == (left: DatasetSplits, right: DatasetSplits) -> Bool {
    left.parts.elementsEqual(right.parts) { $0 == $1 }
  }

  /// Adds what distinguishes parts.
  public func hash(into hasher: inout Hasher) {
    for part in parts {
      hasher.combine(part.name)
      hasher.combine(part.weight)
    }
  }
}
