import Foundation
import Testing

/// The room of texts, which `languages --texts` tells translators.
@Suite struct TextRoomTests {
  /// A label that is as wide as its text has room up to what stands beside it, and one of a fixed width none.
  @Test func labelsThatHugTheirTextHaveRoomToGrow() throws {
    let folder = try TemporaryFolder([
      "a.yaml": """
      theme: ios16
      device: iphone8
      tableView:
        rows:
          - contentView:
              constraints:
                - H:|-[name]
                - H:[mark(30)]-|
                - H:|-[fixed(120)]
                - V:|-[name]-[fixed]-|
                - mark.centerY == name.centerY
                - mark.height == 20
              subviews: [{id: name, label: Grace}, {id: mark, backgroundColor: red}, {id: fixed, label: Ada}]
      """, "strings/de.yaml": "Grace: Grace\nAda: Ada",
    ])
    let run = try CommandRun(["languages", "a.yaml", "--texts", "--format", "json"], in: folder.url)
    var available: [String: Double] = [:]
    for line in run.lines {
      let entry = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      available[entry["key"] as? String ?? ""] = entry["available"] as? Double
    }
    // From the margin of 16 to the mark, which ends at the other margin.
    #expect(available == ["Grace": 375 - 16 - 16 - 30, "Ada": 120], "\(run.text)\(run.errors)")
  }

  /// The labels of a subtitle row, which are as wide as their texts, may be as wide as the row without its margins, picture
  /// and accessory, whatever the other rows have.
  @Test(arguments: [
    ("theme: ios16", "", 343.0), ("theme: ios16", ", accessoryType: disclosureIndicator", 324.5),
    ("theme: ios16", ", imageView: {placeholder: a, size: {width: 40, height: 40}}", 288),
    ("theme: ios6", "", 355), ("theme: ios6", ", accessoryType: disclosureIndicator", 335),
  ])
  func labelsOfSubtitlesHaveRoomToGrow(theme: String, more: String, room: Double) throws {
    let folder = try TemporaryFolder([
      "a.yaml": """
      \(theme)
      size: {width: 375, height: 200}
      scale: 2
      tableView:
        rows:
          - {style: subtitle, textLabel: Ada, detailTextLabel: Bo\(more)}
          - {style: subtitle, textLabel: Grace, accessoryType: detailDisclosureButton}
          - {id: last, style: subtitle, textLabel: Eve, detailTextLabel: Joseph\(more)}
      """, "strings/de.yaml": "Ada: Ada\nBo: Bo\nEve: Eva\nJoseph: Josef",
    ])
    let run = try CommandRun(
      ["languages", "a.yaml", "--texts", "--language", "de", "--format", "json"], in: folder.url)
    let rooms = run.text.matches(of: /"available": ?([0-9.]+)/).map { Double($0.1) ?? 0 }
    #expect(rooms.count == 5 && rooms.filter { $0 == room }.count == 4, "\(run.text)\(run.errors)")
  }

  /// Where a title and a value do not fit on one line, what lies between them is room for neither.
  @Test(arguments: [
    ("Bevorzugter Zustellungszeitpunkt", "Am frühen Vormittag"),
    ("Zeit", "Am allerfrühesten Vormittag des Tages"),
    ("Bevorzugter Zustellungszeitpunkt der Nachrichten", "Morgens"),
  ])
  func textsThatAreCutOffAreTooWide(title: String, detail: String) throws {
    let folder = try TemporaryFolder([
      "a.yaml": """
      size: {width: 320, height: 200}
      tableView:
        rows: [{style: value1, textLabel: Time, detailTextLabel: Morning, accessoryType: disclosureIndicator}]
      """, "strings/de.yaml": "Time: \(title)\nMorning: \(detail)",
    ])
    let run = try CommandRun(["languages", "a.yaml", "--texts", "--language", "de"], in: folder.url)
    let excesses = run.text.matches(of: /de  (.+) too wide/).map { Double($0.1) ?? 0 }
    #expect(!excesses.isEmpty && excesses.allSatisfy { $0 > 0 }, "\(run.text)\(run.errors)")
  }
}
