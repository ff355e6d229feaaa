import TestSupport

/// Changes inputs at random, and the same way for the same seed.
struct Mutator {
  private let seeds: [[UInt8]]
  private let words: [[UInt8]]
  private var random: SplitMix64

  /// Inputs to begin with, and words that mean something to the reader.
  init(seeds: [[UInt8]], words: [[UInt8]], seed: UInt64) {
    self.seeds = seeds
    self.words = words
    random = SplitMix64(seed: seed)
  }

  /// One of the inputs after up to eight changes.
  mutating func next() -> [UInt8] {
    var bytes = seeds.randomElement(using: &random) ?? []
    for _ in 0..<Int.random(in: 1...8, using: &random) { change(&bytes) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let end = Int.random(in: place...min(bytes.count, place + 24), using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0 where place < bytes.count: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 1 where place < bytes.count: bytes[place] = .random(in: 0...255, using: &random)
    case 2: bytes.removeSubrange(place..<end)
    case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 4: bytes.replaceSubrange(place..<end, with: words.randomElement(using: &random) ?? [])
    default:
      let other = seeds.randomElement(using: &random) ?? []
      let start = Int.random(in: 0...other.count, using: &random)
      bytes.replaceSubrange(place..<end, with: other[start..<min(other.count, start + 40)])
    }
  }
}
