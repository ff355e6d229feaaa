/// One picture to be: a table view and what the author says of where it is shown.
///
/// What is `nil` takes the program's defaults; whoever renders the screen may overrule any of it but the table.
public struct Screen: Hashable, Sendable {
  /// What tells this screen from others of its file.
  public var name: String?
  /// The name of a theme, for example `ios6`.
  public var theme: String?
  /// The name of a device, for example `iphone4`.
  public var device: String?
  /// The way the device is held.
  public var orientation: Orientation?
  /// The size of the screen in points, instead of the device's.
  public var size: Size?
  /// Device pixels a point: 1, 2 or 3.
  public var scale: Double?
  /// The table.
  public var tableView: TableView

  /// A screen around a table.
  public init(
    name: String? = nil,
    theme: String? = nil,
    device: String? = nil,
    orientation: Orientation? = nil,
    size: Size? = nil,
    scale: Double? = nil,
    tableView: TableView
  ) {
    self.name = name
    self.theme = theme
    self.device = device
    self.orientation = orientation
    self.size = size
    self.scale = scale
    self.tableView = tableView
  }
}
