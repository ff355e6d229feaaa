import TableModel

/// What a system takes for granted before it is solved.
///
/// Margins that a view takes over from those around it follow from its frame, and where the lines of a text stand follows from
/// its width. UIKit knows neither before it has laid out, and then lays out again: so does this.
struct LayoutSupposition: Equatable {
  /// How far the first and the last line of a text lie below the middle of its view, in points.
  struct Baselines: Equatable {
    var first: Double?
    var last: Double?

    /// The lines of a text whose view has lost some of its height, in points.
    init(_ measure: IntrinsicMeasure, lost: Double = 0) {
      first = measure.firstBaseline.map { $0 + lost / 2 }
      last = measure.lastBaseline.map { $0 + lost / 2 }
    }
  }

  /// The margins of views that preserve those of their superviews, by the numbers of these views.
  var margins: [Int: EdgeInsets] = [:]
  /// Where the lines of texts stand that break, by the numbers of their views.
  var baselines: [Int: Baselines] = [:]

  /// How often a cell is laid out again at most.
  static let mostPasses = 3
}

extension LayoutItem {
  /// Takes for granted what is supposed of the item of a number.
  mutating func suppose(_ supposition: LayoutSupposition, _ number: Int) {
    margins = supposition.margins[number] ?? margins
    guard let baselines = supposition.baselines[number] else { return }
    (measure.firstBaseline, measure.lastBaseline) = (baselines.first, baselines.last)
  }
}
