import Foundation
import TableMock
import TestSupport
import Testing

/// Where constraints of a spec put its views, and what is said of those that cannot be.
@Suite struct SpecConstraintTests {
  private func scene(_ spec: String, on device: String? = nil) throws -> Scene {
    let renderer = try Renderer()
    let result = renderer.load(Array(spec.utf8), named: "spec.yaml", folder: ".")
    #expect(result.diagnostics.isEmpty, "\(result.diagnostics)")
    let screen = try #require(result.document?.screens.first)
    return try renderer.scene(of: screen, as: Variant(device: device))
  }

  private static let row = """
    theme: ios16
    tableView:
      rows:
        - contentView:
            constraints:
              - H:|-[icon(29)]-12-[title]-|
              - V:|-10-[icon(29)]
              - title.top == icon.top
              - title.bottom == superview.bottom - 10
            subviews:
              - {id: icon, backgroundColor: red}
              - {id: title, label: {text: A text of so many words that no phone has the width for all of them at once., numberOfLines: 0}}
    """

  @Test(
    "views keep their distances, and the row is as high as its text, on any screen",
    arguments: [("iphone5", 320.0), ("iphone6", 375), ("ipad", 768)])
  func widths(device: String, width: Double) throws {
    let scene = try scene(Self.row, on: device)
    #expect(scene.findings.isEmpty)
    let cell = try #require(scene.root.first { $0.viewClass == .cell })
    let icon = try #require(scene.root.first { $0.id == "icon" })
    let title = try #require(scene.root.first { $0.id == "title" })
    #expect(title.frame.minX == icon.frame.maxX + 12)
    #expect(title.frame.maxX == width - icon.frame.minX)
    #expect(icon.frame.size == Size(width: 29, height: 29))
    let content = try #require(cell.children.first { $0.viewClass == .contentView })
    #expect(content.frame.height == title.frame.maxY + 10)
    #expect((title.frame.height > 30) == (width < 700))
  }

  @Test("leading is right where the screen is read from the right")
  func rightToLeft() throws {
    let scene = try scene("semanticContentAttribute: forceRightToLeft\n" + Self.row, on: "iphone5")
    let icon = try #require(scene.root.first { $0.id == "icon" })
    let title = try #require(scene.root.first { $0.id == "title" })
    #expect(icon.frame.minX == title.frame.maxX + 12)
  }

  /// Two views may share the width of a stack as they like: the frame tells, whether they have names or not.
  @Test("views whose places are open stay at their frames", arguments: ["id: one, ", ""])
  func openPlaces(name: String) throws {
    let spec = """
      theme: ios16
      tableView:
        rows:
          - height: 44
            contentView:
              constraints: ["H:|[stack]|", "V:|[stack]|"]
              subviews:
                - id: stack
                  stackView: {}
                  subviews:
                    - {\(name)frame: [0, 0, 100, 44], backgroundColor: red}
                    - {frame: [100, 0, 220, 44], backgroundColor: blue}
      """
    let stack = try #require(try scene(spec, on: "iphone6").root.first { $0.id == "stack" })
    #expect(stack.children.map(\.frame.width) == [100, 275])
  }

  /// A stack beside the text of a row, or in a bar, leaves the others the room that its views do not need.
  @Test(arguments: [
    "theme: ios9", "theme: ios26", "theme: ios26\nsemanticContentAttribute: forceRightToLeft",
  ])
  func stacksBesideOthers(look: String) throws {
    let stack =
      "{id: NAME, stackView: {spacing: 10}, subviews: [{switch: on}, {id: NAMEbox, frame: [0, 0, 30, 20], "
      + "constraints: [width == 30, height == 20]}]}"
    let named = { (name: String) in stack.replacing("NAME", with: name) }
    let scene = try scene(
      """
      \(look)
      navigationBar: {title: A, rightBarButtonItems: [{customView: \(named("bar"))}]}
      tableView:
        rows: [{textLabel: Long enough, accessoryView: \(named("accessory"))}]
      """, on: "iphone6")
    #expect(scene.findings.isEmpty)
    for name in ["bar", "accessory"] {
      let found = try #require(scene.root.first { $0.id == name })
      let control = try #require(found.first { $0.viewClass == .switch })
      #expect(found.frame.width >= control.frame.width + 38 && found.frame.width <= control.frame.width + 42)
      #expect(try #require(found.first { $0.id == name + "box" }).frame.width == 30)
    }
  }

