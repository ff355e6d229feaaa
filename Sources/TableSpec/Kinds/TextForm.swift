/// What a text must be like.
package struct TextForm: Sendable {
  /// How many characters it may have.
  package var length: ClosedRange<Int>
  /// A regular expression for it; `nil` where any characters will do.
  package var pattern: String?

  /// A text of so many characters.
  package init(length: ClosedRange<Int>, pattern: String? = nil) {
    self.length = length
    self.pattern = pattern
  }
}
