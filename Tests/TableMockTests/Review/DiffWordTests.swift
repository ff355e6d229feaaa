import Testing

/// Words for every member of a spec that can make a picture differ: each is changed alone.
@Suite struct DiffWordTests {
  /// A row, a table or a screen before and after a change, and what must be said of it.
  struct Change: Sendable, CustomTestStringConvertible {
    var old: String
    var new: String
    var words: String
    var theme = "ios8"

    var testDescription: String { words }

    static func row(_ old: String, _ new: String, _ words: String) -> Change {
      let row = { (members: String) in "tableView: {rows: [{textLabel: Alpha\(members)}, Beta]}" }
      return Change(old: row(old), new: row(new), words: "row 0-0 “Alpha”: \(words)")
    }

    static func view(_ old: String, _ new: String, _ words: String) -> Change {
      let view = { (members: String) in ", contentView: [{frame: [60, 4, 100, 30], \(members)}]" }
      return row(view(old), view(new), words)
    }

    static func accessory(_ old: String, _ new: String, _ words: String) -> Change {
      row(", accessoryView: {\(old)}", ", accessoryView: {\(new)}", "accessory \(words)")
    }

    static func table(_ old: String, _ new: String, _ words: String, theme: String = "ios8") -> Change {
      let table = { (members: String) in "tableView: {rows: [Alpha, Beta]\(members)}" }
      return Change(old: table(old), new: table(new), words: "UITableView: \(words)", theme: theme)
    }

    static func screen(_ old: String, _ new: String, _ words: String, theme: String = "ios8") -> Change {
      let screen = { (members: String) in "\(members)\ntableView: {rows: [Alpha, Beta]}" }
      return Change(old: screen(old), new: screen(new), words: words, theme: theme)
    }
  }

  private static let labels: [Change] = [
    .view(
      "label: Hi", "label: {text: Hi, textAlignment: center}", "UILabel textAlignment the theme’s → center"),
    .view(
      "label: {text: Hello there, font: 30}",
      "label: {text: Hello there, font: 30, lineBreakMode: byTruncatingMiddle}",
      "UILabel lineBreakMode byTruncatingTail → byTruncatingMiddle"),
    .view(
      "label: {attributedText: [A, B]}", "label: {attributedText: [A, {text: B, textColor: red}]}",
      "UILabel attributedText[1].textColor the label’s → red"),
    .view("label: Hi", "label: {text: Hi, enabled: false}", "UILabel enabled true → false"),
    .view("backgroundColor: green", "backgroundColor: green, cornerRadius: 8", "UIView cornerRadius 0 → 8"),
    .view(
      "gradient: {colors: [red, blue]}", "gradient: {colors: [red, blue], axis: horizontal}",
      "UIView gradient.axis vertical → horizontal"),
    .view(
      "id: a, backgroundColor: green", "id: b, backgroundColor: red",
      "UIView id a → b, background #00FF00 → #FF0000"),
    .view(
      "imageView: {image: {placeholder: a, size: {width: 20, height: 20}}}",
      "imageView: {image: {placeholder: b, size: {width: 20, height: 20}}}", "UIImageView image a → b"),
  ]

  private static let controls: [Change] = [
    .accessory("switch: on", "switch: off", "switch on → off"),
    .accessory("switch: on", "switch: {on: on, enabled: false}", "switch.enabled true → false"),
    .accessory("stepper: {}", "stepper: {canDecrement: false}", "stepper.canDecrement true → false"),
    .accessory("slider: 0.2", "slider: 0.7", "slider 0.2 → 0.7"),
    .accessory(
      "segmentedControl: {titles: [A, B], selectedSegmentIndex: 0}",
      "segmentedControl: {titles: [A, B], selectedSegmentIndex: 1}",
      "segmentedControl.selectedSegmentIndex 0 → 1"),
    .accessory(
      "activityIndicator: {}", "activityIndicator: {color: red}", "activityIndicator.color the theme’s → red"),
    .view("progressView: 0.2", "progressView: 0.7", "UIProgressView progressView 0.2 → 0.7"),
    .view(
      "textField: Hi", "textField: {text: Hi, textAlignment: right}",
      "UITextField textField.textAlignment the theme’s → right"),
  ]

