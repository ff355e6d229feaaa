/// The longest increasing subsequence: what is in the same order in two sequences.
enum LongestIncreasingSubsequence {
  /// The longest list of pairs, which come in the order of one sequence, that is in the order of the other as well.
  static func pairs(_ candidates: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    // The last candidate of the best list of each length, and what comes before each candidate.
    var lasts: [Int] = []
    var befores = [Int?](repeating: nil, count: candidates.count)
    for (index, candidate) in candidates.enumerated() {
      var (low, high) = (0, lasts.count)
      while low < high {
        let middle = (low + high) / 2
        if candidates[lasts[middle]].new < candidate.new { low = middle + 1 } else { high = middle }
      }
      befores[index] = low > 0 ? lasts[low - 1] : nil
      if low == lasts.count { lasts.append(index) } else { lasts[low] = index }
    }
    var list: [(old: Int, new: Int)] = []
    var next = lasts.last
    while let index = next {
      list.append(candidates[index])
      next = befores[index]
    }
    return list.reversed()
  }
}
