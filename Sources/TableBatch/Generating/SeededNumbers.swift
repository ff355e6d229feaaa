/// Numbers that look random and follow from a seed, the same on every machine: Steele, Lea and Flood's SplitMix64.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  /// The numbers of one of the things that a seed gives, whatever others there are.
  init(seed: UInt64, index: Int) {
    state = seed
    state = next() ^ UInt64(truncatingIfNeeded: index)
    state = next()
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A whole number from 0 to one less than a limit, which is at least 1.
  mutating func number(below limit: Int) -> Int {
    Int(truncatingIfNeeded: next() >> 1) % max(1, limit)
  }

  /// Whether something happens that does so in some of a hundred cases.
  mutating func chance(_ percent: Int) -> Bool { number(below: 100) < percent }

  /// One of several values; `nil` where there are none.
  mutating func pick<Value>(_ values: [Value]) -> Value? {
    values.isEmpty ? nil : values[number(below: values.count)]
  }
}
