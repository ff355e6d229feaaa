/// The layout of a collection view that shows a list: UIKit's `UICollectionLayoutListConfiguration`.
public struct CollectionLayoutListConfiguration: Hashable, Sendable {
  /// How a list looks: `UICollectionLayoutListConfiguration.Appearance`.
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain

    /// Whether the list is a sidebar.
    public var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }
  }

  /// What stands above the rows of a section: `UICollectionLayoutListConfiguration.HeaderMode`.
  public enum HeaderMode: String, Hashable, Sendable, CaseIterable {
    case none, supplementary, firstItemInSection
  }

  /// What stands below the rows of a section: `UICollectionLayoutListConfiguration.FooterMode`.
  public enum FooterMode: String, Hashable, Sendable, CaseIterable {
    case none, supplementary
  }

  /// How the list looks.
  public var appearance: Appearance
  /// What stands above the rows; headers show where sections have them.
  public var headerMode = HeaderMode.supplementary
  /// What stands below the rows; footers show where sections have them.
  public var footerMode = FooterMode.supplementary
  /// Whether lines divide the rows.
  public var showsSeparators = true
  /// The space above each header of a list without groups, in points; `nil` for the theme's.
  public var headerTopPadding: Double?

  /// A list of an appearance.
  public init(_ appearance: Appearance = .plain) {
    self.appearance = appearance
  }
}

/// Something at the side of a row of a list: UIKit's `UICellAccessory`.
public struct CellAccessory: Hashable, Sendable {
  /// What it is.
  public enum Kind: Hashable, Sendable {
    case disclosureIndicator, checkmark, delete, insert, reorder, multiselect, detail
    /// A chevron that points down where what is below it shows.
    case outlineDisclosure(isExpanded: Bool)
    /// A text.
    case label(String)
    /// A view of the author's own.
    case customView(View)
    /// A text between two chevrons that opens a menu.
    case popUpMenu(String)
  }

  /// When it shows: `UICellAccessory.DisplayedState`.
  public enum DisplayedState: String, Hashable, Sendable, CaseIterable {
    case always, whenEditing, whenNotEditing
  }

  /// What it is.
  public var kind: Kind
  /// When it shows; `nil` for the kind's usual.
  public var displayed: DisplayedState?
  /// Its colour, instead of the kind's.
  public var tintColor: Color?

  /// An accessory of a kind.
  public init(_ kind: Kind) {
    self.kind = kind
  }

  /// Whether it shows in a row that is edited or not.
  public func shows(whenEditing isEditing: Bool) -> Bool {
    switch displayed ?? kind.usualState {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }
}

extension CellAccessory.Kind {
  /// When accessories of the kind show if nobody says.
  public var usualState: CellAccessory.DisplayedState {
    switch self {
    case .delete, .insert, .reorder, .multiselect: .whenEditing
    case .disclosureIndicator, .checkmark, .detail, .outlineDisclosure, .label, .customView, .popUpMenu:
      .always
    }
  }

  /// Whether it stands before the content.
  public var isLeading: Bool {
    switch self {
    case .delete, .insert, .multiselect: true
    default: false
    }
  }
}

extension CollectionLayoutListConfiguration.Appearance {
  /// The style of headers that are mere texts.
  package var headerStyle: ListContentConfiguration.Style {
    switch self {
    case .plain: .plainHeader
    case .grouped, .insetGrouped: .groupedHeader
    case .sidebar, .sidebarPlain: .sidebarHeader
    }
  }

  /// The style of footers that are mere texts.
  package var footerStyle: ListContentConfiguration.Style {
    self == .plain || self == .sidebarPlain ? .plainFooter : .groupedFooter
  }
}
