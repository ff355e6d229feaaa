import TableLayout
import TableModel
import TableThemes
import Testing

@testable import TableDrawing

/// Widths that UIKit gave labels in Interface Builder documents, which rounds them up to pixels.
@Suite struct TextWidthTests {
  struct Label: Sendable, CustomTestStringConvertible {
    var text: String
    var weight: FontWeight
    var size: Double
    var scale: Double
    var width: Double

    init(_ text: String, _ weight: FontWeight, _ size: Double, at scale: Double = 1, _ width: Double) {
      (self.text, self.weight, self.size, self.scale, self.width) = (text, weight, size, scale, width)
    }

    var testDescription: String { "\(text) \(weight.rawValue) \(size) @\(scale)x" }
  }

  private func width(_ label: Label, in typeface: Typeface) throws -> Double {
    let font = Font(family: typeface.family, weight: label.weight, size: label.size)
    let request = TextRequest(text: label.text, size: label.size, substitute: typeface.substitute(for: font))
    let width = try HarfBuzzTextShaper().shape(request).width
    return ((width - 0.001) * label.scale).rounded(.up) / label.scale
  }

  /// Large letters begin at 20 points, and their tracking with them.
  @Test(
    arguments: [FontWeight.light, .regular, .medium, .semibold, .bold, .heavy], ["0123456789", "Hamburger"])
  func lettersOf19PointsAreLikeThoseOf18(_ weight: FontWeight, _ text: String) throws {
    for typeface in [Typeface.sanFrancisco, .sanFrancisco13] {
      let widths = try [18.0, 19, 19.9].map { size in
        try width(Label(text, weight, size, at: 100, 0), in: typeface) / size
      }
      for other in widths.dropFirst() { #expect(abs(other / widths[0] - 1) < 0.003, "\(widths)") }
    }
  }

  @Test(arguments: [
    Label("Title", .bold, 17, 35),
    Label("Title", .bold, 18, 38),
    Label("Longitude", .bold, 17, 83),
    Label("Chest + Shoulders + Triceps", .bold, 17, 230),
    Label("Chest + Shoulders + Triceps", .bold, 18, 244),
    Label("Email", .bold, 17, 46),
    Label("Week 13", .bold, 17, 69),
    Label("Uhrzeit: von", .bold, 17, 99),
    Label("Specific Location", .bold, 18, 150),
    Label("Tag", .bold, 18, 33),
    Label("Subtitle", .regular, 14, 47),
    Label("General Location", .regular, 14, 107),
    Label("18:00", .regular, 17, 43),
    Label("Di., 10 Apr.", .regular, 17, 86),
    Label("www.g-rantsoftware.com", .regular, 17, 188),
  ])
  func helveticaIsExact(label: Label) throws {
    #expect(try width(label, in: .helvetica) == label.width)
  }

  @Test(arguments: [
    Label("Title", .regular, 17, 33),
    Label("Website", .regular, 17, 62),
    Label("Email", .regular, 17, 42),
    Label("openHAB version", .regular, 17, 134),
    Label("Default", .regular, 16, 52),
    Label("Subtitle", .regular, 14, 50),
    Label("Subtitle", .regular, 12, 43),
    Label("Title", .bold, 17, 34),
    Label("Title", .bold, 18, 36),
    Label("Configuration", .bold, 18, at: 2, 113),
  ])
  func helveticaNeueIsClose(label: Label) throws {
    expectClose(try width(label, in: .helveticaNeue), label)
  }

  @Test(arguments: [
    Label("Title", .regular, 17, at: 2, 33.5),
    Label("Title", .regular, 16, at: 2, 31.5),
    Label("Subtitle", .regular, 11, at: 2, 40.5),
    Label("Subtitle", .regular, 14, 50),
    Label("Passcode", .regular, 17, at: 3, 74.333),
    Label("Gabriel & ainopara", .regular, 16, at: 3, 133.667),
    Label("UITableView inside UIScrollView", .regular, 12, at: 2, 180.5),
    Label("StackView", .medium, 16, at: 2, 78),
    Label("Title", .bold, 18, 39),
    Label("Search Controller", .bold, 10, 91),
  ])
  func sanFranciscoIsClose(label: Label) throws {
    expectClose(try width(label, in: .sanFrancisco), label)
  }

  @Test(arguments: [
    Label("Title", .regular, 17, at: 2, 33),
    Label("Subtitle", .regular, 12, at: 2, 44),
    Label("Nintendo 64", .regular, 17, at: 2, 95),
    Label("Developer", .semibold, 17, at: 2, 81),
    Label("Device", .regular, 38, at: 2, 113),
    Label("Keep History", .regular, 16, at: 2, 93),
    Label("Description", .regular, 20, at: 2, 100.5),
    Label("000 000", .semibold, 24, at: 2, 98.5),
    Label("Label", .regular, 28, at: 3, 66.333),
    Label("Transaction Detail", .semibold, 28, at: 2, 228.5),
    Label("30", .semibold, 30, at: 2, 39),
    Label("0.00000000", .regular, 32, at: 2, 185),
    Label("Settings", .bold, 34, at: 2, 133.5),
    Label("Label", .heavy, 50, at: 2, 131),
    Label("12:34", .bold, 80, at: 2, 208),
  ])
  func sanFrancisco13IsClose(label: Label) throws {
    expectClose(try width(label, in: .sanFrancisco13), label)
  }

  private func expectClose(_ width: Double, _ label: Label) {
    let tolerance = max(1.01, 0.02 * label.width)
    #expect(abs(width - label.width) <= tolerance, "\(width) instead of \(label.width)")
  }

  @Test func stretchAndTrackingCountForEveryCharacter() throws {
    let shaper = try HarfBuzzTextShaper()
    let plain = shaper.shape(request("Settings")).width
    let set = shaper.shape(request("Settings", stretch: 0.95, tracking: 0.3)).width
    #expect(abs(set - (plain * 0.95 + 8 * 0.3)) < 1e-9)
  }

  @Test func trackingCountsOnceForALetterWithItsMark() throws {
    let shaper = try HarfBuzzTextShaper()
    let plain = shaper.shape(request("e\u{301}o\u{308}")).width
    let set = shaper.shape(request("e\u{301}o\u{308}", tracking: 0.5)).width
    #expect(abs(set - (plain + 2 * 0.5)) < 1e-9)
  }

  @Test func widthsGrowWithTheSizeAlone() throws {
    let shaper = try HarfBuzzTextShaper()
    let text = "The quick brown fox jumps over the lazy dog"
    let at10 = shaper.shape(request(text, size: 10)).width
    #expect(abs(shaper.shape(request(text, size: 37.3)).width - 3.73 * at10) < 1e-9)
  }

  @Test(
    arguments: ["AVATAR To Wa.", "office fluffy", "Żółć – “Ärger”", "Ωραία Москва"], ["Nimbus Sans", "Inter"])
  func plainTextIsSetAsHarfBuzzWouldSetIt(text: String, family: String) throws {
    let shaper = try HarfBuzzTextShaper()
    let plain = shaper.shape(request(text, family: family)).lines[0]
    // The joiner has no glyph, but sends the text through HarfBuzz.
    let shaped = shaper.shape(request(text + "\u{200D}", family: family)).lines[0]
    #expect(shaped.runs.flatMap(\.glyphs).map(\.index) == plain.runs.flatMap(\.glyphs).map(\.index))
    #expect(abs(shaped.width - plain.width) < 1e-9)
  }
}
