/// A place in one of the Human Interface Guidelines that a rule rests on.
public struct Guideline: Hashable, Sendable {
  /// The editions that rules rest on.
  public enum Document: String, Hashable, Sendable, CaseIterable {
    case iPhone2010, iOS2011, iOS8

    /// The title with the year or system, as a reader would look for it.
    public var title: String {
      switch self {
      case .iPhone2010: "iPhone Human Interface Guidelines, March 2010"
      case .iOS2011: "iOS Human Interface Guidelines, 2011"
      case .iOS8: "iOS Human Interface Guidelines for iOS 8, Chinese edition"
      }
    }
  }

  /// The edition of the guidelines that the words stand in.
  public var document: Document
  /// The title of the section.
  public var section: String
  /// The words, as they stand there.
  public var quote: String

  /// A place in the chapter on table cells of 2010.
  static func iPhone2010(_ quote: String) -> Guideline {
    Guideline(document: .iPhone2010, section: "Table Views", quote: quote)
  }

  /// A place in the chapter on user interface elements of 2011.
  static func iOS2011(_ quote: String) -> Guideline {
    Guideline(document: .iOS2011, section: "Table Views", quote: quote)
  }

  /// A place in the chapter on content views for iOS 8.
  static func iOS8(_ quote: String) -> Guideline {
    Guideline(document: .iOS8, section: "表格视图", quote: quote)
  }

  /// A place in another section of the same.
  static func iOS8(_ section: String, _ quote: String) -> Guideline {
    Guideline(document: .iOS8, section: section, quote: quote)
  }
}
