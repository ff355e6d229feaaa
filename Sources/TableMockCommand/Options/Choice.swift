import ArgumentParser

/// One of a few words on the command line: those that its cases have as raw values.
///
/// The parser would find out the words by reflection, at every start and for every option.
protocol Choice: ExpressibleByArgument, CaseIterable, RawRepresentable where RawValue == String {}

extension Choice {
  /// The words, for help texts and messages.
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }

  /// Nothing: what a word means stands in the option's help.
  public static var allValueDescriptions: [String: String] { [:] }

  /// The word, as help texts show a default.
  public var defaultValueDescription: String { rawValue }
}
