/// A run of rows under a common header.
public struct Section: Hashable, Sendable {
  /// What stands above the first row.
  public var header: HeaderFooter?
  /// What stands below the last row.
  public var footer: HeaderFooter?
  /// The rows from top to bottom.
  public var rows: [Cell]

  /// A section from its rows and what stands around them.
  public init(header: HeaderFooter? = nil, footer: HeaderFooter? = nil, rows: [Cell] = []) {
    self.header = header
    self.footer = footer
    self.rows = rows
  }
}
