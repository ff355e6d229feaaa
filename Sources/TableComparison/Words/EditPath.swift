/// The shortest way from one sequence to another by Myers's algorithm, if it is short enough.
struct EditPath {
  /// The places of items that stay, in order; empty where there are too many edits.
  private(set) var matches: [(old: Int, new: Int)] = []

  /// Looks for a way of at most so many insertions and removals.
  init(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>, atMost limit: Int) {
    let (n, m) = (old.count, new.count)
    let (oldStart, newStart) = (old.startIndex, new.startIndex)
    let most = min(limit, n + m)
    // How far each diagonal reaches, by its number and `most + 1`, after each number of edits.
    var ends = [Int](repeating: 0, count: 2 * most + 3)
    var trace: [[Int]] = []
    for edits in 0...most {
      trace.append(Array(ends[most + 1 - edits...most + 1 + edits]))
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        let index = diagonal + most + 1
        let isDown = diagonal == -edits || diagonal != edits && ends[index - 1] < ends[index + 1]
        var x = isDown ? ends[index + 1] : ends[index - 1] + 1
        while x < n, x - diagonal < m, old[oldStart + x] == new[newStart + x - diagonal] { x += 1 }
        ends[index] = x
        if x >= n, x - diagonal >= m {
          let path = Self.path(to: (n, m), edits, trace)
          matches = path.map { (oldStart + $0.old, newStart + $0.new) }
          return
        }
      }
    }
  }

  /// Goes back from the end; each entry of the trace has the reach of the diagonals before that edit.
  private static func path(
    to end: (x: Int, y: Int), _ count: Int, _ trace: [[Int]]
  ) -> [(old: Int, new: Int)] {
    var matches: [(old: Int, new: Int)] = []
    var (x, y) = end
    for edits in stride(from: count, to: 0, by: -1) {
      let diagonal = x - y
      let reach = { (diagonal: Int) in trace[edits][diagonal + edits] }
      let isDown = diagonal == -edits || diagonal != edits && reach(diagonal - 1) < reach(diagonal + 1)
      let before = isDown ? diagonal + 1 : diagonal - 1
      let start = reach(before)
      let middle = isDown ? start : start + 1
      while x > middle {
        x -= 1
        y -= 1
        matches.append((x, y))
      }
      (x, y) = (start, start - before)
    }
    while x > 0, y > 0 {
      x -= 1
      y -= 1
      matches.append((x, y))
    }
    return matches.reversed()
  }
}
