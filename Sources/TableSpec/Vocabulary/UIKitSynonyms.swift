/// Constants of UIKit that do not end with the word that specs have for them: older names, and synonyms.
enum UIKitSynonyms {
  /// What stands for the constants of one type.
  private struct Family: Sendable {
    /// What all of its constants begin with.
    var prefix: String
    /// All words of the type, by which its keys are told from others.
    var words: Set<String>
    /// The rests of the constants, and the words that they stand for.
    var synonyms: [(rest: String, word: String)]

    /// Whether the constants are those of earlier releases, which have them where the words came later.
    var areOlder = false

    /// A type, with words that no synonym stands for.
    init(_ prefix: String, besides others: [String] = [], _ synonyms: [(rest: String, word: String)]) {
      self.prefix = prefix
      self.synonyms = synonyms
      words = Set(others + synonyms.map(\.word))
    }

    /// The same constants, as those of earlier releases.
    var older: Family {
      var family = self
      family.areOlder = true
      return family
    }
  }

  /// Whether a constant is of earlier releases than the word that it stands for.
  static func isOlder(_ constant: String) -> Bool {
    // Every value of a file is asked.
    constant.hasPrefix("UI")
      && families.contains { family in
        family.areOlder && constant.hasPrefix(family.prefix)
          && family.synonyms.contains { $0.rest == constant.dropFirst(family.prefix.count) }
      }
  }

  /// The word among those of a key that a constant stands for; `nil` for other constants.
  static func word(of constant: String, among words: [String]) -> String? {
    for family in families where constant.hasPrefix(family.prefix) {
      let rest = constant.dropFirst(family.prefix.count)
      guard let word = family.synonyms.first(where: { $0.rest == rest })?.word else { continue }
      if family.words == Set(words) { return word }
    }
    return nil
  }

  /// The constants that stand for words of a key.
  static func constants(among words: [String]) -> [String] {
    let words = Set(words)
    return families.filter { $0.words == words }
      .flatMap { family in family.synonyms.map { family.prefix + $0.rest } }
  }

  private static let families = [
    Family(
      "UITableViewCellState", besides: ["default", "showingDeleteConfirmation", "selected"],
      [("EditingMask", "showingEditControl")]),
    Family(
      "UITableViewCellSeparatorStyle", besides: ["none", "singleLine"],
      [("DoubleLineEtched", "singleLineEtched")]),
    Family(
      "UILineBreakMode",
      [
        ("WordWrap", "byWordWrapping"), ("CharacterWrap", "byCharWrapping"), ("Clip", "byClipping"),
        ("HeadTruncation", "byTruncatingHead"), ("TailTruncation", "byTruncatingTail"),
        ("MiddleTruncation", "byTruncatingMiddle"),
      ]),
    Family(
      "UIActivityIndicatorViewStyle",
      [("White", "medium"), ("Gray", "medium"), ("WhiteLarge", "large")]
    ).older,
    Family(
      "UIBarStyle", besides: ["default"], [("BlackOpaque", "black"), ("BlackTranslucent", "black")]),
    Family(
      "UIStatusBarStyle", besides: ["default", "darkContent"],
      [("BlackOpaque", "lightContent"), ("BlackTranslucent", "lightContent")]),
    Family("UIInterfaceOrientation", orientations),
    Family("UIDeviceOrientation", orientations),
    Family("UICTContentSizeCategory", contentSizes),
    Family(
      "UISplitViewControllerDisplayMode", besides: ["automatic"],
      [
        ("OneBesideSecondary", "allVisible"), ("SecondaryOnly", "primaryHidden"),
        ("OneOverSecondary", "primaryOverlay"),
      ]),
    Family(
      "UIStackViewAlignment", besides: ["fill", "center", "firstBaseline", "lastBaseline"],
      [("Top", "leading"), ("Bottom", "trailing")]),
  ]

  private static let orientations = [
    ("PortraitUpsideDown", "portrait"), ("LandscapeLeft", "landscape"), ("LandscapeRight", "landscape"),
  ]

  private static let contentSizes = [
    ("XS", "extraSmall"), ("S", "small"), ("M", "medium"), ("L", "large"), ("XL", "extraLarge"),
    ("XXL", "extraExtraLarge"), ("XXXL", "extraExtraExtraLarge"), ("AccessibilityM", "accessibilityMedium"),
    ("AccessibilityL", "accessibilityLarge"), ("AccessibilityXL", "accessibilityExtraLarge"),
    ("AccessibilityXXL", "accessibilityExtraExtraLarge"),
    ("AccessibilityXXXL", "accessibilityExtraExtraExtraLarge"),
  ]
}
