import ArgumentParser

/// One of a few words on the command line: those that its cases have as raw values.
///
/// The parser would find out the words by reflection, at every start and for every option.
protocol Choice: ExpressibleByArgument, CaseIterable, RawRepresentable where RawValue == String {}

extension Choice {
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }

  public static var allValueDescriptions: [String: String] { [:] }

  public var defaultValueDescription: String { rawValue }
}
