import TableModel

/// Text that scrolls: where it lies in its view.
public struct TextViewLook: Hashable, Sendable {
  /// The distances from the view's edges to what text may fill, in points: the documented default of
  /// `textContainerInset`, which came with iOS 7.
  public var textContainerInset = EdgeInsets(top: 8, bottom: 8)
  /// What lines keep free of that at both ends, in points: the documented default of `lineFragmentPadding`.
  public var lineFragmentPadding: Double = 5

  /// Text views before iOS 7, which kept 8 points on all sides; by what developers tell of it.
  static let classic = TextViewLook(
    textContainerInset: EdgeInsets(top: 8, left: 8, bottom: 8, right: 8), lineFragmentPadding: 0)
}
