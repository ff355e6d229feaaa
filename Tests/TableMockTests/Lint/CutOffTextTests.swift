import Foundation
import TableLinting
import TableMock
import TestSupport
import Testing

/// Texts that a larger size of letters cuts off.
@Suite struct CutOffTextTests {
  /// An ellipsis in the middle is what an author asks for who knows that a text may not fit.
  @Test(arguments: ["large", "extraExtraExtraLarge"], [("Middle", 0), ("Tail", 1)])
  func textsMayBeCutOffInTheirMiddle(_ size: String, _ mode: (end: String, count: Int)) throws {
    let folder = try TemporaryFolder()
    let label = """
      {text: Annual Report for 2024.pdf, font: {textStyle: body}, lineBreakMode: byTruncating\(mode.end)}
      """
    try folder.write(
      """
      theme: ios16
      size: {width: 320, height: 44}
      contentSizeCategory: \(size)
      tableView: {rows: [{contentView: [{frame: [16, 10, 226, 24], label: \(label)}]}]}

      """, to: "a.yaml")
    let path = FilePath(folder.url.appendingPathComponent("a.yaml").path)
    let report = try LintJob(
      inputs: [InputFile(path: path, outputName: "x")],
      settings: LintSettings(only: ["cut-off-at-large-size"]), version: "test"
    ).run()
    #expect(report.errors == [] && report.counting.count == mode.count, "\(report.counting)")
  }

  private static let address = "nora.nilsson.and.all.of.her.family@mail.example.org"

  /// What users miss little of is a hint.
  @Test(
    arguments: [
      ("value1-without-gap", "style: value1, textLabel: Email, detailTextLabel:", LintLevel.warning),
      ("truncated-in-one-orientation", "textLabel:", .warning),
      ("truncated-in-one-orientation", "style: subtitle, textLabel:", .warning),
      ("truncated-in-one-orientation", "style: subtitle, textLabel: A, detailTextLabel:", .hint),
    ], ["Middle", "Tail"])
  func whatMayBeCutOffIsAHint(_ row: (rule: String, text: String, level: LintLevel), _ end: String) throws {
    // The letters of second lines are smaller.
    let text = (row.level == .hint ? "somebody.who.is.called." : "") + Self.address
    let cell = "\(row.text) {text: \(text), lineBreakMode: byTruncating\(end)}"
    let spec = "theme: ios16\ndevice: iphone14\ntableView: {style: insetGrouped, rows: [{\(cell)}]}\n"
    #expect(try levels(of: spec, row.rule) == [end == "Tail" ? row.level : .hint])
  }

  /// The texts of a content configuration take all lines that they need, unless their author wants fewer.
  @Test(
    arguments: [
      "text: A, secondaryText: Minutes of the last meeting, secondaryTextProperties",
      "text: Minutes of the last meeting, textProperties",
    ], [(1, [LintLevel.hint]), (0, [])])
  func textsMayKeepToALine(_ text: String, _ lines: (number: Int, levels: [LintLevel])) throws {
    let configuration = "{style: subtitleCell, \(text): {numberOfLines: \(lines.number)}}"
    let spec =
      "theme: ios26\ndevice: iphone17\ntableView: {rows: [{contentConfiguration: \(configuration)}]}\n"
    #expect(try levels(of: spec, "cut-off-at-large-size") == lines.levels)
  }

  /// Rules look at the texts of content configurations, too.
  @Test(arguments: [
    (
      "text-below-11", "style: subtitleCell, text: A, secondaryText: B, secondaryTextProperties", "{font: 8}",
      LintLevel.warning
    ),
    ("fixed-text-size", "text: A, textProperties", "{font: {size: 19}}", .info),
    ("thin-letters", "text: A, textProperties", "{font: {textStyle: body, weight: thin}}", .info),
    ("colour-of-another-purpose", "text: A, textProperties", "{color: separator}", .warning),
    ("stepper-without-value", "text: Guests, textProperties", "{}", .warning),
  ])
  func textsOfConfigurationsAreLookedAt(
    _ rule: String, _ text: String, _ properties: String, _ level: LintLevel
  ) throws {
    let spec = { (text: String, properties: String) in
      """
      theme: ios26
      tableView: {rows: [{contentConfiguration: {\(text): \(properties)}, accessoryView: {stepper: {}}}]}

      """
    }
    #expect(try levels(of: spec(text, properties), rule) == [level])
    #expect(try levels(of: spec(text.replacing("Guests", with: "2 Guests"), "{}"), rule) == [])
  }

