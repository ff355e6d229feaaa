import TableLayout
import TableModel

/// The views in another one that have names, as they are drawn, to be put into the order in which they are read.
///
/// Tables draw their headers after their rows, and bars come last.
struct SVGReading {
  /// A view with a name.
  private struct View {
    /// Its id among the attributes, without quotes.
    let id: Range<Int>
    /// Its place in the picture.
    let frame: Rect
    /// How early it is read, whatever its place.
    let rank: Int

    /// Whether the view is read after another one.
    func isRead(after other: View) -> Bool {
      guard rank == other.rank else { return rank > other.rank }
      return frame.minX < other.frame.maxX && other.frame.minX < frame.maxX && frame.minY > other.frame.minY
    }
  }

  private var views: [View] = []

  /// Adds a view that is drawn after the others, whose id lies among the attributes.
  mutating func append(_ id: Range<Int>, _ viewClass: ViewClass, at frame: Rect) {
    views.append(View(id: id, frame: frame, rank: viewClass.readingRank))
  }

  /// The ids in the order in which they are read; `nil` where that is the one in which they are drawn.
  var order: [Range<Int>]? {
    var read: [View] = []
    var isOther = false
    for view in views {
      var place = read.count
      while place > 0, read[place - 1].isRead(after: view) { place -= 1 }
      isOther = isOther || place < read.count
      read.insert(view, at: place)
    }
    return isOther ? read.map(\.id) : nil
  }
}

extension ViewClass {
  /// How early a view is read among those beside it.
  fileprivate var readingRank: Int {
    switch self {
    case .statusBar: 0
    case .navigationBar: 1
    default: 2
    }
  }
}
