import TableModel

/// What came of reading a file that describes something other than screens.
public struct DecodingResult<Value: Sendable>: Sendable {
  /// What the file describes; `nil` when there is any error among the diagnostics.
  public var value: Value?
  /// All findings, in the order of their places in the file.
  public var diagnostics: [Diagnostic]
  /// What could be read of the file in spite of its errors.
  public var partial: Value?
  /// Where the parts of what could be read stand; `nil` where nothing could be read.
  public var origins: Origins?
  /// The places that use what not every release of the system has.
  public var uses: [AvailabilityUse] = []

  /// What was read, and what was found wrong with it.
  package init(
    value: Value?, diagnostics: [Diagnostic], partial: Value? = nil, origins: Origins? = nil
  ) {
    self.value = value
    self.diagnostics = diagnostics
    self.partial = partial
    self.origins = origins
  }
}
