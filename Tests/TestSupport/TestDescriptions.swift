import TableModel
import TableThemes
import Testing

// What the log of a test run says of arguments whose whole values would fill pages.

extension Theme: CustomTestStringConvertible {
  /// The look's name.
  public var testDescription: String { name }
}

extension Device: CustomTestStringConvertible {
  /// The device's name.
  public var testDescription: String { name }
}

extension Typeface: CustomTestStringConvertible {
  /// The name of the family.
  public var testDescription: String { family }
}

extension Control: CustomTestStringConvertible {
  /// The kind, without what all controls have.
  public var testDescription: String { "\(kind)" }
}

extension Path: CustomTestStringConvertible {
  /// How many elements there are.
  public var testDescription: String { "path of \(elements.count) elements" }
}
