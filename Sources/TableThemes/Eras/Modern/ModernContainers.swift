import TableModel

extension ContainerLooks {
  /// The containers of the eras with dark screens.
  static let modern: ContainerLooks = {
    var looks = ContainerLooks.flat
    looks.splitView.dividerColor = Color(.separator, else: Color(0xB2B2B2))
    looks.popover.cornerRadius = 13
    looks.popover.contentCornerRadius = 13
    looks.popover.dimming = Color(white: 0, alpha: 0.12)
    looks.popover.fillAtBars = nil
    looks.popover.elevatedColors = .elevated
    looks.popover.shadow = SoftShadow(Color(white: 0, alpha: 0.12), radius: 32, dy: 6)
    looks.presentation = .modern
    return looks
  }()
}

extension PresentationLook {
  /// Sheets of iOS 13 to 18.
  ///
  /// Measured: on a phone of 430 points the screen behind shows 10 points high and 20.3 from both
  /// sides, darkened by an eighth, under corners of 10 points; on a tablet of 1366 × 1024 points a page sheet is 704 wide and
  /// keeps 44.5 from the upper and the lower edge, over black at a fifth, without a shadow, and its table has a phone's
  /// margins of 16. The size of form sheets is that
  /// of the looks before.
  static let modern = PresentationLook(
    isPageByDefault: true,
    card: Card(
      gap: 10, top: ByWidth(10, [.init(from: 40, 0)]), inset: 20.3 / 430, cornerRadius: 10,
      dimming: Color(white: 0, alpha: 0.12)),
    pageWidth: 704,
    pageInsets: EdgeInsets(top: 44.5, left: 32, bottom: 44.5, right: 32),
    formSize: Size(width: 540, height: 620),
    cornerRadius: 10,
    hasContinuousCorners: true,
    dimming: Color(white: 0, alpha: 0.2),
    elevatedColors: .elevated
  )

  /// Sheets of iOS 26: a form sheet of a tablet of 13 inches is 558 × 677 points large, over black at a fifth and
  /// with a soft shadow, as measured; corners, margins, the room below bars, and the sheets of phones are by eye.
  static let glass: PresentationLook = {
    var look = PresentationLook.modern
    look.card?.cornerRadius = 34
    look.formSize = Size(width: 558, height: 677)
    look.bottomInset = 12
    look.hasPhoneMargins = false
    look.cornerRadius = 34
    look.shadow = SoftShadow(Color(white: 0, alpha: 0.115), radius: 40, dy: 4)
    return look
  }()
}

extension SidebarLook {
  /// The sheet of an iPad of 13 inches: 320 points wide, 10 from the left edge, with selected rows in capsules 24 points from
  /// its edges, as measured; its corners, its lower end and its dark colours are by eye.
  static let glass = SidebarLook(
    insets: EdgeInsets(left: 10, bottom: 10, right: 10),
    rim: ShapeLook(
      cornerRadius: 30,
      layers: [.init(.color(.fixed(Color(.opaqueSeparator, else: .white))), lineWidth: 1)]),
    shadow: SoftShadow(Color(white: 0, alpha: 0.045), radius: 28, dy: 0),
    colors: .sheet(Color(0xF7F7FB), rim: .white, selection: Color(0xD9D9DC)),
    darkColors: .sheet(Color(0x1C1C1E), rim: Color(0x2E2E30), selection: Color(0x3A3A3C)),
    rows: CardLook(
      margin: 24, cornerRadius: 0, fill: .modernGroupedCell, separator: .inset, selectionRadius: 26),
    selection: SelectionLook(fill: Gradient(colors: [.modernGray4]), tintsText: true)
  )
}

extension [SystemColor: Color] {
  /// One colour behind everything on a sheet, that of its edge, and that of selected rows.
  fileprivate static func sheet(_ fill: Color, rim: Color, selection: Color) -> [SystemColor: Color] {
    [
      .systemBackground: fill, .systemGroupedBackground: fill, .secondarySystemGroupedBackground: fill,
      .opaqueSeparator: rim, .systemGray4: selection,
    ]
  }

  /// UIKit's backgrounds of a raised level on dark screens.
  fileprivate static let elevated: [SystemColor: Color] = [
    .systemBackground: Color(0x1C1C1E),
    .secondarySystemBackground: Color(0x2C2C2E),
    .tertiarySystemBackground: Color(0x3A3A3C),
    .systemGroupedBackground: Color(0x1C1C1E),
    .secondarySystemGroupedBackground: Color(0x2C2C2E),
    .tertiarySystemGroupedBackground: Color(0x3A3A3C),
  ]
}
