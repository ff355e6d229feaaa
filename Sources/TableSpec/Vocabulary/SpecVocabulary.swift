import TableModel
import TableSources

/// The names that a spec may use of things which the loader itself knows nothing about.
public struct SpecVocabulary: Sendable {
  /// The names of the themes, in the order in which they are offered.
  public var themes: [String]
  /// The names of the devices, in the order in which they are offered.
  public var devices: [String]
  /// The releases of the system that a theme is the look of; `nil` where that is not known.
  ///
  /// Specs that use what none of them has and name the theme get a warning.
  public var systems: @Sendable (_ theme: String) -> ClosedRange<SystemVersion>?

  /// The device that people call by another name than it has here: `iphonex` for `iphone10`; `nil` for other names.
  public var deviceCalled: @Sendable (_ otherName: String) -> String?

  /// The names that are allowed for themes and devices, the releases that themes are the looks of, and other names of
  /// devices.
  public init(
    themes: [String],
    devices: [String],
    systems: @escaping @Sendable (_ theme: String) -> ClosedRange<SystemVersion>? = { _ in nil },
    deviceCalled: @escaping @Sendable (_ otherName: String) -> String? = { _ in nil }
  ) {
    self.themes = themes
    self.devices = devices
    self.systems = systems
    self.deviceCalled = deviceCalled
  }

  /// The warning that a theme does not have what a source uses; `nil` where it has it, or where that is not known.
  package func warning(of use: AvailabilityUse, in theme: String) -> Diagnostic? {
    guard let systems = systems(theme), !use.availability.isIn(systems) else { return nil }
    let others = themes.filter { self.systems($0).map(use.availability.isIn) ?? false }
    let isLater = use.availability.first > systems.upperBound
    return use.warning(for: theme, of: systems, offering: isLater ? others.first : others.last)
  }
}

extension SpecVocabulary {
  /// The theme that is probably meant by a name that none has; `nil` where none is near.
  ///
  /// For `ios12` it is the theme that is also the look of iOS 12, for a release without a look that of the nearest one.
  package func theme(meantBy name: String) -> String? {
    theme(ofReleaseNamed: name) ?? Spelling.nearest(to: name, among: themes)
  }

  /// The release of the system that a name says whose look a theme of another name is; `nil` for other names.
  package func system(named name: String, in theme: String) -> SystemVersion? {
    guard let system = SystemVersion(named: name), systems(theme)?.contains(system) == true else {
      return nil
    }
    return system
  }

  /// The device that is probably meant by a name that none has; `nil` where none is near.
  ///
  /// For `iphone10` it is the one that people call so, for `iphone99` the one with the nearest number.
  package func device(meantBy name: String) -> String? {
    let folded = name.lowercased().filter { !" -_".contains($0) }
    guard folded.utf8.count <= SpecVocabulary.longestName else { return nil }
    if devices.contains(folded) { return folded }
    return deviceCalled(folded) ?? NumberedName.nearest(to: folded, among: devices)
      ?? Spelling.nearest(to: name, among: devices)
  }

  /// Longer names are those of no device.
  private static let longestName = 80
  /// How many releases without a look there may be before the next one that has one.
  private static let farthestRelease = 10

  private func theme(ofReleaseNamed name: String) -> String? {
    guard let system = SystemVersion(named: name) else { return nil }
    let looks = themes.compactMap { theme in systems(theme).map { (theme: theme, systems: $0) } }
    if let look = looks.last(where: { $0.systems.contains(system) }) { return look.theme }
    let distances = looks.map { look in
      let end = system < look.systems.lowerBound ? look.systems.lowerBound : look.systems.upperBound
      return (theme: look.theme, distance: abs(end.major - system.major))
    }
    return distances.filter { $0.distance <= SpecVocabulary.farthestRelease }
      .min { $0.distance < $1.distance }?.theme
  }
}

/// A name that counts, such as `iphone14pro`: letters, a number, and what stands behind it.
struct NumberedName {
  /// The letters before the number.
  let family: Substring
  /// The number.
  let number: Int
  /// What stands behind the number.
  let variety: Substring

  /// The parts of a name; `nil` for names without a number.
  init?(_ name: String) {
    guard let start = name.firstIndex(where: isDigit) else { return nil }
    let digits = name[start...].prefix(while: isDigit)
    guard let number = Int(digits) else { return nil }
    family = name[..<start]
    self.number = number
    variety = name[digits.endIndex...]
  }

  /// Names whose number is farther from another than this are none that it may be meant for.
  private static let farthest = 3

  /// The name among some of the same family with the nearest number, of two the one that counts less; `nil` for none.
  ///
  /// Of several with that number it is the one that goes on in the same way, or the shortest.
  static func nearest(to name: String, among candidates: [String]) -> String? {
    guard let meant = NumberedName(name) else { return nil }
    let near = candidates.compactMap { candidate in
      NumberedName(candidate).map { (name: candidate, parts: $0, distance: abs($0.number - meant.number)) }
    }
    .filter { $0.parts.family == meant.family && $0.distance <= farthest }
    guard let least = near.map(\.distance).min() else { return nil }
    let nearest = near.filter { $0.distance == least }
    let kindred = nearest.filter { $0.parts.variety == meant.variety }
    return (kindred.isEmpty ? nearest : kindred)
      .min { ($0.parts.number, $0.name.count) < ($1.parts.number, $1.name.count) }?.name
  }
}

private func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

/// Understands UIKit's constants as programs write them, of which specs write the end alone.
package enum UIKitConstant {
  /// The word that a constant stands for: `value1` for `UITableViewCellStyleValue1` and for `.value1`; `nil` for none.
  package static func word(of constant: String, among words: [String]) -> String? {
    let longest = 120
    guard constant.utf8.count <= longest else { return nil }
    if let point = constant.lastIndex(of: ".") {
      let member = String(constant[constant.index(after: point)...])
      let isType = constant[..<point].allSatisfy { $0 == "." || $0.isLetter }
      return isType ? words.first { $0 == member } : nil
    }
    guard constant.hasPrefix("UI") || constant.hasPrefix("NS") else { return nil }
    if let word = UIKitSynonyms.word(of: constant, among: words) { return word }
    let name = constant.hasSuffix("Mask") ? String(constant.dropLast("Mask".count)) : constant
    return words.filter { name.hasSuffix($0.capitalisedFirst) }.max { $0.count < $1.count }
  }

  /// A regular expression for the constants that stand for words; `nil` where a word cannot be the end of one.
  package static func pattern(for words: [String]) -> String? {
    let isWord = { (word: String) in word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }
    guard !words.isEmpty, !words.contains("true"), words.allSatisfy(isWord) else { return nil }
    let ends = words.map { "[\($0.prefix(1))\($0.prefix(1).uppercased())]\($0.dropFirst())" }
    let pattern = "^((UI|NS)[A-Za-z0-9_]*|[A-Za-z.]*\\.)(\(ends.joined(separator: "|")))(Mask)?$"
    let synonyms = UIKitSynonyms.constants(among: words)
    return synonyms.isEmpty ? pattern : "\(pattern)|^(\(synonyms.joined(separator: "|")))$"
  }
}

extension String {
  /// The text with a capital letter at its beginning.
  fileprivate var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
