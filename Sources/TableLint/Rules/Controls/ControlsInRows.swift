import TableLayout
import TableModel
import TableThemes

extension LintRule {
  static let switchOutsideRow = LintRule(
    "switch-outside-row", .warning, "Switches stand in rows",
    why: """
      A switch means what its row says. In a bar, or above and below the rows, nobody sees what it turns on: give it \
      a row, or use a button.
      """,
    guidelines: [.today("Toggles", "Use the switch toggle style only in a list row.")],
    looks: LintLooks(since: "ios10"),
    broken: """
      theme: ios16
      size: {width: 320, height: 140}
      navigationBar: {title: Alarms, rightBarButtonItems: [{customView: {switch: true}}]}
      tableView: {rows: [Morning]}
      """,
    kept: """
      theme: ios16
      size: {width: 320, height: 140}
      navigationBar: Alarms
      tableView: {rows: [{textLabel: Morning, accessoryView: {switch: true}}]}
      """
  ) { screen, _ in
    screen.views.compactMap { view in
      guard view.node.viewClass == .switch, view.opacity > 0,
        !screen.ancestors(of: view).contains(where: { $0.node.viewClass.isRow })
      else { return nil }
      return LintFinding(
        "a switch is outside the rows", at: screen.path(of: view), views: [view],
        hint: "let it be the “accessoryView” of a row that says what it turns on")
    }
  }

  static let switchLooksOff = LintRule(
    "switch-looks-off", .info, "A switch that is on looks different from one that is off",
    why: """
      The colour of its track says that a switch is on. A pale one looks like the grey of off. The rule checks your \
      own colours that are nearly grey and differ less from it than the system’s green.
      """,
    guidelines: [
      .today("Toggles", "use a color that provides enough contrast with the uncolored appearance")
    ],
    looks: LintLooks(since: "ios16"),
    broken: """
      theme: ios16
      size: {width: 320, height: 44}
      tableView: {rows: [{textLabel: Wi-Fi, accessoryView: {switch: {on: true, tintColor: "#D0D0D8"}}}]}
      """,
    kept: .replacing("\"#D0D0D8\"", by: "systemIndigo")
  ) { screen, _ in
    let (look, appearance) = (screen.theme.controls.switch, screen.environment.appearance)
    // From here on nobody takes one track for the other; the system’s own colours have less in places.
    let visible = 1.5
    // How far the parts of a colour that is nearly grey lie apart; hues are told apart by themselves.
    let greyish = 0.25
    guard let off = look.offTrack.trackColor(in: appearance), let on = look.onTrack.trackColor(in: appearance)
    else { return [] }
    return screen.rows.flatMap { row -> [LintFinding] in
      guard let cell = row.views?.cell else { return [] }
      return row.controls.compactMap { control, path in
        guard case .switch(isOn: true) = control.kind, control.isEnabled, let tint = control.tintColor,
          tint.system == nil, let view = screen.views(in: cell).first(where: { screen.path(of: $0) == path }),
          let behind = Backdrop(behind: view, in: view.frame.expanded(by: 4), on: screen)
            .color(at: Point(view.frame.minX - 2, view.frame.middle.y))
        else { return nil }
        let (grey, own) = (off.over(behind), tint.resolved(with: [:], for: appearance).over(behind))
        let parts = [own.red, own.green, own.blue]
        guard let least = parts.min(), let most = parts.max(), most - least < greyish else { return nil }
        let ratio = Contrast.ratio(own, grey)
        guard ratio < min(visible, Contrast.ratio(on.over(behind), grey) - 0.005) else { return nil }
        return LintFinding(
          "this switch is on, and its colour has a contrast of \(decimal(ratio)) to that of one that is off",
          at: path, views: [view], hint: "choose a stronger colour, or one of the system’s")
      }
    }
  }

  static let stepperWithoutValue = LintRule(
    "stepper-without-value", .warning, "A stepper stands beside the number that it changes",
    why: """
      A stepper shows two signs and no number. Show the value in the row, so that people see what a tap does.
      """,
    guidelines: [.today("Steppers", "A stepper itself doesn’t display any values")],
    looks: LintLooks(since: "ios16"),
    broken: """
      theme: ios16
      size: {width: 320, height: 60}
      tableView: {rows: [{textLabel: Copies, accessoryView: {stepper: {}}}]}
      """,
    kept: .replacing("textLabel: Copies", by: "textLabel: 2 Copies")
  ) { screen, _ in
    screen.rows.compactMap { row in
      guard let stepper = row.controls.first(where: \.control.isStepper), !row.saysNumber else { return nil }
      return LintFinding(
        "\(row.name) has a stepper and says no number", at: stepper.path, views: [row.views?.cell],
        hint: "write the value into one of the row’s texts")
    }
  }

