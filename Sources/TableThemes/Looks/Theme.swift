import TableModel

/// How tables look in one generation of iOS: every number and colour that layout needs, and no logic.
public struct Theme: Hashable, Sendable {
  /// The name that specs and the command line use, for example `ios6`.
  public var name: String
  /// The name of the device that pictures are made for when nobody says otherwise.
  public var device: String
  /// The system's typeface, by the pixels of the screen.
  @Boxed public var typeface: ByScale<Typeface>
  /// Tables whose rows run from edge to edge.
  @Boxed public var plain: TableLook
  /// Tables whose rows stand in groups.
  @Boxed public var grouped: TableLook
  /// Tables whose groups stand on cards; `nil` in eras that had none, where they look like grouped ones.
  @Boxed public var insetGrouped: TableLook?
  /// Views of the author's own, and UIKit's controls.
  @Boxed public var controls: ControlLooks
  /// The bars around tables.
  @Boxed public var bars: BarLooks
  /// What stands beside, above or in place of rows.
  @Boxed public var parts: TablePartLooks
  /// What tables are put in.
  @Boxed public var containers: ContainerLooks
  /// What looks otherwise on tablets; `nil` where they look like large phones.
  @Boxed public var tablet: TabletLooks?
  /// What follows an interface that is read from right to left.
  public var direction = DirectionLook.mirrored
  /// The components of the system's colours; `nil` in eras that had no dark screens.
  @Boxed public var palette: Palette?
  /// What is drawn by eye, of which whoever sees a picture should know.
  public var partsByEye: Set<LookPart> = []
  /// The size of text that the looks are for.
  public var contentSizeCategory = ContentSizeCategory.large
  /// The sizes of the letters of text styles, by the size of text.
  @Boxed public var textStyleSizes: ByContentSize<TextStyleSizes> = .apple

  /// The look of tables of one style.
  public func look(of style: TableViewStyle) -> TableLook {
    switch style {
    case .plain: plain
    case .grouped: grouped
    case .insetGrouped: insetGrouped ?? grouped
    }
  }
}
