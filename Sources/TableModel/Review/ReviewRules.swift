/// What a review of a screen's pictures overlooks; without any, every pixel counts.
public struct ReviewRules: Hashable, Sendable {
  /// A view that may look as it likes, such as a clock.
  public struct IgnoredView: Hashable, Sendable {
    /// The identifier of the view.
    public var id: String
    /// Why it does not count.
    public var reason: String

    /// A view by its identifier, and why it does not count.
    public init(id: String, reason: String) {
      self.id = id
      self.reason = reason
    }
  }

  /// Differences that may be there.
  public struct Tolerance: Hashable, Sendable {
    /// The greatest number of pixels that may differ.
    public var pixels: Int
    /// The greatest difference of a channel of each of them, in 1...255.
    public var by: Int
    /// Why they may.
    public var reason: String

    /// So many pixels, each by so much at most.
    public init(pixels: Int, by: Int, reason: String) {
      self.pixels = pixels
      self.by = by
      self.reason = reason
    }
  }

  /// The views that do not count.
  public var ignore: [IgnoredView]
  /// The differences that may be there; `nil` for none.
  public var tolerance: Tolerance?

  /// Rules that overlook nothing unless it is given.
  public init(ignore: [IgnoredView] = [], tolerance: Tolerance? = nil) {
    self.ignore = ignore
    self.tolerance = tolerance
  }

  /// Whether every pixel counts.
  public var isEmpty: Bool { ignore.isEmpty && tolerance == nil }

  /// These rules and others; the tolerance is this one's where both have one.
  public func joined(with others: ReviewRules) -> ReviewRules {
    ReviewRules(
      ignore: ignore + others.ignore.filter { !ignore.contains($0) }, tolerance: tolerance ?? others.tolerance
    )
  }
}
