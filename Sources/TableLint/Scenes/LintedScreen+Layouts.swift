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
    case .withoutAccessories:
      screen.updateRows { row in
        row.accessoryType = .none
        row.accessoryView = nil
        row.editingAccessoryType = .none
        row.editingAccessoryView = nil
      }
    case .standardText:
      guard theme.contentSizeCategory != .large else { return nil }
      variant.contentSizeCategory = .large
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
    }
    return (screen, variant)
  }

  /// The screen turned by a quarter, where texts may come out otherwise.
  ///
  /// What is whole on one line upright is so on a wider screen too, unless panes of a split view share that.
  var turned: LintedScreen? {
    guard let variant = turnedVariant else { return nil }
    let isSplit = if case .splitView = screen.content { true } else { false }
    let mayDiffer =
      isSplit || variant.orientation == .portrait
      || texts.contains { $0.label.isTruncated || $0.label.lineCount > 1 }
    return mayDiffer ? layout(.otherOrientation) : nil
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

extension Screen {
  /// Changes every row in place.
  mutating func updateRows(_ change: (inout Cell) -> Void) {
    updateTableViews { table in
      for section in table.sections.indices {
        for row in table.sections[section].rows.indices { change(&table.sections[section].rows[row]) }
      }
    }
  }
}