  /// A contrast that falls a little short does not look like one that is enough.
  @Test(arguments: [("#777777", "4.4"), ("#787878", "4.4"), ("#7A7A7A", "4.3"), ("#767676", nil)])
  func aContrastThatIsTooLowReadsAsSuch(_ color: String, _ ratio: String?) throws {
    let row = "{style: subtitle, textLabel: A, detailTextLabel: {text: B, textColor: '\(color)'}}"
    let folder = try TemporaryFolder([
      "a.yaml": "theme: ios16\nappearance: light\ntableView: {rows: [\(row)]}\n"
    ])
    let run = try CommandRun(["lint", "a.yaml", "--only", "contrast-low"], in: folder.url)
    let words = ratio.map { "has a contrast of \($0) to its background, and needs 4.5" } ?? "nothing found"
    #expect(run.text.contains(words), "\(run.text)")
  }

  /// Pictures keep their room where colours are left out, and letters that a swipe has moved beyond the screen lie on
  /// nothing.
  @Test(arguments: [
    """
    {contentView: {constraints: ["H:|-20-[line]-20-|", "V:|-11-[line]-11-|"], subviews: [{id: line, hStack: {}, subviews: [
      {imageView: {systemName: gear, tintColor: systemGray2}, layoutPriority: 1},
      {label: {text: "9:32", textColor: secondaryLabel}}]}]}}
    """,
    """
    {backgroundColor: black, showingDeleteConfirmation: true, trailingSwipeActions: [Flag, Move], contentView: {
      subviews: [{frame: [90, 11, 200, 20], label: {text: Harbour Office, textColor: white}}]}}
    """,
  ])
  func contrastsThatAreNotTheAuthorsAreNotTold(_ row: String) throws {
    let folder = try TemporaryFolder([
      "a.yaml": "theme: ios16\ndevice: iphone14\nappearance: light\ntableView:\n  rows:\n  - \(row)\n"
    ])
    let run = try CommandRun(["lint", "a.yaml", "--only", "contrast-low"], in: folder.url)
    #expect(run.text.contains("nothing found"), "\(run.text)")
  }

  /// Letters and grounds have their colours wherever they are given.
  @Test(arguments: [
    "rows: [{textLabel: A, backgroundConfiguration: {backgroundColor: secondaryLabel}}]",
    "rows: [{contentView: {backgroundColor: label, subviews: [Seen]}}]",
    "sections: [{header: {title: A, textColor: systemFill}, rows: [B]}]",
    "sections: [{footer: {title: A, backgroundColor: tertiaryLabel}, rows: [B]}]",
  ])
  func coloursOfAnotherPurposeAreFoundEverywhere(_ table: String) throws {
    let levels = { (table: String) in
      try self.levels(
        of: "theme: ios26\ntableView: {\(table)}\n", "colour-of-another-purpose")
    }
    #expect(try levels(table) == [.warning])
    let kept = table.replacing(#/(backgroundColor: )\w+/#) { "\($0.1)systemGroupedBackground" }
      .replacing("systemFill", with: "secondaryLabel")
    #expect(try levels(kept) == [])
  }

  /// Controls among the accessories of a list’s row are those of the row.
  @Test(arguments: [("Disable invitations", [LintLevel.info]), ("Invitations", [])])
  func controlsAmongAccessoriesAreLookedAt(_ text: String, _ levels: [LintLevel]) throws {
    let row = "{textLabel: \(text), accessories: [{customView: {switch: on}}]}"
    #expect(
      try self.levels(of: "theme: ios26\ncollectionView: {rows: [\(row)]}\n", "switch-says-no") == levels)
  }

  /// How much the findings of a rule matter on the screen of a spec.
  private func levels(of spec: String, _ rule: String) throws -> [LintLevel] {
    let folder = try TemporaryFolder(["a.yaml": spec])
    let path = FilePath(folder.url.appendingPathComponent("a.yaml").path)
    let report = try LintJob(
      inputs: [InputFile(path: path, outputName: "x")], settings: LintSettings(only: [rule]), version: "test"
    ).run()
    #expect(report.errors == [], "\(report.errors)")
    return report.counting.map(\.level)
  }
}
