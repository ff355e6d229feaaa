import TableModel
import Testing

/// Texts with places for values.
@Suite struct TextFormatTests {
  @Test(arguments: [
    ("%@ of %d", "Anna of 2"), ("%2$d for %1$@", "2 for Anna"), ("%@", "Anna"), ("100%% %@", "100% Anna"),
    ("%@ %05d", "Anna 00002"), ("%@ %lld|%5ld", "Anna 2|%5ld"), ("%@ %.2f", "Anna 2.00"), ("%@ %x", "Anna 2"),
    ("100% off", "100% off"), ("%", "%"), ("%q", "%q"), ("%0$@ %200$@", "%0$@ %200$@"), ("%#@n@", "%#@n@"),
    ("%d", "%d"), ("%@%@%@", "Anna2%@"), ("", ""), ("%1$@ %1$@", "Anna Anna"), ("%@ %'d", "Anna 2"),
    ("%@ %.0f", "Anna 2"), ("%@ %99999999999999999999d", "Anna 2"),
  ])
  func valuesStandInTheirPlaces(_ format: String, _ expected: String) {
    #expect(TextFormat(format).filled(with: [.text("Anna"), .number(2)]) == expected)
  }

  @Test(arguments: [
    (2.5, "%.1f", "2.5"), (-0.05, "%.1f", "-0.1"), (1.0 / 3, "%.3f", "0.333"), (1.15, "%.1f", "1.1"),
    (0.25, "%.1f", "0.2"), (7, "%f", "7.000000"),
    (255, "%X", "FF"), (-3, "%04d", "-003"), (2.5, "%@", "2.5"), (2.5, "%d", "%d"),
    (.infinity, "%.1f", "inf"),
    (1e300, "%d", "%d"), (9.995, "%.40f", "9.995000000000000"),
  ])
  func numbersAreWritten(_ number: Double, _ format: String, _ expected: String) {
    #expect(TextFormat(format).filled(with: [.number(number)]) == expected)
  }
}