  private static let rows: [Change] = [
    .row("", ", selected: true", "selected false → true"),
    .row("", ", highlighted: true", "highlighted false → true"),
    .row(", selected: true", ", selected: true, selectionStyle: none", "selectionStyle default → none"),
    .row("", ", editing: true", "editing the table’s → true"),
    .row("", ", separatorInset: {left: 80}", "separatorInset.left 0 → 80"),
    .row("", ", indentationLevel: 2", "indentationLevel 0 → 2"),
    .row(", id: a", ", id: b", "id a → b"),
    .row(
      ", showingDeleteConfirmation: true", ", showingDeleteConfirmation: true, editActions: [More]",
      "deleteConfirmation"),
  ]

  private static let tables: [Change] = [
    .table("", ", separatorStyle: none", "separatorStyle usual → none"),
    .table("", ", separatorColor: red", "separatorColor the theme’s → red"),
    .table("", ", separatorInset: {left: 0}", "separatorInset the theme’s → 0"),
    .table("", ", editing: true", "editing false → true"),
    .table("", ", rowHeight: 60", "rowHeight the theme’s → 60"),
    .table(
      ", style: grouped", ", style: grouped, separatorStyle: singleLine", "separatorStyle usual → singleLine",
      theme: "ios6"),
  ]

  private static let screens: [Change] = [
    .screen("", "appearance: dark", "picture: appearance light → dark", theme: "ios13"),
    .screen(
      "", "contentSizeCategory: extraExtraLarge", "picture: contentSizeCategory large → extraExtraLarge"),
    .screen(
      "", "semanticContentAttribute: forceRightToLeft",
      "picture: semanticContentAttribute the language’s → forceRightToLeft", theme: "ios9"),
    .screen(
      "statusBar: true", "statusBar: {batteryLevel: 0.3}", "UIStatusBar “Carrier”: batteryLevel 1 → 0.3"),
    .screen(
      "navigationBar: A", "navigationBar: {title: A, backButtonTitle: B}",
      "UINavigationBar “A”: backButton “B” added"),
    .screen(
      "navigationBar: {title: A, rightBarButtonItems: [{systemItem: add}]}",
      "navigationBar: {title: A, rightBarButtonItems: [{systemItem: compose}]}",
      "UINavigationBar “A”: rightBarButtonItems[0].systemItem add → compose"),
    .screen(
      "tabBar: [A, B]", "tabBar: {items: [A, B], selectedIndex: 1}", "UITabBar “A”: selectedIndex 0 → 1"),
  ]

  @Test(arguments: labels + controls + rows + tables + screens)
  func everyMemberHasWords(_ change: Change) throws {
    let head = "theme: \(change.theme)\nsize: {width: 320, height: 200}\n"
    let folder = try TemporaryFolder(["a.yaml": head + change.old, "b.yaml": head + change.new])
    let run = try CommandRun(["diff", "a.yaml", "b.yaml"], in: folder.url)
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.lines.contains { $0.hasPrefix("  \(change.words)") }, "\(run.text)")
    #expect(!run.text.contains("drawn otherwise"))
  }

  @Test func aShadowHasNotTheColourOfTheText() throws {
    let label = { (shadow: String) in
      "theme: ios8\ntableView: {rows: [{contentView: [{frame: [9, 4, 99, 30], label: {text: Hi\(shadow)}}]}]}\n"
    }
    let folder = try TemporaryFolder(["a.yaml": label(""), "b.yaml": label(", shadowColor: red")])
    let run = try CommandRun(["diff", "a.yaml", "b.yaml"], in: folder.url)
    #expect(run.lines.contains { $0.hasSuffix("UILabel shadowColor the theme’s → red") }, "\(run.text)")
  }

  @Test func approvedPicturesNoteWhatTheirSourcesSay() throws {
    let spec = { (state: String) in
      "theme: ios8\nsize: {width: 320, height: 88}\ntableView: {rows: [{textLabel: A, accessoryView: {switch: \(state)}}]}\n"
    }
    let project = try ReviewProject(["a": spec("on")])
    try project.approveAll()
    try project.write(spec("off"), to: "a")
    let run = try project.run("verify", "screens")
    #expect(run.lines.contains { $0.hasPrefix("  row 0-0 “A”: accessory switch on → off") }, "\(run.text)")
  }
}
