import TableModel
import TableThemes

/// Makes the tables of generated screens.
struct TableMaker {
  let parts: GeneratedParts
  let length: GeneratorOptions.Length

  private var words: WordStock { parts.words }

  /// A table that shows what screens of a kind show.
  func table(_ kind: GeneratorOptions.Kind, _ numbers: inout SeededNumbers) -> TableView {
    var table: TableView
    switch kind {
    case .contacts: table = contacts(&numbers)
    case .empty: table = TableView(contentUnavailable: unavailable(&numbers))
    case .list, .library, .feed, .popover, .split:
      table = TableView(style: numbers.chance(80) ? .plain : parts.groupedStyle(&numbers))
      table.sections = sections(kind, titled: 30, &numbers)
    case .settings, .form, .controls, .text, .sheet:
      table = TableView(style: parts.groupedStyle(&numbers))
      table.sections = sections(kind, titled: 60, &numbers)
    }
    guard kind != .empty else { return table }
    if parts.version.major >= 14, [.list, .library].contains(kind), numbers.chance(60) {
      return list(table, &numbers)
    }
    if numbers.chance(8) { table.tableHeaderView = banner(&numbers) }
    if numbers.chance(6) { table.separatorStyle = SeparatorStyle.none }
    if numbers.chance(5) { table.backgroundColor = parts.paper(&numbers) }
    if length == .long, numbers.chance(50) {
      table.scroll.contentOffset = Double(numbers.number(below: 400))
      table.scroll.showsVerticalScrollIndicator = numbers.chance(70)
    }
    return table
  }

  /// The list of a collection view that shows what a table does.
  private func list(_ table: TableView, _ numbers: inout SeededNumbers) -> TableView {
    var table = table
    let appearances: [CollectionLayoutListConfiguration.Appearance] =
      table.style == .plain
      ? [.plain, .plain, .sidebarPlain] : [.insetGrouped, .insetGrouped, .grouped, .sidebar]
    let appearance = numbers.pick(appearances) ?? .plain
    (table.list, table.style) = (CollectionLayoutListConfiguration(appearance), appearance.tableStyle)
    for section in table.sections.indices {
      for row in table.sections[section].rows.indices {
        var cell = table.sections[section].rows[row]
        if case .control(let control)? = cell.accessoryView?.content, case .badge(let text) = control.kind {
          cell.accessories.append(CellAccessory(.label(text)))
        }
        switch cell.accessoryType {
        case .disclosureIndicator: cell.accessories.append(CellAccessory(.disclosureIndicator))
        case .detailDisclosureButton, .detailButton: cell.accessories.append(CellAccessory(.detail))
        case .checkmark: cell.accessories.append(CellAccessory(.checkmark))
        case .none: break
        }
        (cell.accessoryType, cell.accessoryView) = (.none, nil)
        table.sections[section].rows[row] = cell
      }
    }
    return table
  }

  /// A table in the midst of something.
  func table(
    _ table: TableView, doing state: GeneratorOptions.State, _ numbers: inout SeededNumbers
  ) -> TableView {
    var table = table
    // Rows of lists are edited by accessories of their own.
    if table.list != nil { return table }
    let row = IndexPath(section: 0, row: numbers.number(below: min(4, table.sections.first?.rows.count ?? 0)))
    switch state {
    case .normal: break
    case .editing: edit(&table, &numbers)
    case .refreshing:
      table.scroll = ScrollState()
      let pulled = Double(3 + numbers.number(below: 7)) / 10
      table.refreshControl = RefreshControl(numbers.chance(60) ? .refreshing : .pulled(pulled))
      if numbers.chance(40) { table.refreshControl?.title = words.phrase(2, &numbers) }
    case .selected, .swiped:
      guard table.sections.first?.rows.indices.contains(row.row) == true else { return table }
      table.scroll = ScrollState()
      if state == .selected {
        table.sections[0].rows[row.row].selectionStyle = nil
        table.sections[0].rows[row.row].isSelected = true
      } else {
        swipe(&table.sections[0].rows[row.row], &numbers)
      }
    }
    return table
  }

  private func edit(_ table: inout TableView, _ numbers: inout SeededNumbers) {
    table.isEditing = true
    let (moves, checks) = (numbers.chance(60), parts.version.major >= 5 && numbers.chance(20))
    table.allowsMultipleSelectionDuringEditing = checks
    for section in table.sections.indices {
      for row in table.sections[section].rows.indices {
        let inserts = !checks && numbers.chance(10)
        table.sections[section].rows[row].editingStyle = inserts ? .insert : .delete
        table.sections[section].rows[row].showsReorderControl = moves
        if checks { table.sections[section].rows[row].isSelected = numbers.chance(30) }
      }
    }
  }

