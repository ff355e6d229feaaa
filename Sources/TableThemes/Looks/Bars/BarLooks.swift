import TableModel

/// The bars around a table.
public struct BarLooks: Hashable, Sendable {
  /// Whether tables go on under the bars, as they do from iOS 7 on, or end at them.
  public var contentExtendsUnderBars: Bool

  /// The looks of all bars.
  public init(contentExtendsUnderBars: Bool) {
    self.contentExtendsUnderBars = contentExtendsUnderBars
  }
}
