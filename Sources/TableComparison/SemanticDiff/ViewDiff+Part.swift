import TableLayout
import TableModel

extension ViewDiff {
  /// A view's differences.
  struct Part {
    /// What is said of it.
    var words: ViewPhrases
    /// The view as it was; `nil` for one that was added.
    var expected: PlacedView?
    /// The view as it is; `nil` for one that was removed.
    var actual: PlacedView?

    /// How far rounding to pixels can move what follows from another length, in points.
    private static let rounding = 0.51

    /// Says which view it is where several in the same row are called alike: by its text, or else by its number.
    mutating func tellApart(in old: ViewOutline, _ new: ViewOutline) {
      guard let view = (actual ?? expected)?.view, view.mayShareName, words.name == view.name,
        words.phrases.first?.isOfText != true,
        let number = (actual == nil ? old : new).number(of: view)
      else { return }
      words.nameAlone = view.ownText.map { "\(view.name) \($0.inQuotes)" }
      words.name = "\(view.name) \(number)"
    }

    /// Whether nothing but the picture tells that something differs, which is no news of a part where its source says why.
    var isUnknown: Bool { words.name != nil && words.phrases == [.unknown] }

    /// Whether all that is said follows from another height of the row or the bar that the view lies in, or of what the
    /// line below leaves of it: the view stands in the middle or at the lower edge as before, or is as much higher.
    func follows(heightOf old: ViewOutline, _ new: ViewOutline) -> Bool {
      let grown = new.innerHeight - old.innerHeight
      guard old.innerHeight.reads(otherThan: new.innerHeight), words.name != nil, let expected, let actual,
        expected.view.properties == actual.view.properties
      else { return false }
      return words.phrases.allSatisfy { phrase in
        guard case .extent(let extent, let before, let after) = phrase else { return false }
        let follows = { (length: Double) in abs(after - before - length) < Self.rounding }
        switch extent {
        case .y: return follows(grown) || follows(grown / 2)
        case .height: return follows(grown)
        case .x, .width: return false
        }
      }
    }
  }
}

extension ViewOutline {
  /// How high the view is, or what of a row is above the line below it.
  fileprivate var innerHeight: Double {
    children.first { ViewClass(rawValue: $0.viewClass)?.isContentView == true }?.frame.height
      ?? facts.frame.height
  }
}
