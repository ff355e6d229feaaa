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
    imagesDifferInSize, contrastLow, fixedTextSize, availability, textOverflows, contentOffRow,
    imageScaleMissing, imageStretchedBlurry, idDuplicate, unusedPrototype, untranslated, truncatedInLanguage,
    mixedDirection, contrastLowDark,
    ignoredByUIKit,
    sourceDoubtful, suppressionUnused,
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
