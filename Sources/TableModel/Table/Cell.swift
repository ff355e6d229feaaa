/// A row of a table: UIKit's `UITableViewCell`, with UIKit's defaults.
public struct Cell: Hashable, Sendable {
  /// What tells this cell from all others of its source, where the source names cells.
  public var id: String?
  /// The arrangement of labels and image.
  public var style: CellStyle
  /// The main label.
  public var textLabel: Label?
  /// The second label; the default style has none.
  public var detailTextLabel: Label?
  /// The image at the left edge.
  public var imageView: ImageView?
  /// The standard element at the right edge.
  public var accessoryType: AccessoryType
  /// How the row looks when selected; `nil` takes the theme's default.
  public var selectionStyle: SelectionStyle?
  /// How many steps the content stands in from the left; 0 or more.
  public var indentationLevel: Int
  /// The width of one such step in points.
  public var indentationWidth: Double
  /// The space beside the line below this row, before the table's own.
  public var separatorInset: EdgeInsets?
  /// The height of the row in points, before the table's own.
  public var height: Double?
  /// The colour behind the content.
  public var backgroundColor: Color?

  /// A cell with UIKit's defaults for everything that is not given.
  public init(
    id: String? = nil,
    style: CellStyle = .default,
    textLabel: Label? = nil,
    detailTextLabel: Label? = nil,
    imageView: ImageView? = nil,
    accessoryType: AccessoryType = .none,
    selectionStyle: SelectionStyle? = nil,
    indentationLevel: Int = 0,
    indentationWidth: Double = 10,
    separatorInset: EdgeInsets? = nil,
    height: Double? = nil,
    backgroundColor: Color? = nil
  ) {
    self.id = id
    self.style = style
    self.textLabel = textLabel
    self.detailTextLabel = detailTextLabel
    self.imageView = imageView
    self.accessoryType = accessoryType
    self.selectionStyle = selectionStyle
    self.indentationLevel = indentationLevel
    self.indentationWidth = indentationWidth
    self.separatorInset = separatorInset
    self.height = height
    self.backgroundColor = backgroundColor
  }
}
