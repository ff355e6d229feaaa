/// A property of a part of a document that a source says, in the words of specs.
public struct ElementProperty: Hashable, Sendable {
  /// The steps from the screen to the property.
  public var steps: [ElementStep]
  /// Its value.
  public var value: String
  /// What holds where a source does not say it; `nil` for nothing.
  public var usual: String?

  /// A property at the end of some steps.
  public init(steps: [ElementStep], value: String, usual: String?) {
    self.steps = steps
    self.value = value
    self.usual = usual
  }
}
