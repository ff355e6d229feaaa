/// What a book has to say of one screen, or of a change to one.
public struct BookEntry: Hashable, Sendable {
  /// The name of the page.
  public var title: String
  /// The pictures side by side, with a line below each where it has a caption.
  public var pictures: [ContactSheet.Entry]
  /// What is said below the name, such as the size and the look.
  public var facts: [String]
  /// What was found, each in a paragraph below the pictures.
  public var findings: [String]

  /// A page of pictures.
  public init(
    title: String, pictures: [ContactSheet.Entry], facts: [String] = [], findings: [String] = []
  ) {
    self.title = title
    self.pictures = pictures
    self.facts = facts
    self.findings = findings
  }
}
