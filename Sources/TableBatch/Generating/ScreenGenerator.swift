import TableModel

/// Makes screens up, each from the seed and its own number alone.
package struct ScreenGenerator: Sendable {
  private let options: GeneratorOptions

  /// A generator of screens of some kinds.
  package init(_ options: GeneratorOptions) {
    self.options = options
  }

  /// The screen of a number, counted from 0, with the language of its words.
  package func screen(_ index: Int) -> (screen: Screen, language: String) {
    var numbers = SeededNumbers(seed: options.seed, index: index)
    let theme = options.themes.pick(&numbers)
    let length = GeneratorOptions.Length(rawValue: options.lengths.pick(&numbers)) ?? .medium
    let language = options.languages.pick(&numbers)
    let state = GeneratorOptions.State(rawValue: options.states.pick(&numbers)) ?? .normal
    guard let words = WordStock.of(language) else {
      return (Screen(theme: theme, tableView: TableView()), language)
    }
    var table = TableView(style: numbers.chance(50) ? .grouped : .plain)
    var left = length.rows.lowerBound + numbers.number(below: length.rows.count)
    while left > 0 {
      let section = section(atMost: left, words, &numbers)
      left -= section.rows.count
      table.sections.append(section)
    }
    apply(state, to: &table, &numbers)
    let bar = numbers.chance(70) ? NavigationBar(title: words.name(&numbers)) : nil
    var screen = Screen(
      theme: theme, statusBar: bar.map { _ in StatusBar() },
      content: .controller(ViewController(navigationBar: bar, tableView: table)))
    if words.isRightToLeft { screen.semanticContentAttribute = .forceRightToLeft }
    return (screen, language)
  }

  private func section(atMost limit: Int, _ words: WordStock, _ numbers: inout SeededNumbers) -> Section {
    let count = 1 + numbers.number(below: min(limit, 8))
    var section = Section()
    if numbers.chance(60) { section.header = HeaderFooter(title: words.name(&numbers)) }
    let style = numbers.pick([CellStyle.default, .default, .value1, .value1, .subtitle, .value2]) ?? .default
    let accessory = numbers.pick([AccessoryType.none, .disclosureIndicator, .disclosureIndicator]) ?? .none
    for _ in 0..<count {
      var cell = Cell(style: style, textLabel: Label(text: words.name(&numbers)), accessoryType: accessory)
      if numbers.chance(10) { cell.accessoryType = .checkmark }
      switch style {
      case .default: break
      case .value1, .value2: cell.detailTextLabel = Label(text: words.value(&numbers))
      case .subtitle: cell.detailTextLabel = Label(text: words.phrase(1 + numbers.number(below: 5), &numbers))
      }
      section.rows.append(cell)
    }
    if numbers.chance(25) {
      section.footer = HeaderFooter(title: words.phrase(2 + numbers.number(below: 8), &numbers))
    }
    return section
  }

  private func apply(
    _ state: GeneratorOptions.State, to table: inout TableView, _ numbers: inout SeededNumbers
  ) {
    let section = numbers.number(below: table.sections.count)
    switch state {
    case .normal: break
    case .editing:
      table.isEditing = true
      for section in table.sections.indices {
        for row in table.sections[section].rows.indices {
          table.sections[section].rows[row].editingStyle = .delete
        }
      }
    case .selected:
      guard table.sections.indices.contains(section) else { return }
      let row = numbers.number(below: table.sections[section].rows.count)
      table.sections[section].rows[row].isSelected = true
    }
  }
}
