/// Where the bars around a screen come from that its own file does not have.
///
/// As with `ScreenLocalization`, it does not count when screens are compared.
package struct ScreenSurroundings: Hashable, Sendable {
  /// What knows the other files of the project; `nil` where there are none.
  package let source: (any BarsFinding)?
  /// The number of the screen in the source, counted from 0.
  package let screen: Int

  /// The surroundings of a screen of a source.
  package init(_ source: (any BarsFinding)? = nil, screen: Int = 0) {
    self.source = source
    self.screen = screen
  }

  /// The bars in a language; `nil` where other files add nothing.
  package func bars(in language: String?) -> ScreenBars? { source?.bars(ofScreen: screen, in: language) }

  /// All are equal.
  package static func == (one: ScreenSurroundings, other: ScreenSurroundings) -> Bool { true }

  /// Adds nothing.
  package func hash(into hasher: inout Hasher) {}
}

/// A file that a screen is made of, and what was in it when it was read.
public struct ShownFile: Hashable, Sendable {
  /// The path.
  public var path: FilePath
  /// The digest of the content, or a word for a file that cannot be read.
  public var digest: String

  /// A file with a digest.
  public init(path: FilePath, digest: String) {
    self.path = path
    self.digest = digest
  }
}

/// Finds the bars around the screens of one source where that takes reading other files of its project.
package protocol BarsFinding: AnyObject, Sendable {
  /// The bars of the screen of a number in a language, by its name; `nil` where other files add nothing to what the
  /// source itself knows.
  func bars(ofScreen number: Int, in language: String?) -> ScreenBars?

  /// What is wrong with the way through other files.
  func findings() -> [Diagnostic]

  /// The other files that have been looked into so far, and the images that the bars show; nothing is looked for.
  func filesSoFar() -> (sources: [FilePath], images: [FilePath])

  /// A digest of all other files that the bars in a language are made of.
  func digest(in language: String?) -> String
}