  @Test("a stack that wants more than there is has half of the row")
  func stacksThatAreTooLarge() throws {
    let labels = ["One", "Two"].map { "{label: \($0), id: \($0), constraints: [width == 250]}" }
    let scene = try scene(
      """
      theme: ios16
      tableView:
        rows: [{accessoryView: {id: stack, stackView: {}, subviews: [\(labels.joined(separator: ", "))]}}]
      """, on: "iphone6")
    let stack = try #require(scene.root.first { $0.id == "stack" })
    #expect(stack.frame.width == 375.0 / 2 && stack.frame.minX > 0, "\(stack.frame)")
  }

  @Test("a badge keeps the room of its text beside one that is too long")
  func badges() throws {
    let scene = try scene(
      """
      theme: ios26
      tableView:
        rows:
          - contentView:
              constraints: ["H:|-[text]-8-[badge]-|", "V:|-[text]-|", badge.centerY == text.centerY]
              subviews:
                - {id: text, label: A text that is longer than there is room for on a phone beside a badge}
                - {id: badge, badge: "3"}
      """, on: "iphone6")
    let badge = try #require(scene.root.first { $0.id == "badge" })
    #expect(badge.frame.width >= badge.frame.height)
  }

  /// The messages of a run that renders a spec.
  private func messages(_ spec: String) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(spec, to: "spec.yaml")
    let run = try CommandRun(["render", "spec.yaml", "-o", "out.png"], in: folder.url)
    #expect(run.status == 0)
    #expect(FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("out.png").path))
    return run.errors
  }

  @Test("constraints that contradict each other are told with their places, in every row by itself")
  func contradictions() throws {
    let rows = (0..<2).map { number in
      """
          - contentView:
              constraints: [a.width == 20, "V:|-[a]-|"]
              subviews:
                - {id: a, label: A, constraints: [leading == superview.leading, width == 3\(number)]}
      """
    }
    let errors = try messages("tableView:\n  rows:\n\(rows.joined(separator: "\n"))\n")
    for (line, number) in [(6, 0), (10, 1)] {
      #expect(
        errors.contains(
          "spec.yaml:\(line):75: warning: conflicting constraints: “width == 3\(number)” (line \(line)), "
            + "“a.width == 20” (line \(line - 2))"), "\(errors)")
    }
  }

  @Test(
    "what a row is higher than its constraints want by rounding to pixels is no contradiction",
    arguments: [("43.67", false), ("43.5", false), ("43", true), ("45", true)])
  func roundedRows(height: String, isTold: Bool) throws {
    let errors = try messages(
      """
      theme: ios16
      device: iphone8
      tableView:
        rows:
          - height: 44
            contentView:
              constraints: ["H:|[a]|", "V:|[a(\(height))]|"]
              subviews: [{id: a, label: A}]
      """)
    #expect(errors.contains("conflicting constraints") == isTold, "\(errors)")
  }

  @Test("a table that is scrolled beyond its end is told at its offset")
  func scrolledPastTheEnd() throws {
    let errors = try messages(
      """
      size: {width: 320, height: 200}
      tableView:
        contentOffset: 100
        rows: [A]
      """)
    #expect(
      errors.contains(
        "spec.yaml:3:3: warning: the table is scrolled 100 points beyond the end of its content"), "\(errors)"
    )
  }

  @Test("scopes that do not show are told where they are written, and others are not", arguments: [320, 700])
  func hiddenScopes(_ width: Int) throws {
    let errors = try messages(
      """
      theme: ios26
      size: {width: \(width), height: 400}
      searchBar: {placement: integrated, scopeButtonTitles: [A, B]}
      tableView: {rows: [A]}
      """)
    let warning = "spec.yaml:3:36: warning: “scopeButtonTitles” do not show at the lower edge of a screen"
    #expect(errors.contains(warning) == (width == 320), "\(errors)")
  }

  @Test("a table that is pulled farther than there is anything to pull at is told at its offset")
  func pulledPastTheStart() throws {
    let errors = try messages(
      """
      size: {width: 320, height: 200}
      tableView:
        contentOffset: -400
        rows: [A]
      """)
    #expect(
      errors.contains(
        "spec.yaml:3:3: warning: the table is pulled 400 points beyond the beginning of its content"),
      "\(errors)")
  }

  @Test(
    "a popover that points at nothing is told where it says at what",
    arguments: [
      ("{row: [3, 9]}", "row 9 of section 3"), ("{row: [0, 1]}", "row 1 of section 0"),
      ("{barButtonItem: right 0}", "button 0 on the right of a navigation bar"),
      ("{barButtonItem: left 0}", "button 0 on the left of a navigation bar"),
    ])
  func popoversThatPointAtNothing(_ source: String, _ words: String) throws {
    let errors = try messages(
      """
      theme: ios8
      device: ipad
      navigationBar: {title: A, backButtonTitle: B}
      tableView: {rows: [A]}
      popover:
        source: \(source)
        tableView: {rows: [A]}
      """)
    #expect(
      errors.contains(
        "spec.yaml:6:3: warning: the popover points at \(words), which is not behind it, or out of sight"),
      "\(errors)")
  }

  @Test("views that constraints leave open are told with their places")
  func openViews() throws {
    let errors = try messages(
      """
      tableView:
        rows:
          - contentView:
              - {id: title, label: A, constraints: [leading == superview.leading]}
      """)
    #expect(
      errors.contains(
        "spec.yaml:4:12: warning: constraints do not determine where these views are: “title” (line 4)"),
      "\(errors)")
  }

  @Test("texts in a line that may share its width as they like are told what settles it")
  func openTexts() throws {
    let row = """
      tableView:
        rows:
          - contentView:
              constraints: ["H:|-[name]-8-[time]-|", "V:|-[name]-|", time.firstBaseline == name.firstBaseline]
              subviews: [{id: name, label: Anna}, {id: time, PRIORITYlabel: "9:32"}]
      """
    let open = try messages(row.replacing("PRIORITY", with: ""))
    #expect(open.contains("give one a higher “contentHuggingPriority”"), "\(open)")
    let settled = "contentHuggingPriority: {horizontal: 251, vertical: 250}, "
    #expect(try messages(row.replacing("PRIORITY", with: settled)) == "")
  }

  @Test("constraints in the views of headers, footers, tables and accessories count too")
  func otherPlaces() throws {
    let view =
      "{id: NAME, frame: [0, 0, 200, 40], subviews: [{id: NAMEinner, label: A, "
      + "constraints: [trailing == superview.trailing - 5, top == superview.top + 3]}]}"
    let named = { (name: String) in view.replacing("NAME", with: name) }
    let scene = try scene(
      """
      theme: ios16
      tableView:
        style: grouped
        tableHeaderView: \(named("table"))
        sections:
          - header: {view: \(named("header"))}
            rows: [{textLabel: A, accessoryView: \(named("accessory"))}]
      """)
    for name in ["table", "header", "accessory"] {
      let outer = try #require(scene.root.first { $0.id == name }, "\(name)")
      let inner = try #require(outer.first { $0.id == name + "inner" }, "\(name)")
      #expect(inner.frame.maxX == outer.frame.width - 5, "\(name)")
      #expect(inner.frame.minY == 3, "\(name)")
    }
  }
}

extension SceneNode {
  /// The first view that something holds for, this one or one in it.
  fileprivate func first(where holds: (SceneNode) -> Bool) -> SceneNode? {
    if holds(self) { return self }
    for child in children {
      if let found = child.first(where: holds) { return found }
    }
    return nil
  }
}
