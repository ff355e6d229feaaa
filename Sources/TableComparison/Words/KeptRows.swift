/// Which rows stay where they are while others move around them.
///
/// Of the largest lists of rows that are in one order in both tables, the one is best whose rows stand where they stood:
/// whoever swaps two rows has moved these two, and not what is between them.
struct KeptRows {
  /// A row by its numbers in both tables.
  typealias Pair = (old: Int, new: Int)

  /// The pairs that have not moved, in order.
  let pairs: [Pair]

  /// The pairs among those of two tables, in the order of the older one, that have not moved.
  ///
  /// `hasPlace` says whether a row stands where it stood. Two such rows are in one order in both tables.
  init(_ all: [Pair], hasPlace: (Pair) -> Bool) {
    let longest = RisingPairs.longest(all)
    let fixed = all.filter(hasPlace)
    var around: [Pair] = []
    var rest = all[...]
    for (number, next) in fixed.enumerated() {
      let last = number > 0 ? fixed[number - 1].new : -1
      around += RisingPairs.longest(
        rest.prefix { $0.old < next.old }.filter { last < $0.new && $0.new < next.new })
      around.append(next)
      rest = rest.drop { $0.old <= next.old }
    }
    around += RisingPairs.longest(rest.filter { $0.new > fixed.last?.new ?? -1 })
    pairs = around.count >= longest.count ? around : longest
  }
}
