import TableModel

extension ContainerLooks {
  /// The containers of the eras with dark screens.
  static let modern: ContainerLooks = {
    var looks = ContainerLooks.flat
    looks.splitView.dividerColor = Color(.separator, else: Color(0xB2B2B2))
    // On an iPad of 1,366 points with iOS 17.
    looks.splitView.sidebarMargins = .init(largeTitle: 24, buttons: 26.5)
    looks.popover.cornerRadius = 13
    looks.popover.contentCornerRadius = 13
    looks.popover.dimming = Color(white: 0, alpha: 0.12)
    looks.popover.fillAtBars = nil
    looks.popover.elevatedColors = .elevated
    looks.popover.shadow = SoftShadow(Color(white: 0, alpha: 0.12), radius: 32, dy: 6)
    looks.presentation = .modern
    looks.alert = .modern
    looks.actionSheet = .modernSheet
    looks.menu = .modern
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
      behind: .card(gap: 10, top: ByWidth(10, [.init(from: 40, 0)]), inset: 20.3 / 430), cornerRadius: 10,
      dimming: Color(white: 0, alpha: 0.12)),
    pageWidth: 704,
    pageInsets: EdgeInsets(top: 44.5, left: 32, bottom: 44.5, right: 32),
    form: Form(size: Size(width: 540, height: 620)),
    cornerRadius: 10,
    hasContinuousCorners: true,
    dimming: Color(white: 0, alpha: 0.2),
    elevatedColors: .elevated
  )

  /// Sheets of iOS 26.
  ///
  /// Measured: a form sheet is 558 × 677 points large on a tablet of 1032 × 1376 and 580 × 650 on one of 1180 × 820, where it
  /// stands 5 above the middle, both over black at a fifth and with a soft shadow; a sheet of a phone begins where the status
  /// bar ends, over the screen at the same fifth, with corners of 38. The room below bars is by eye.
  static let glass: PresentationLook = {
    var look = PresentationLook.modern
    look.card = Card(
      behind: .screen, cornerRadius: 38, dimming: Color(white: 0, alpha: 0.2), floatingInset: 8,
      floatingLowerRadius: 50)
    look.form = Form(size: Size(width: 558, height: 677))
    look.wideForm = Form(size: Size(width: 580, height: 650), rise: 5)
    look.bottomInset = 12
    look.hasPhoneMargins = false
    look.cornerRadius = 32
    look.shadow = SoftShadow(Color(white: 0, alpha: 0.115), radius: 40, dy: 4)
    return look
  }()
}

extension SidebarLook {
  /// The sheet of an iPad of 13 inches.
  ///
  /// It stands 10 points from the left and the lower edge, with selected rows in capsules 16 points from its edges and titles
  /// as far from its left one; #F7F7FB over #F2F2F7, #FAFAFA over white and #101010 over black, with
  /// a rim of two lines at two pixels a point, as measured in apps of UIKit. SwiftUI's capsules stand 24 points in.
  ///
  /// The right side begins where it ends, so that cards stand 20 points from it, and its buttons 16.
  static let glass = SidebarLook(
    insets: EdgeInsets(left: 10, bottom: 10),
    barInset: 6,
    rim: ShapeLook(
      cornerRadius: 21,
      layers: [
        .init(.color(.fixed(.white, dark: Color(0x333333))), lineWidth: 0.5),
        .init(.color(.fixed(Color(0xFEFEFE), dark: Color(0x242424))), inset: 0.5, lineWidth: 0.5),
      ]),
    shadow: SoftShadow(Color(white: 0, alpha: 0.045), radius: 28, dy: 0),
    colors: .init(veil: Color(0xF8F8FA), veilShare: 0.77, selection: Color(white: 0, alpha: 0.12)),
    darkColors: .init(veil: Color(0x151515), veilShare: 0.77, selection: Color(white: 1, alpha: 0.11)),
    rows: CardLook(
      margin: 16, cornerRadius: 0, fill: .modernGroupedCell, separator: .inset, selectionRadius: 26),
    selection: SelectionLook(fill: Gradient(colors: [.modernGray4]), tintsText: true),
    titleMargin: 16
  )
}

extension [SystemColor: Color] {
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
