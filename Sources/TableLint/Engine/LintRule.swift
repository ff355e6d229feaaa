/// A rule of the linter; its messages, its page and its fixtures follow from this value.
public struct LintRule: Sendable {
  /// What finds the places that break a rule on a screen.
  typealias Check = @Sendable (LintedScreen, LintValues) -> [LintFinding]

  /// What the rule is called everywhere: `text-truncated`.
  public let id: String
  /// What the rule asks for, in one sentence without a full stop.
  public let title: String
  /// How much its findings matter where nobody says otherwise; rules of the level `hint` rest until they are named.
  public let level: LintLevel
  /// Why it matters and what can be done, in a few sentences.
  public let why: String
  /// Where the guidelines say so; empty for rules beyond them.
  public let guidelines: [Guideline]
  /// The numbers that projects may choose.
  public let options: [LintOption]
  /// The rules that say the same of a view more exactly, so that this one is silent where they speak.
  public let yields: [String]
  /// The looks for which its guideline holds.
  package let looks: LintLooks
  /// Whether a text that is whole at the usual text size, and cut off by a larger one alone, is left to
  /// `cut-off-at-large-size`.
  let isOfUsualText: Bool
  /// A spec that breaks the rule.
  public let broken: String
  /// The same spec as it should be.
  public let kept: String
  /// The tables of strings that lie beside both: mappings by the names of their languages; empty for most rules.
  public let strings: [String: String]
  /// The pictures that lie beside both, by their paths; empty for most rules.
  public let pictures: [String]
  /// What finds the places; `nil` for a rule whose findings come up while sources are read.
  let check: Check?

  /// Whether the rule looks at screens; the findings of others come up while sources are read.
  package var looksAtScreens: Bool { check != nil }

  /// A spec that keeps a rule: in full, or as the one that breaks it with a part replaced.
  enum Kept: ExpressibleByStringInterpolation {
    case spec(String)
    case replacing(String, by: String)

    init(stringLiteral value: String) { self = .spec(value) }

    func spec(from broken: String) -> String {
      switch self {
      case .spec(let spec): spec
      case .replacing(let part, let other): broken.replacing(part, with: other)
      }
    }
  }

  /// A rule from all that is said of it.
  init(
    _ id: String,
    _ level: LintLevel,
    _ title: String,
    why: String,
    guidelines: [Guideline] = [],
    options: [LintOption] = [],
    yields: [String] = [],
    looks: LintLooks = .all,
    isOfUsualText: Bool = false,
    broken: String,
    kept: Kept,
    strings: [String: String] = [:],
    pictures: [String] = [],
    check: Check?
  ) {
    self.id = id
    self.title = title
    self.level = level
    self.why = why
    self.guidelines = guidelines
    self.options = options
    self.yields = yields
    self.looks = looks
    self.isOfUsualText = isOfUsualText
    self.broken = broken + "\n"
    self.kept = kept.spec(from: broken) + "\n"
    self.strings = strings.mapValues { $0 + "\n" }
    self.pictures = pictures
    self.check = check
  }
}

/// A number of a rule that projects may choose.
public struct LintOption: Hashable, Sendable {
  /// The key in the configuration.
  public var name: String
  /// What the number is, in a line without a full stop.
  public var summary: String
  /// The number where nobody says another.
  public var standard: Double
  /// The numbers that make sense.
  public var range: ClosedRange<Double>

  /// An option with its usual number.
  init(_ name: String, _ summary: String, _ standard: Double, in range: ClosedRange<Double>) {
    self.name = name
    self.summary = summary
    self.standard = standard
    self.range = range
  }
}

/// The numbers that hold for a rule in one run.
struct LintValues: Hashable, Sendable {
  private var numbers: [String: Double]

  /// The usual numbers of some options, but for those that are given.
  init(_ options: [LintOption], given: [String: Double]) {
    numbers = Dictionary(options.map { ($0.name, given[$0.name] ?? $0.standard) }) { first, _ in first }
  }

  /// The number of an option; 0 for one that the rule does not have.
  subscript(_ name: String) -> Double { numbers[name] ?? 0 }
}

