import Foundation
import TestSupport
import Testing

@testable import TableReport

@Suite struct DamagedReviewTests {
  private func complaint(about data: Data) -> String? {
    do {
      _ = try SampleReview.page(in: data)
      return nil
    } catch {
      return "\(error)"
    }
  }

  private static let noReviews = [
    "", "{", "null", "[]", "tablemock", "{\"format\": \"tablemock review 1\"", "\u{0}",
    String(repeating: "[", count: 100_000), "{\"format\": 1}", "{}",
  ]

  @Test(arguments: noReviews.map(Long.init))
  func whatIsNoReviewIsRefused(_ text: Long<String>) throws {
    let words = try #require(complaint(about: Data(text.value.utf8)))
    #expect(!words.isEmpty && words.utf8.count < 400)
  }

  @Test func anotherFormatIsNamed() throws {
    var review = SampleReview.object(entries: [])
    review["format"] = "tablemock review 2"
    #expect(
      complaint(about: try SampleReview.data(review))
        == "the format is “tablemock review 2”, and “tablemock review 1” is what this program reads")
  }

  @Test(arguments: ["version", "kind", "expected", "actual", "stack", "summary", "same", "entries"])
  func aKeyThatIsMissingIsNamed(_ key: String) throws {
    var review = SampleReview.object(entries: [])
    review[key] = nil
    #expect(complaint(about: try SampleReview.data(review)) == "\(key) is missing")
  }

  static let damages: [(key: String, json: String, complaint: String)] = [
    ("state", "\"lost\"", "entries[0].state"), ("name", "null", "entries[0].name is null"),
    ("name", "7", "entries[0].name is of another kind than it should be"),
    ("scale", "\"2\"", "entries[0].scale is of another kind than it should be"),
    ("scale", "1e999", "entries[0].scale"),
    ("words", "[{\"text\": \"a\"}]", "entries[0].words[0].kind is missing"),
    ("pixels", "{\"count\": 1.5}", "entries[0].pixels.count"),
    ("pixels", "{\"count\": 99999999999999999999}", "entries[0].pixels.count"),
    (
      "pixels",
      "{\"count\": 1, \"largest\": 1, \"boxes\": [[1, 2, 3]], \"ignored\": 0, \"inTextAlone\": false}",
      "entries[0].pixels.boxes[0]: a frame has four numbers, not 3"
    ),
    (
      "difference", "\"/etc/a.png\"",
      "entries[0].difference: “/etc/a.png” is not the path of a file in the folder"
    ),
    ("variant", "{\"theme\": []}", "entries[0].variant.theme is of another kind than it should be"),
  ]

  @Test(arguments: damages.indices) func thePlaceOfDamageIsNamed(_ place: Int) throws {
    let damage = Self.damages[place]
    let marker = SampleReview.entry([damage.key: "HERE"])
    let text = String(decoding: try SampleReview.data(SampleReview.object(entries: [marker])), as: UTF8.self)
    let damaged = text.replacing("\"HERE\"", with: damage.json)
    let words = try #require(complaint(about: Data(damaged.utf8)))
    #expect(words.hasPrefix(damage.complaint) || words.contains("not JSON"), "\(words)")
  }

  @Test(arguments: ["tru", "{\"name\": \"a}", "[}", "{\"name\" 1}"]) func thePlaceWhereJSONEndsIsNamed(
    _ text: String
  ) throws {
    let review = String(decoding: try SampleReview.data(SampleReview.object(entries: [])), as: UTF8.self)
    let damaged = review.replacing("\"entries\":[]", with: "\"entries\":[\n  \(text)]")
    let words = try #require(complaint(about: Data(damaged.utf8)))
    #expect(words.hasPrefix("this is not JSON from line 2, column "), "\(words)")
  }

  @Test func theFirstOfAllDamagedEntriesIsNamed() throws {
    let entries = (0..<1000).map { SampleReview.entry($0 < 20 ? [:] : ["name": nil]) }
    let data = try SampleReview.data(SampleReview.object(entries: entries))
    #expect(complaint(about: data) == "entries[20].name is missing")
  }

  @Test(arguments: [("null", "entries is null"), ("{}", "entries is of another kind than it should be")])
  func entriesAreAList(_ json: String, _ complaint: String) throws {
    let review = String(decoding: try SampleReview.data(SampleReview.object(entries: [])), as: UTF8.self)
    let damaged = review.replacing("\"entries\":[]", with: "\"entries\":\(json)")
    #expect(self.complaint(about: Data(damaged.utf8)) == complaint)
  }
}