  static let fieldWithoutHint = LintRule(
    "field-without-hint", .warning, "A text field says what is to be written into it",
    why: """
      Without a placeholder or any other text in the row, people have to guess. A placeholder helps while the field \
      is empty, a label always.
      """,
    guidelines: [.today("Text fields", "Show a hint in a text field to help communicate its purpose.")],
    looks: LintLooks(since: "ios10"),
    broken: """
      theme: ios16
      size: {width: 320, height: 44}
      tableView:
        rows: [{contentView: [{frame: [16, 8, 280, 28], textField: {text: Anna, borderStyle: roundedRect}}]}]
      """,
    kept: """
      theme: ios16
      size: {width: 320, height: 44}
      tableView:
        rows:
          - contentView:
              - {frame: [16, 8, 280, 28], textField: {text: Anna, placeholder: Name, borderStyle: roundedRect}}
      """
  ) { screen, _ in
    guard !screen.isFilledLater else { return [] }
    return screen.rows.flatMap { row -> [LintFinding] in
      guard row.labels.allSatisfy({ $0.label.isBlank }) else { return [] }
      return row.controls.compactMap { control, path in
        guard case .textField(_, let placeholder, _, _) = control.kind, placeholder.trimmed.isEmpty else {
          return nil
        }
        return LintFinding(
          "this text field has no placeholder, and its row no label", at: path, views: [row.views?.cell],
          hint: "write what belongs into it as its “placeholder”")
      }
    }
  }

  static let segmentsTooMany = LintRule(
    "segments-too-many", .warning, "A segmented control has few segments",
    why: """
      More than five segments on a phone, or seven on a tablet, are too narrow to read and hit. Offer rows with a \
      checkmark.
      """,
    guidelines: [.today("Segmented controls", "no more than about five segments on iPhone")],
    looks: LintLooks(since: "ios10"),
    broken: """
      theme: ios16
      size: {width: 390, height: 44}
      tableView:
        rows: [{contentView: [{frame: [16, 6, 358, 32], segmentedControl: [Mo, Tu, We, Th, Fr, Sa, Su]}]}]
      """,
    kept: .replacing("Mo, Tu, We, Th, Fr, Sa, Su", by: "Day, Week, Month")
  ) { screen, _ in
    let most = screen.isPhone ? 5 : 7
    return screen.views.compactMap { view in
      guard view.node.viewClass == .segmentedControl, view.opacity > 0 else { return nil }
      let count = screen.views(in: view).count { $0.node.viewClass == .segment }
      guard count > most else { return nil }
      return LintFinding(
        "this control has \(count) segments, more than \(most)", at: screen.path(of: view), views: [view],
        hint: "show the choices as rows, the chosen one with a checkmark")
    }
  }
}

extension ShapeLook {
  /// The colour of a flat track in an appearance, where nobody chooses another; `nil` for shaded ones.
  fileprivate func trackColor(in appearance: Appearance) -> Color? {
    guard layers.count == 1, case .color(let color) = layers.first?.fill else { return nil }
    switch color {
    case .fixed(let light, let dark), .ownTint(let light, let dark):
      return appearance == .dark ? dark ?? light : light
    case .tint, .ground: return nil
    }
  }
}

extension LintedRow {
  private static let numbers: Set<String> = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
  ]

  /// Whether any text of the row has a number in it, in digits or as an English word.
  fileprivate var saysNumber: Bool {
    let fields = controls.compactMap { control, _ -> String? in
      guard case .textField(let text, _, _, _) = control.kind else { return nil }
      return text
    }
    return (labels.map(\.label.words) + fields).contains { text in
      text.contains(where: \.isNumber)
        || text.lowercased().split(whereSeparator: { !$0.isLetter }).contains {
          LintedRow.numbers.contains(String($0))
        }
    }
  }
}

extension Label {
  /// The text, whichever way it is given.
  fileprivate var words: String {
    attributedText.isEmpty ? text : attributedText.map(\.text).joined()
  }

  /// Whether nothing can be read.
  fileprivate var isBlank: Bool { words.trimmed.isEmpty }
}

extension Control {
  fileprivate var isStepper: Bool {
    if case .stepper = kind { true } else { false }
  }
}
