import TableModel

/// A placed view: where it is, what it draws and what lies in it.
public struct SceneNode: Hashable, Sendable {
  /// The class that UIKit's own view would have.
  public var viewClass: ViewClass
  /// The property of the parent that holds this view, for example `textLabel`.
  public var role: ViewRole?
  /// What tells the view from all others of its source, where the source names views.
  public var id: String?
  /// The steps from the part of the document that holds this view to its own part, where no class or role tells them.
  package var element: [ElementStep] = []
  /// The place of the row, for cells.
  public var indexPath: IndexPath?
  /// The arrangement, for cells.
  public var cellStyle: CellStyle?
  /// Which of the standard accessories it is, for those of cells.
  public var accessoryType: AccessoryType?
  /// The text and how it came out, for labels.
  @Rare public var label: LabelDescription?
  /// What it says to assistive technologies.
  @Rare public var accessibility: Accessibility?
  /// The place in the parent's coordinates, in points.
  public var frame: Rect
  /// What the figures of the frame are made of, where that was asked for and is known.
  public internal(set) var figures: [FrameFigure] = []
  /// The opacity of everything the node shows, drawings and children together, 0…1.
  public var opacity: Double
  /// Whether drawings and children are cut off at the node's own edges.
  public var clipsToBounds: Bool
  /// The radius in points of the corners that what is cut off is cut off at; 0 for square ones.
  public var cornerRadius: Double
  /// What drawings and children are cut off at besides, in the node's own coordinates; `nil` for nothing.
  @Rare package var outline: Path?
  /// What the view itself draws, in its own coordinates, from back to front.
  package var drawings: [Drawing]
  /// The views in it, from back to front; they lie over the view's own drawings.
  public var children: [SceneNode]

  /// A view at a place.
  package init(
    _ viewClass: ViewClass,
    role: ViewRole? = nil,
    id: String? = nil,
    indexPath: IndexPath? = nil,
    cellStyle: CellStyle? = nil,
    label: LabelDescription? = nil,
    frame: Rect,
    opacity: Double = 1,
    clipsToBounds: Bool = false,
    cornerRadius: Double = 0,
    drawings: [Drawing] = [],
    children: [SceneNode] = []
  ) {
    self.viewClass = viewClass
    self.role = role
    self.id = id
    self.indexPath = indexPath
    self.cellStyle = cellStyle
    self.label = label
    self.frame = frame
    self.opacity = opacity
    self.clipsToBounds = clipsToBounds
    self.cornerRadius = cornerRadius
    self.drawings = drawings
    self.children = children
  }
}

extension SceneNode {
  /// The node with the system's colours replaced by those of a palette; without one, as it is.
  ///
  /// It takes the node over and changes it in place: a screen of 20,000 rows would be in memory twice otherwise.
  consuming func resolvingColors(
    with palette: [SystemColor: Color]?, for appearance: Appearance
  ) -> SceneNode {
    guard let palette else { return self }
    var node = self
    node.resolveColors(with: palette, for: appearance)
    return node
  }

  private mutating func resolveColors(with palette: [SystemColor: Color], for appearance: Appearance) {
    for index in drawings.indices {
      drawings[index] = drawings[index].resolvingColors(with: palette, for: appearance)
    }
    for index in children.indices { children[index].resolveColors(with: palette, for: appearance) }
  }
}

extension SceneNode {
  /// The steps from the part of the document that holds this view to the part that it shows.
  ///
  /// Empty for views that UIKit makes by itself, such as separators: they belong to what they lie in.
  public var elementSteps: [ElementStep] {
    if !element.isEmpty { return element }
    if viewClass.isRow, let indexPath {
      return [.key("sections"), .item(indexPath.section), .key("rows"), .item(indexPath.row)]
    }
    return role?.elementKey.map { [.key($0)] } ?? viewClass.elementKey.map { [.key($0)] } ?? []
  }
}

extension ViewRole {
  /// The property of the document that the view shows; `nil` where it has none.
  fileprivate var elementKey: String? {
    switch self {
    case .textLabel, .detailTextLabel, .imageView, .accessoryView, .backgroundView, .selectedBackgroundView,
      .tableHeaderView, .tableFooterView, .titleView, .prompt, .subtitle, .searchBar, .refreshControl,
      .master, .detail,
      .popover, .presented, .menu, .alertController:
      rawValue
    case .header, .footer, .separator, .editControl, .reorderControl, .deleteConfirmation, .backButton,
      .leftBarButtonItem, .rightBarButtonItem, .sectionIndex, .scrollIndicator, .annotations:
      nil
    }
  }
}

extension ViewClass {
  /// The property of the document that the view shows; `nil` where its place tells more, or nothing made it.
  fileprivate var elementKey: String? {
    switch self {
    case .tableView: "tableView"
    case .collectionView: "collectionView"
    case .statusBar: "statusBar"
    case .navigationBar: "navigationBar"
    case .toolbar: "toolbar"
    case .tabBar: "tabBar"
    case .splitView: "splitView"
    case .textView: "textView"
    default: nil
    }
  }
}

/// A label's text, its font as iOS names it, and how the text came out.
public struct LabelDescription: Hashable, Sendable {
  /// The whole text as it would be shown with room enough.
  public var text: String
  /// The font as iOS names it.
  public var font: Font
  /// Whether anything was left out for want of room.
  public var isTruncated: Bool
  /// The number of lines that are shown.
  public var lineCount: Int

  /// A label's text and how it came out.
  public init(text: String, font: Font, isTruncated: Bool, lineCount: Int) {
    self.text = text
    self.font = font
    self.isTruncated = isTruncated
    self.lineCount = lineCount
  }
}