  private func swipe(_ cell: inout Cell, _ numbers: inout SeededNumbers) {
    let actions = (0...numbers.number(below: 3)).map { number in
      RowAction(
        title: words.noun(&numbers), backgroundColor: number == 0 ? nil : parts.color(&numbers),
        isDestructive: number == 0)
    }
    if parts.version.major >= 11, numbers.chance(25) {
      cell.leadingSwipeActions = actions
      cell.showingLeadingSwipeActions = true
    } else {
      cell.editingStyle = .delete
      cell.showingDeleteConfirmation = true
      if parts.version.major >= 8 { cell.editActions = actions }
    }
  }

  private func unavailable(_ numbers: inout SeededNumbers) -> ContentUnavailable {
    if numbers.chance(35) {
      return ContentUnavailable(.loading, text: numbers.chance(70) ? words.phrase(1, &numbers) : nil)
    }
    let text = words.name(&numbers)
    let image = parts.hasSymbols ? parts.symbol(&numbers) : Image(parts.placeholder(text, 64, 64))
    return ContentUnavailable(
      .empty(numbers.chance(70) ? ImageView(image: image) : nil), text: text,
      secondaryText: numbers.chance(60) ? words.phrase(6, &numbers) : nil,
      buttonTitle: numbers.chance(50) ? words.name(&numbers) : nil)
  }

  private func banner(_ numbers: inout SeededNumbers) -> View {
    let frame = Rect(x: 0, y: 0, width: 320, height: 56)
    let inner = Rect(x: 16, y: 12, width: 288, height: 30)
    switch numbers.number(below: 3) {
    case 0:
      let control = ViewContent.control(parts.segmentedControl(3, &numbers))
      return View(
        frame: frame, subviews: [View(frame: inner, autoresizingMask: .flexibleWidth, content: control)])
    case 1: return View(frame: Rect(x: 0, y: 0, width: 320, height: 44), content: .searchBar(SearchBar()))
    default:
      let text = Label(text: words.phrase(4, &numbers), textAlignment: .center, numberOfLines: 2)
      return View(
        frame: frame, subviews: [View(frame: inner, autoresizingMask: .flexibleWidth, content: .label(text))])
    }
  }

  private func contacts(_ numbers: inout SeededNumbers) -> TableView {
    var groups: [String: [Cell]] = [:]
    let hasImages = numbers.chance(20)
    for _ in 0..<count(&numbers) {
      let name = words.name(&numbers)
      var cell = Cell(textLabel: Label(text: name))
      if hasImages { cell.imageView = parts.rowImage(name, &numbers) }
      groups[String(name.prefix(1)), default: []].append(cell)
    }
    let letters = groups.keys.sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
    var table = TableView(
      sections: letters.map { Section(header: HeaderFooter(title: $0), rows: groups[$0] ?? []) })
    table.sectionIndex.titles = letters + (numbers.chance(50) ? ["#"] : [])
    return table
  }

  private func count(_ numbers: inout SeededNumbers) -> Int {
    length.rows.lowerBound + numbers.number(below: length.rows.count)
  }

  private func sections(
    _ kind: GeneratorOptions.Kind, titled: Int, _ numbers: inout SeededNumbers
  ) -> [Section] {
    var sections: [Section] = []
    var left = count(&numbers)
    while left > 0 {
      let rows = 1 + numbers.number(below: min(left, kind == .settings ? 6 : 10))
      var section = Section(rows: self.rows(rows, kind, &numbers))
      if numbers.chance(titled) { section.header = HeaderFooter(title: words.name(&numbers)) }
      if numbers.chance(titled / 2) {
        section.footer = HeaderFooter(title: words.phrase(2 + numbers.number(below: 8), &numbers))
      }
      sections.append(section)
      left -= rows
    }
    return sections
  }

  /// The rows of a section, which are alike in most apps.
  private func rows(
    _ count: Int, _ kind: GeneratorOptions.Kind, _ numbers: inout SeededNumbers
  ) -> [Cell] {
    switch kind {
    case .feed: return (0..<count).map { _ in parts.postRow(&numbers) }
    case .library where numbers.chance(65): return (0..<count).map { _ in parts.coverRow(&numbers) }
    case .controls:
      return (0..<count).map { _ in
        numbers.chance(75) ? parts.controlRow(&numbers) : settingsRow(nil, &numbers)
      }
    case .form, .sheet:
      return (0..<count).map { _ in
        switch numbers.number(below: 10) {
        case ..<5: parts.fieldRow(&numbers)
        case 5: parts.controlRow(&numbers)
        default: settingsRow(nil, &numbers)
        }
      }
    case .settings, .text, .contacts, .empty:
      let hasTiles = parts.hasSymbols && numbers.chance(45)
      let rows = (0..<count).map { _ in settingsRow(hasTiles, &numbers) }
      return numbers.chance(85) ? rows : [buttonRow(&numbers)]
    case .list, .library, .split, .popover:
      return listRows(count, &numbers)
    }
  }

