import TableModel

/// How tables look in one generation of iOS: every number and colour that layout needs, and no logic.
public struct Theme: Hashable, Sendable {
  /// The name that specs and the command line use, for example `ios6`.
  public var name: String
  /// The name for people, for example `iOS 6`.
  public var title: String
  /// The name of the device that pictures are made for when nobody says otherwise.
  public var device: String
  /// The system's typeface.
  public var typeface: ByScale<Typeface>
  /// Tables whose rows run from edge to edge.
  public var plain: TableLook
  /// Tables whose rows stand in groups.
  public var grouped: TableLook
  /// Views of the author's own, and UIKit's controls.
  public var controls: ControlLooks

  /// A theme from its parts.
  public init(
    name: String,
    title: String,
    device: String,
    typeface: ByScale<Typeface>,
    plain: TableLook,
    grouped: TableLook,
    controls: ControlLooks
  ) {
    self.name = name
    self.title = title
    self.device = device
    self.typeface = typeface
    self.plain = plain
    self.grouped = grouped
    self.controls = controls
  }

  /// The look of tables of one style.
  public func look(of style: TableViewStyle) -> TableLook {
    switch style {
    case .plain: plain
    case .grouped: grouped
    }
  }
}
