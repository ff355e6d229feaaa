import TableModel
import TableThemes

extension LintedScreen {
  /// What has to be laid out for a layout; `nil` where it would tell nothing.
  func request(for layout: LintLayout) -> (screen: Screen, variant: Variant)? {
    var (screen, variant) = (screen, variant)
    (variant.state, variant.bars) = (nil, nil)
    switch layout {
    case .otherOrientation:
      guard let turned = turnedVariant else { return nil }
      variant = turned
      if staysWholeWhenTurned {
        screen = emptyingRows(without: \.mayFitWhereWider)
        screen.removeHeadersAndFooters()
        if !texts.contains(where: { $0.mayFitWhereWider && !$0.standsInRow }) { screen.removeBars() }
      }
    case .withoutAccessories:
      screen = emptyingRows { $0.label.isTruncated && stepsAsideForAccessory($0) }
      screen.removeHeadersAndFooters()
      screen.removeBars()
      screen.updateRows { row in
        row.accessoryType = .none
        row.accessoryView = nil
        row.editingAccessoryType = .none
        row.editingAccessoryView = nil
      }
    case .standardText:
      guard theme.contentSizeCategory != .large else { return nil }
      variant.contentSizeCategory = .large
    case .largestText:
      guard theme.contentSizeCategory == .large else { return nil }
      variant.contentSizeCategory = .accessibilityExtraExtraExtraLarge
      screen.removeBars()
    case .narrowest:
      guard let device = Device.all.first(where: { $0.size.width == 320 && $0.size.height > 500 }) else {
        return nil
      }
      (variant.device, variant.orientation) = (device.name, .portrait)
    case .appearance(let appearance):
      guard theme.palette != nil else { return nil }
      variant.appearance = appearance
    case .ownColors(let appearance):
      screen.removeColors()
      variant.appearance = appearance
    case .confirmingDeletion:
      screen.updateRows { row in
        row.transition = nil
        row.showingDeleteConfirmation =
          row.titleForDeleteConfirmationButton != nil || !row.editActions.isEmpty
      }
    case .endlessSubtitles:
      let isWanted = { (text: LintedText) in
        [.title(.subtitle), .detail(.subtitle)].contains(text.purpose)
      }
      guard texts.contains(where: isWanted) else { return nil }
      screen = emptyingRows(without: isWanted)
      screen.removeHeadersAndFooters()
      screen.removeBars()
      screen.updateTableViews { table in
        // Rows that differ in nothing but their texts leave them as much room, so one of them is laid out.
        var seen: Set<Cell> = []
        for section in table.sections.indices {
          for row in table.sections[section].rows.indices {
            let endless = table.sections[section].rows[row].withEndlessTexts
            table.sections[section].rows[row] = seen.insert(endless).inserted ? endless : Cell()
          }
        }
      }
    }
    return (screen, variant)
  }

  /// What `cutByLargerText` keeps.
  var textsCutByLargerText: Set<ElementPath> {
    let cut = texts.filter(\.label.isTruncated)
    guard theme.contentSizeCategory > .large, !cut.isEmpty, let usual = layout(.standardText) else {
      return []
    }
    let whole = Set(usual.texts.filter { !$0.label.isTruncated }.map { usual.key(of: $0) })
    return Set(cut.filter { whole.contains(key(of: $0)) }.map { path(of: $0.view) })
  }

  /// The screen turned by a quarter, where texts may come out otherwise.
  var turned: LintedScreen? {
    let mayDiffer = !staysWholeWhenTurned || texts.contains(where: \.mayFitWhereWider)
    return mayDiffer ? layout(.otherOrientation) : nil
  }

  /// Whether what is whole on one line is so on the turned screen too.
  ///
  /// It is upright, where the turned screen is wider, unless panes of a split view share that.
  private var staysWholeWhenTurned: Bool {
    if case .splitView = screen.content { false } else { turnedVariant?.orientation != .portrait }
  }

  /// The screen with nothing in the rows that have no such text: they stay in their places and cost nothing.
  private func emptyingRows(without isWanted: (LintedText) -> Bool) -> Screen {
    let rows = Set(texts.filter(isWanted).compactMap { indexPath(of: $0.view) })
    var emptied = screen
    emptied.updateTableViews { table in
      for section in table.sections.indices {
        for row in table.sections[section].rows.indices
        where !rows.contains(IndexPath(section: section, row: row)) {
          table.sections[section].rows[row] = Cell()
        }
      }
    }
    return emptied
  }

  /// Whether a text is a label in a row with something at its right edge.
  func stepsAsideForAccessory(_ text: LintedText) -> Bool {
    guard text.standsInRow, let indexPath = indexPath(of: text.view) else { return false }
    return rowsWithAccessories.contains(indexPath)
  }

  /// The row that a view stands in, in whichever table.
  private func indexPath(of view: LintedView) -> IndexPath? {
    ancestors(of: view).lazy.compactMap(\.node.indexPath).first
  }

  /// The way to lay the screen out on its device turned by a quarter.
  ///
  /// A size of the source's own stands for the device that is as wide; where none is, nothing can be turned.
  private var turnedVariant: Variant? {
    var turned = variant
    let isUpright = environment.size.width <= environment.size.height
    if variant.device == nil, screen.size != nil {
      guard let device = deviceAsWide else { return nil }
      turned.device = device.name
      turned.orientation = device.size.width == environment.size.width ? .landscape : .portrait
    } else {
      turned.orientation = isUpright ? .landscape : .portrait
    }
    return turned
  }

  /// The device whose screen is as wide as this one, the theme's own first.
  private var deviceAsWide: Device? {
    let width = environment.size.width
    let devices = [Device.named(theme.device)].compactMap { $0 } + Device.all
    return devices.first { $0.size.width == width } ?? devices.first { $0.size.height == width }
  }
}

extension LintedText {
  /// Whether more of the text, or a row's text on fewer lines, may be seen where there is more room.
  fileprivate var mayFitWhereWider: Bool {
    label.isTruncated && isWrittenByAuthor || label.lineCount > 1 && standsInRow
  }
}

extension Cell {
  /// The row with texts that are longer than any row, and without what it is called.
  var withEndlessTexts: Cell {
    var row = self
    row.id = nil
    row.textLabel?.makeEndless()
    row.detailTextLabel?.makeEndless()
    return row
  }
}

extension Label {
  /// Gives the label a text that is longer than any row, of which it shows as much as it has room for.
  fileprivate mutating func makeEndless() {
    guard !takesNoRoom else { return }
    text = String(repeating: "m", count: 1_000)
    (attributedText, numberOfLines, lineBreakMode) = ([], 1, .byClipping)
    adjustsFontSizeToFitWidth = false
  }
}

extension Screen {
  /// Takes away what stands around the table; how wide rows are does not depend on it.
  fileprivate mutating func removeBars() {
    statusBar = nil
    updateControllers { controller in
      controller.navigationBar = nil
      controller.searchBar = nil
      controller.toolbar = nil
      controller.tabBar = nil
    }
  }

  /// Takes away what stands between the rows, but for views of the author's own.
  fileprivate mutating func removeHeadersAndFooters() {
    updateTableViews { table in
      for section in table.sections.indices {
        if table.sections[section].header?.view == nil { table.sections[section].header = nil }
        if table.sections[section].footer?.view == nil { table.sections[section].footer = nil }
      }
    }
  }

  /// Changes every row in place.
  mutating func updateRows(_ change: (inout Cell) -> Void) {
    updateTableViews { table in
      for section in table.sections.indices {
        for row in table.sections[section].rows.indices { change(&table.sections[section].rows[row]) }
      }
    }
  }
}
