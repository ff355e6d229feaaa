/// Moves texts that stand one below the other apart, as little as can be.
enum LabelSpreading {
  /// Texts that touch each other.
  private struct Cluster {
    var first: Int
    var height: Double
    /// The sum of where the cluster should begin, as each of its texts would have it.
    var wishes: Double
    var count: Double

    var top: Double { wishes / count }
  }

  /// The tops of texts that should be centred at some heights, in the same order, none above `limit`.
  ///
  /// `centers` must rise.
  static func tops(centers: [Double], heights: [Double], limit: Double) -> [Double] {
    var clusters: [Cluster] = []
    for (index, (center, height)) in zip(centers, heights).enumerated() {
      var cluster = Cluster(
        first: index, height: height, wishes: max(limit, center - height / 2), count: 1)
      while let above = clusters.last, above.top + above.height > cluster.top {
        clusters.removeLast()
        cluster = Cluster(
          first: above.first, height: above.height + cluster.height,
          wishes: above.wishes + cluster.wishes - above.height * cluster.count,
          count: above.count + cluster.count)
        cluster.wishes = max(limit * cluster.count, cluster.wishes)
      }
      clusters.append(cluster)
    }
    var tops: [Double] = []
    for (number, cluster) in clusters.enumerated() {
      var top = cluster.top
      let end = number + 1 < clusters.count ? clusters[number + 1].first : min(centers.count, heights.count)
      for index in cluster.first..<end {
        tops.append(top)
        top += heights[index]
      }
    }
    return tops
  }
}
