import TableModel
import TableSources

/// Makes the screens of a pane: its own, and one for each list of choices.
final class PaneReader {
  /// A pane that a row leads to.
  struct Child {
    /// The name of its file, without the ending.
    var file: String
    /// Its title.
    var title: String
  }

  /// A section before its rows are made.
  private struct Draft {
    var place: PropertyList
    var group: Specifier?
    var rows: [Specifier] = []
  }

  let context: SettingsContext
  private let name: String
  private let title: String
  private let backTitle: String
  /// The panes that rows lead to, in their order.
  private(set) var children: [Child] = []
  /// What the rows are whose choices have screens of their own.
  private var choiceLists: [(specifier: Specifier, choices: Choices)] = []

  /// A reader of the pane of a name, with the title of its screen and that of the button that leads back.
  init(_ context: SettingsContext, name: String, title: String, backTitle: String) {
    self.context = context
    self.name = name
    self.title = title
    self.backTitle = backTitle
  }

  /// The pane's screen and those of its choices; `nil` where there is no list of specifiers, which is told.
  func screens() -> [Screen]? {
    guard let root = context.list.root else { return nil }
    guard let specifiers = root["PreferenceSpecifiers"], let items = specifiers.array else {
      complain(root)
      return nil
    }
    let paneName = context.uniqueName(name.isEmpty ? "Root" : name)
    let sections = context.screen(specifiers) {
      context.part(.key("sections"), specifiers) { self.sections(of: items) }
    }
    let own = screen(named: paneName, title: title, backTitle: backTitle, sections: sections)
    return [own] + choiceLists.map { list in screen(of: list.choices, list.specifier, paneName) }
  }

  private func complain(_ root: PropertyList) {
    let found = root["PreferenceSpecifiers"]
    if found == nil { context.list.report.showsLines = false }
    context.list.report.error(
      found.map { "“PreferenceSpecifiers” is \($0.kindName), not an array" }
        ?? "there are no “PreferenceSpecifiers” in this property list",
      at: (found ?? root).range, hint: "a pane of Settings is a dictionary with an array of specifiers")
  }

  private func screen(named name: String, title: String, backTitle: String, sections: [Section]) -> Screen {
    let controller = ViewController(
      navigationBar: NavigationBar(title: title, backButtonTitle: backTitle),
      tableView: TableView(style: .insetGrouped, sections: sections))
    return Screen(name: name, statusBar: StatusBar(), content: .controller(controller))
  }

  // MARK: Sections

  private func sections(of items: [PropertyList]) -> [Section] {
    var drafts: [Draft] = []
    var keys: Set<String> = []
    for item in items {
      guard let specifier = Specifier(item, context) else { continue }
      noteRepeatedKey(of: specifier, &keys)
      switch specifier.kind {
      case .group, .radioGroup: drafts.append(Draft(place: item, group: specifier))
      default:
        if drafts.isEmpty { drafts.append(Draft(place: item)) }
        drafts[drafts.count - 1].rows.append(specifier)
      }
    }
    return drafts.enumerated().filter { context.takeSection(at: $1.place) }.map { number, draft in
      context.part(.item(number), draft.place) { section(draft) }
    }
  }

  /// Tells of a key that an earlier row has, too: both show one value, and change it.
  private func noteRepeatedKey(of specifier: Specifier, _ keys: inout Set<String>) {
    guard let place = specifier["Key"], let key = place.string, !key.isEmpty, !keys.insert(key).inserted
    else {
      return
    }
    context.warn(
      "an earlier row has the same key \(quoted(key)), so both rows show and change one value", at: place,
      hint: "give each row a different key, or limit each to some devices with “SupportedUserInterfaceIdioms”"
    )
  }

  private func section(_ draft: Draft) -> Section {
    let header = draft.group?["Title"]
    let footer = draft.group?["FooterText"]
    return Section(
      header: titled(context.text(header)), footer: titled(context.text(footer)),
      rows: context.part(.key("rows"), draft.place) { rows(of: draft) })
  }

  private func titled(_ text: String) -> HeaderFooter? {
    text.isEmpty ? nil : HeaderFooter(title: text)
  }

  private func rows(of draft: Draft) -> [Cell] {
    var rows: [Cell] = []
    if let group = draft.group, group.kind == .radioGroup {
      rows = choiceRows(of: Choices(of: group, context))
    }
    for specifier in draft.rows where context.takeRow(at: specifier.list) {
      rows.append(context.part(.item(rows.count), specifier.list) { cell(of: specifier) })
    }
    return rows
  }

  private func cell(of specifier: Specifier) -> Cell {
    let rows = RowReader(context)
    switch specifier.kind {
    case .toggleSwitch: return rows.toggleSwitch(specifier)
    case .textField: return rows.textField(specifier)
    case .titleValue: return rows.titleValue(specifier)
    case .slider: return rows.slider(specifier)
    case .childPane:
      let cell = rows.childPane(specifier)
      if let file = rows.childFile(of: specifier) {
        children.append(Child(file: file, title: cell.textLabel?.text ?? ""))
      }
      return cell
    case .multiValue:
      let choices = Choices(of: specifier, context)
      if !choices.choices.isEmpty { choiceLists.append((specifier, choices)) }
      return rows.multiValue(specifier, choices)
    case .group, .radioGroup: return Cell()
    }
  }

  // MARK: Choices

  private func choiceRows(of choices: Choices) -> [Cell] {
    var rows: [Cell] = []
    for (number, choice) in choices.listed where context.takeRow(at: choice.place) {
      rows.append(
        context.part(.item(rows.count), choice.place) {
          Cell(
            textLabel: Label(text: choice.title),
            accessoryType: number == choices.chosen ? .checkmark : .none)
        })
    }
    return rows
  }

  /// The screen that a row with choices leads to.
  private func screen(of choices: Choices, _ specifier: Specifier, _ paneName: String) -> Screen {
    let key = specifier["Key"]?.string ?? specifier["Title"]?.string ?? ""
    let rows = context.screen(specifier.list) {
      context.part(.key("sections"), specifier.list) {
        context.part(.item(0), specifier.list) {
          context.part(.key("rows"), specifier.list) { choiceRows(of: choices) }
        }
      }
    }
    return screen(
      named: context.uniqueName("\(paneName)-\(key)"), title: context.text(specifier["Title"]),
      backTitle: title, sections: [Section(rows: rows)])
  }
}