extension LintRule {
  /// All rules, in the order of the guidelines’ chapters: texts, styles, rows, tables, elements, popovers, split views,
  /// then those beyond the guidelines.
  public static let all: [LintRule] = [
    restyledStandardCell, customCellLikeStandard, textTruncated, rowsAlikeWhenTruncated, rowsWithEqualTitles,
    subtitleTitleTruncated, subtitlesDoNotDiffer, imageInValue1, imageInValue2, value1WithoutGap,
    value1InPlain,
    value1WithoutValue, value2HeadingTruncated, value2InPlain, value2StripUneven, accessoryCrowdsText,
    truncatedInOneOrientation, wrapsInOneOrientation, manyRowHeights, unevenPlainRows, rowStaysHighlighted,
    groupMissing, groupEmpty, indexInGrouped, checkmarkAmongChevrons, tapWithoutFeedback, drawnTableElement,
    reorderSingleRow, deleteWithoutControl, severalDeleteButtons, mixedStylesInSection, indexBesideAccessory,
    tableBlank, loadingWithoutText, rowWithoutTextWhileLoading, loadingWithoutOldRows, deleteTitleTooWide,
    plainSectionWithoutHeader, indexEntryLeadsNowhere, scrolledPastEnd, cancelInPopover,
    popoverArrowPointsNowhere,
    twoPopovers,
    popoverTooLarge, popoverScrolls, customViewsInPopover, popoverOnPhone, splitViewOnPhone,
    detailNarrowerThanMaster, barsInBothPanes, masterWithoutSelection, hiddenMasterUnreachable,
    tapTargetBelow44,
    imagesDifferInSize, contrastLow, fixedTextSize, cutOffAtLargeSize, iconDoesNotGrow, textBelow11,
    loadingSaysNothing, refreshTitleExplains, emptyWithoutNextStep, switchOutsideRow, switchLooksOff,
    stepperWithoutValue, fieldWithoutHint, segmentsTooMany, tapTargetBelow28, tabsOver5, tabWithoutName,
    badgeSaysTooMuch, toolbarAndTabBar,
    severalPrimaryActions, primaryDestroys, backOrCloseInWords, noWayOut, sheetButtonsSwapped,
    destructiveWithoutCancel, cancelIsPreferred, destructiveBelowOthers,
    columnsOnANarrowScreen, colourOfAnotherPurpose, toldByColourAlone,
    thinLetters, rowTooTall, lostAt320Points, headerEndsInAStop, capitalsMixed, saysClick, switchSaysNo,
    controlsTooClose, fieldsOfUnevenWidth, fullWidthButton, looksLikeAButton, contrastBelow7, signHardToSee,
    colourDoesNotAdapt, titleOver15, titleIsTheApp,
    barWordsRunTogether, barColoured, barGroupsOver3, searchHintSaysNothing, searchAtTheTop, noLargeTitle,
    popoverCoversItsSource, unevenSides, arrowNotMirrored, whitePictureInDark, pictureWithoutWords,
    availability, textOverflows, contentOffRow,
    imageScaleMissing, imageStretchedBlurry, idDuplicate, unusedPrototype, untranslated, truncatedInLanguage,
    mixedDirection, contrastLowDark, constraintsUnsatisfiable, constraintsAmbiguous, formatPlacesDiffer,
    keyWithSeveralTexts, ignoredByUIKit,
    sourceDoubtful, symbolWithoutIcon, suppressionUnused,
  ]

  /// The rule of an id; `nil` for an unknown one.
  public static func named(_ id: String) -> LintRule? {
    all.first { $0.id == id }
  }

  /// Whether findings of the rule name the languages that they come up in, which are compared in one way of drawing.
  package var namesLanguages: Bool {
    [LintRule.truncatedInLanguage.id, LintRule.untranslated.id].contains(id)
  }
}

/// A place in one of the Human Interface Guidelines that a rule rests on.
public struct Guideline: Hashable, Sendable {
  /// The editions that rules rest on.
  public enum Document: String, Hashable, Sendable, CaseIterable {
    case iPhone2010, iOS2011, iOS8, today

    /// The title with the year or system, as a reader would look for it.
    public var title: String {
      switch self {
      case .iPhone2010: "iPhone Human Interface Guidelines, March 2010"
      case .iOS2011: "iOS Human Interface Guidelines, 2011"
      case .iOS8: "iOS Human Interface Guidelines for iOS 8, Chinese edition"
      case .today: "Human Interface Guidelines, as of 2026"
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

  /// A place on a page of today's guidelines.
  static func today(_ page: String, _ quote: String) -> Guideline {
    Guideline(document: .today, section: page, quote: quote)
  }

  /// A place in another section of the same.
  static func iOS8(_ section: String, _ quote: String) -> Guideline {
    Guideline(document: .iOS8, section: section, quote: quote)
  }
}
