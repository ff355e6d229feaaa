extension Cell {
  /// The row as a list shows it: labels and picture of a style as the content configuration that is like it.
  ///
  /// `isHeader` says that the row stands for the header of its section.
  package func inList(_ appearance: CollectionLayoutListConfiguration.Appearance, isHeader: Bool) -> Cell {
    guard contentView == nil, contentConfiguration == nil || isHeader else { return self }
    var cell = self
    var configuration = contentConfiguration ?? ListContentConfiguration()
    if contentConfiguration == nil {
      configuration.style = .like(style, in: appearance)
      // Sidebars have no style for values, whose rows are as high as the others and begin where these do.
      if configuration.style == .sidebarCell, style != .default {
        configuration.prefersSideBySideTextAndSecondaryText = true
        configuration.secondaryTextProperties.font = FontAttributes(textStyle: .body)
      }
      configuration.text = textLabel
      configuration.secondaryText = style == .default ? nil : detailTextLabel
      configuration.image = imageView
      configuration.textProperties.numberOfLines =
        textLabel?.numberOfLines == 1 ? nil : textLabel?.numberOfLines
      (cell.textLabel, cell.detailTextLabel, cell.imageView) = (nil, nil, nil)
    }
    if isHeader {
      if contentConfiguration == nil { configuration.style = appearance.headerStyle }
      cell.backgroundConfiguration = backgroundConfiguration ?? BackgroundConfiguration(.clear)
    }
    cell.contentConfiguration = configuration
    return cell
  }
}

extension ListContentConfiguration.Style {
  /// The style that is like that of a cell.
  fileprivate static func like(
    _ style: CellStyle, in appearance: CollectionLayoutListConfiguration.Appearance
  ) -> Self {
    switch style {
    case .default: appearance.isSidebar ? .sidebarCell : .cell
    case .subtitle: appearance.isSidebar ? .sidebarSubtitleCell : .subtitleCell
    case .value1, .value2: appearance.isSidebar ? .sidebarCell : .valueCell
    }
  }
}

extension ListContentConfiguration {
  /// The arrangement of a cell that is nearest to the style, for looks that have no configurations.
  public var nearestCellStyle: CellStyle {
    switch style {
    case .valueCell: .value1
    case _ where secondaryText != nil: .subtitle
    default: .default
    }
  }
}

extension Cell {
  /// The row as looks without configurations have it: with the labels and the picture of its style.
  public var withoutConfigurations: Cell {
    guard let configuration = contentConfiguration else { return self }
    var cell = self
    cell.contentConfiguration = nil
    cell.backgroundConfiguration = nil
    cell.style = configuration.nearestCellStyle
    cell.textLabel = configuration.shownText
    cell.detailTextLabel = configuration.shownSecondaryText
    cell.imageView = configuration.shownImage
    if let color = backgroundConfiguration?.backgroundColor { cell.backgroundColor = color }
    return cell
  }
}

extension HeaderFooter {
  /// The header or footer as looks without configurations have it: with a title.
  public var withoutConfiguration: HeaderFooter {
    guard let configuration = contentConfiguration else { return self }
    var headerFooter = self
    headerFooter.contentConfiguration = nil
    headerFooter.title = title ?? configuration.text?.text
    headerFooter.textColor = textColor ?? configuration.textProperties.color
    return headerFooter
  }
}

extension CollectionLayoutListConfiguration.Appearance {
  /// The style of the table that stands the same way.
  package var tableStyle: TableViewStyle {
    switch self {
    case .plain, .sidebarPlain: .plain
    case .grouped: .grouped
    case .insetGrouped, .sidebar: .insetGrouped
    }
  }
}
