import TableModel

/// The distances between the views of a row, and from them to its edges.
struct InsetMeasures {
  /// A distance between two edges, in the coordinates of the picture.
  struct Distance: Hashable {
    /// Whether it is one across.
    let isAcross: Bool
    /// Where it begins: the lesser of both edges.
    let start: Double
    /// Where it ends.
    let end: Double
    /// Where the line is drawn: the height of one across, else the distance from the left edge.
    let at: Double
    /// The number of the view that it leads to in its band.
    let view: Int
    /// Which of the view's sides it lies at.
    let side: String

    var length: Double { end - start }

    /// The line from one end to the other.
    var rect: Rect {
      isAcross
        ? Rect(x: start, y: at, width: length, height: 0) : Rect(x: at, y: start, width: 0, height: length)
    }
  }

  /// The distances in the order of the views: to the left and above each, and to the right and below where nothing is.
  let distances: [Distance]

  init(of band: MeasuredBand) {
    distances = band.views.indices.flatMap { InsetMeasures.distances(of: $0, in: band) }
      .filter { $0.length >= AnnotationLook.leastDistance }
  }

  private static func distances(of index: Int, in band: MeasuredBand) -> [Distance] {
    let view = band.views[index].frame
    let others = band.views.enumerated().filter { $0.offset != index }.map(\.element.frame)
    let beside = others.filter { $0.minY < view.maxY && $0.maxY > view.minY }
    let above = others.filter { $0.minX < view.maxX && $0.maxX > view.minX }
    let (x, y) = ((view.minX + view.maxX) / 2, (view.minY + view.maxY) / 2)
    var found = [
      Distance(
        isAcross: true, start: beside.map(\.maxX).filter { $0 <= view.minX }.max() ?? band.frame.minX,
        end: view.minX, at: y, view: index, side: "left"),
      Distance(
        isAcross: false, start: above.map(\.maxY).filter { $0 <= view.minY }.max() ?? band.frame.minY,
        end: view.minY, at: x, view: index, side: "top"),
    ]
    if !beside.contains(where: { $0.minX >= view.maxX }) {
      found.append(
        Distance(
          isAcross: true, start: view.maxX, end: band.frame.maxX, at: y, view: index, side: "right"))
    }
    if !above.contains(where: { $0.minY >= view.maxY }) {
      found.append(
        Distance(
          isAcross: false, start: view.maxY, end: band.frame.maxY, at: x, view: index, side: "bottom"))
    }
    return found
  }
}
