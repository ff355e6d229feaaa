import TableLayout
import TableModel
import TableThemes
import Testing

@testable import TableDrawing

/// Letters that stand closer beside some than beside others, since iOS 7.
@Suite struct KerningTests {
  private func width(_ text: String, in typeface: Typeface, _ size: Double) throws -> Double {
    let font = Font(family: typeface.family, size: size)
    let request = TextRequest(text: text, size: size, substitute: typeface.substitute(for: font))
    return try HarfBuzzTextShaper().shape(request).width
  }

  /// The points that a text is narrower than its letters are one by one.
  private func narrowing(of text: String, in typeface: Typeface, _ size: Double) throws -> Double {
    try text.map { try width(String($0), in: typeface, size) }.reduce(0, +) - width(text, in: typeface, size)
  }

  /// What texts on screenshots were narrower than the sums of their advances.
  @Test(arguments: [("Turn", 18.0, 1.2), ("DEFAULT", 13, 2.2)])
  func helveticaNeueIsKernedAsMeasured(text: String, size: Double, points: Double) throws {
    #expect(abs(try narrowing(of: text, in: .helveticaNeue, size) - points) <= 0.15)
  }

  @Test(arguments: ["Tab", "COMMUNICATION", "AVATAR"])
  func sanFranciscoIsKerned(text: String) throws {
    #expect(try narrowing(of: text, in: .sanFrancisco, 17) > 0.3)
    #expect(try narrowing(of: text, in: .sanFrancisco13, 17) > 0.3)
  }

  @Test(arguments: ["Turn", "DEFAULT", "AVATAR To Wa."])
  func nothingIsKernedBeforeIOS7(text: String) throws {
    #expect(abs(try narrowing(of: text, in: .helvetica, 17)) < 1e-9)
    #expect(abs(try narrowing(of: text, in: .classicHelveticaNeue, 17)) < 1e-9)
  }

  /// A colon between figures is half as high as they are since San Francisco; others stand on the line.
  @Test(arguments: [
    ("9:41", Typeface.sanFrancisco13, FontWeight.regular, 1.666), ("9:41", .sanFrancisco13, .semibold, 1.666),
    ("12:00 PM", .sanFrancisco, .regular, 1.666), ("a:b", .sanFrancisco13, .regular, 0),
    ("1: 2", .sanFrancisco13, .regular, 0), (":1", .sanFrancisco13, .regular, 0),
    ("1:", .sanFrancisco13, .bold, 0), ("9:41", .helveticaNeue, .regular, 0), ("9:41", .helvetica, .bold, 0),
  ])
  func colonsBetweenFiguresAreRaised(
    _ text: String, _ typeface: Typeface, _ weight: FontWeight, _ rise: Double
  ) throws {
    let font = Font(family: typeface.family, weight: weight, size: 17)
    let request = TextRequest(text: text, size: 17, substitute: typeface.substitute(for: font))
    let glyphs = try HarfBuzzTextShaper().shape(request).lines.flatMap(\.runs).flatMap(\.glyphs)
    #expect(glyphs.count == text.count)
    let heights = glyphs.map { -$0.y }
    let base = heights.min() ?? 0
    #expect(abs((heights.max() ?? 0) - base - rise) < 0.001)
    if rise > 0 { #expect(heights.count { $0 > base } == 1) }
  }

  @Test func pairsDoNotDependOnWhatTheyAreLearnedWith() throws {
    let texts = ["AVATAR", "To.", "Wa,", "Τα1", "11", "f)", "Té", "“A”"]
    let alone = try texts.map { try width($0, in: .sanFrancisco, 17) }
    let shaper = try HarfBuzzTextShaper()
    let font = Font(family: Typeface.sanFrancisco.family, size: 17)
    let substitute = Typeface.sanFrancisco.substitute(for: font)
    let all = texts.joined(separator: " ") + texts.reversed().joined()
    _ = shaper.shape(TextRequest(text: all, size: 17, substitute: substitute))
    for (text, width) in zip(texts, alone) {
      #expect(shaper.shape(TextRequest(text: text, size: 17, substitute: substitute)).width == width)
    }
  }

  @Test func blanksKeepTheirWidth() throws {
    let sum = try ["To", " ", "Wa"].map { try width($0, in: .helveticaNeue, 17) }.reduce(0, +)
    #expect(abs(try width("To Wa", in: .helveticaNeue, 17) - sum) < 1e-9)
  }

  @Test(arguments: ["AVATAR To Wa.", "Żółć Tä", "Ωραία Γα"]) func kerningDoesNotDependOnTheWayOfShaping(
    text: String
  ) throws {
    let plain = try width(text, in: .sanFrancisco, 17)
    // The joiner has no glyph, but sends the text through HarfBuzz.
    let shaped = try width(text + "\u{200D}", in: .sanFrancisco, 17)
    let joiner = Typeface.sanFrancisco.substitute(for: Font(family: "San Francisco", size: 17)).tracking
    #expect(min(abs(shaped - plain), abs(shaped - plain - joiner)) < 1e-9)
  }
}

/// Words in capitals, whose letters stand closer together in San Francisco than its letters by themselves say.
@Suite struct CapitalWidthTests {
  /// Inks of headers of 13 points on screenshots of iOS 12 to 16, in points, and the white beside their outer letters.
  @Test(arguments: [
    ("COMMUNICATION", 110.0), ("COMPRESSION", 92), ("CONFIGURATION", 103.66), ("COLLECTION", 79.33),
    ("MORE", 35.17), ("PRIVACY", 51.71), ("CELLULAR", 63.62), ("SECURITY", 61.5), ("USER INTERFACE", 104.44),
    ("ADVANCED SETTINGS", 135.46), ("SHARES", 49.11),
  ])
  func headersInCapitalsAreAsWideAsMeasured(text: String, ink: Double) throws {
    let font = Font(family: Typeface.sanFrancisco.family, size: 13)
    let width = try HarfBuzzTextShaper().shape(
      TextRequest(text: text, size: 13, substitute: Typeface.sanFrancisco.substitute(for: font))
    ).width
    // The first letter and the last have 0.5 to 1.9 points of white between them.
    #expect((ink + 0.2...ink + 2.3).contains(width), "\(width)")
  }

  @Test func onlyCapitalsBeforeCapitalsStandCloser() throws {
    let font = Font(family: Typeface.sanFrancisco.family, size: 13)
    let substitute = Typeface.sanFrancisco.substitute(for: font)
    let width = { (text: String) in
      try HarfBuzzTextShaper().shape(TextRequest(text: text, size: 13, substitute: substitute)).width
    }
    let single = try width("O")
    #expect(try width("OO") < 2 * single - 0.2)
    #expect(try width("O1") > single)
  }
}