  private func settingsRow(_ hasTile: Bool?, _ numbers: inout SeededNumbers) -> Cell {
    var cell = Cell(textLabel: Label(text: words.name(&numbers)))
    if hasTile == true {
      cell.imageView = ImageView(image: parts.symbol(tile: true, &numbers))
    } else if numbers.chance(12) {
      cell.imageView = parts.rowImage(cell.textLabel?.text ?? "", &numbers)
    }
    if parts.version.major >= 14, numbers.chance(22) {
      cell.accessoryView = View(content: .control(parts.choice(&numbers)))
      return cell
    }
    switch numbers.number(below: 12) {
    case ..<3: cell.accessoryType = .disclosureIndicator
    case ..<5:
      (cell.style, cell.detailTextLabel) = (.value1, Label(text: words.value(&numbers)))
      cell.accessoryType = .disclosureIndicator
    case 5: (cell.style, cell.detailTextLabel) = (.value1, Label(text: words.value(&numbers)))
    case 6: (cell.style, cell.detailTextLabel) = (.value2, Label(text: words.value(&numbers)))
    case ..<9: cell.accessoryView = parts.accessory(.switch(isOn: numbers.chance(50)))
    case 9: cell.accessoryType = numbers.pick([.checkmark, .detailDisclosureButton]) ?? .checkmark
    case 10:
      cell.style = .subtitle
      cell.detailTextLabel = Label(text: words.phrase(1 + numbers.number(below: 4), &numbers))
      cell.accessoryType = numbers.pick([.none, .disclosureIndicator, .checkmark]) ?? .none
    default:
      cell.accessoryType = numbers.pick([.none, .disclosureIndicator]) ?? .none
      if numbers.chance(30) { cell.indentationLevel = 1 + numbers.number(below: 2) }
    }
    if cell.style == .value2 { cell.imageView = nil }
    if numbers.chance(4) { cell.isUserInteractionEnabled = false }
    return cell
  }

  private func buttonRow(_ numbers: inout SeededNumbers) -> Cell {
    Cell(
      textLabel: Label(
        text: words.name(&numbers), textColor: numbers.chance(60) ? parts.red : parts.color(&numbers),
        textAlignment: numbers.chance(50) ? .center : nil))
  }

  private func listRows(_ count: Int, _ numbers: inout SeededNumbers) -> [Cell] {
    let style = numbers.pick([CellStyle.default, .subtitle, .subtitle, .value1]) ?? .subtitle
    let accessory =
      numbers.pick([AccessoryType.none, .disclosureIndicator, .disclosureIndicator, .detailDisclosureButton])
      ?? .none
    let (hasImages, hasBadges, lines) = (numbers.chance(50), numbers.chance(20), numbers.chance(20) ? 2 : 1)
    let weight: FontWeight? = numbers.chance(25) ? .bold : nil
    return (0..<count).map { _ in
      let text = numbers.chance(10) ? words.phrase(4, &numbers) : words.name(&numbers)
      var cell = Cell(style: style, textLabel: Label(text: text), accessoryType: accessory)
      if let weight { cell.textLabel?.font = FontAttributes(weight: weight) }
      if hasImages { cell.imageView = parts.rowImage(text, &numbers) }
      switch style {
      case .default: break
      case .value1, .value2: cell.detailTextLabel = Label(text: words.value(&numbers))
      case .subtitle:
        cell.detailTextLabel = Label(
          text: words.phrase(1 + numbers.number(below: 5 * lines), &numbers), numberOfLines: lines)
      }
      if hasBadges, numbers.chance(40) {
        cell.accessoryView = parts.accessory(.badge(text: String(1 + numbers.number(below: 99))))
        cell.accessoryType = .none
      } else if numbers.chance(5) {
        cell.accessoryView = parts.accessory(.activityIndicator(isAnimating: true, hidesWhenStopped: true))
        cell.accessoryType = .none
      } else if numbers.chance(6) {
        cell.accessoryType = .checkmark
      }
      return cell
    }
  }
}
