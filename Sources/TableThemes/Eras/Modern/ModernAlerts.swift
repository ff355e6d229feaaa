import TableModel

extension AlertLook {
  /// Alerts of iOS 7 to 12: 270 points wide with buttons of 44, as dumps of iOS 8 show them.
  ///
  /// Colours, the space around texts and fields are by eye; the screen behind is darkened by 40 %, as a picture of iOS 10 shows.
  static let flat = AlertLook(
    place: .middle(width: 270, accessible: 270, ofSafeArea: false),
    box: .flatBox(Color(0xF6F6F6), cornerRadius: 13),
    dimming: .fixed(Color(white: 0, alpha: 0.4)),
    title: TextLook(.semibold, 17, alignment: .center),
    message: TextLook(.regular, 13, alignment: .center),
    textInsets: EdgeInsets(top: 19, left: 16, bottom: 19, right: 16),
    textGap: 2,
    fields: Fields(
      height: 25, inset: 16, above: 0, gap: 0, below: 16, padding: 5,
      shape: .fieldBox(.fixed(.white), line: .fixed(Color(white: 0, alpha: 0.25)), cornerRadius: 0),
      text: TextLook(.regular, 13), placeholder: Color(0xC7C7CD)),
    buttons: Buttons(
      height: 44, separator: Color(white: 0, alpha: 0.2), text: TextLook(.regular, 17), color: .tint,
      destructiveColor: Color(.systemRed, else: Color(0xFF3B30)), disabledColor: Color(0x8E8E93)))

  /// Action sheets of iOS 7 to 12, in the form of iOS 9; by eye but for their margins.
  static let flatSheet = AlertLook.flat.asSheet(cancel: .white)

  /// Alerts of iOS 13 to 18.
  ///
  /// Flutter's authors measured 270 points, 310 at the sizes for accessibility, 20 around the texts, buttons of 44 with their
  /// lines, corners of 14, and #F2F2F2 at 80 % or #1E1E1E at 75 % over what lies behind; ours is that over a dimmed page. How dark
  /// the screen behind is, and fields, are by eye.
  static let modern: AlertLook = {
    var look = AlertLook.flat
    look.place = .middle(width: 270, accessible: 310, ofSafeArea: false)
    look.box = .flatBox(Color(0xEBEBEC), dark: Color(0x232325), cornerRadius: 14)
    look.dimming = .fixed(Color(white: 0, alpha: 0.2), dark: Color(white: 0, alpha: 0.48))
    look.title = .alert(.headline, .modernLabel)
    look.message = .alert(.footnote, .modernLabel)
    look.textInsets = EdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    look.fields.shape = .fieldBox(
      .fixed(.white, dark: Color(0x1C1C1E)), line: .fixed(.modernSeparator), cornerRadius: 5)
    look.fields.text = TextLook(.footnote, .modernLabel)
    look.fields.placeholder = .modernPlaceholder
    look.buttons.separator = .modernSeparator
    look.buttons.text = TextLook(.body, .modernLabel)
    look.buttons.destructiveColor = .modernRed
    look.buttons.disabledColor = .modernTertiaryLabel
    return look
  }()

  /// Action sheets of iOS 13 to 18, as Flutter's authors measured them: 8 points from the edges, the cancelling button 8 below in
  /// white or #2C2C2C, texts of 13 points 16 from the sides and 13.5 from above, buttons of 57.17 with letters of 20.
  static let modernSheet: AlertLook = {
    var look = AlertLook.modern.asSheet(cancel: .white, dark: Color(0x2C2C2E))
    look.title = .alert(.footnote, .modernSecondaryLabel)
    look.title.weight = .semibold
    look.message = .alert(.footnote, .modernSecondaryLabel)
    look.buttons.text = TextLook(.title3, .modernLabel)
    return look
  }()

  /// Alerts of iOS 26, and action sheets on phones, which have the same look.
  ///
  /// Vercantez/openuikit measured width, texts, capsules and how dark the screen behind is in running apps; a picture at 440 points
  /// agrees in all that it shows. The fill is what 71 % of white and 65 % of a dark grey are over a dimmed page.
  static let glass = AlertLook(
    place: .middle(width: 320, accessible: 320, ofSafeArea: true),
    box: .flatBox(Color(0xEEEEEF), dark: Color(0x171718), cornerRadius: 28.5),
    shadow: SoftShadow(Color(white: 0, alpha: 0.07), radius: 28, dy: 8),
    dimming: .fixed(Color(white: 0, alpha: 0.2), dark: Color(white: 0, alpha: 0.48)),
    title: TextLook(.headline, .modernLabel),
    message: TextLook(.subheadline, .modernSecondaryLabel),
    lone: .alert(.body, .modernLabel),
    titlePitch: 22,
    messagePitch: 20,
    textInsets: EdgeInsets(top: 22, left: 30, bottom: 13.0 / 3, right: 30),
    textGap: 23.0 / 3,
    fields: Fields(
      height: 48, inset: 16, above: 37.0 / 3, gap: 8, below: 0, padding: 15,
      shape: .flatBox(Color(white: 0, alpha: 0.06), dark: Color(white: 1, alpha: 0.08), cornerRadius: 24),
      text: TextLook(.body, .modernLabel), placeholder: .modernPlaceholder),
    buttons: Buttons(
      height: 48, inset: 16, gap: 8, titleInset: 16,
      shape: .flatBox(Color(white: 0, alpha: 0.137), dark: Color(white: 1, alpha: 0.11), cornerRadius: 24),
      preferredShape: .button(.tint, cornerRadius: 24),
      text: .strong(.medium), strengthensCancel: false, color: .fixed(.modernLabel),
      preferredColor: .fixed(.white), destructiveColor: .modernRed, disabledColor: .modernTertiaryLabel))

  /// The alert at the lower edge of a phone, with a cancelling button on a paint of its own.
  private func asSheet(cancel: Color, dark: Color? = nil) -> AlertLook {
    var look = self
    look.place = .bottom(margin: 8)
    look.cancelBox = .flatBox(cancel, dark: dark, cornerRadius: box.cornerRadius)
    look.title = TextLook(.semibold, 13, Color(0x8F8F8F), alignment: .center)
    look.message = TextLook(.regular, 13, Color(0x8F8F8F), alignment: .center)
    look.titlePitch = 18
    look.textInsets = EdgeInsets(top: 13.5, left: 16, bottom: 13.5, right: 16)
    look.buttons.height = 57
    look.buttons.text = TextLook(.regular, 20)
    look.buttons.standsBeside = false
    return look
  }
}

extension TextLook {
  /// Letters of a text style in the middle.
  fileprivate static func alert(_ style: TextStyle, _ color: Color) -> TextLook {
    var look = TextLook(style, color)
    look.alignment = .center
    return look
  }

  /// Running text of another weight.
  fileprivate static func strong(_ weight: FontWeight) -> TextLook {
    var look = TextLook(.body, .modernLabel)
    look.weight = weight
    return look
  }
}

extension ShapeLook {
  /// A box of one colour, whose corners bend little by little.
  fileprivate static func flatBox(_ color: Color, dark: Color? = nil, cornerRadius: Double) -> ShapeLook {
    button(.fixed(color, dark: dark), cornerRadius: cornerRadius)
  }

  fileprivate static func button(_ color: ControlColor, cornerRadius: Double) -> ShapeLook {
    var shape = ShapeLook(cornerRadius: cornerRadius, layers: [.init(.color(color))])
    shape.hasContinuousCorners = true
    return shape
  }

  /// A field with a hairline around it.
  fileprivate static func fieldBox(
    _ fill: ControlColor, line: ControlColor, cornerRadius: Double
  ) -> ShapeLook {
    ShapeLook(cornerRadius: cornerRadius, layers: [.init(.color(fill)), .init(.color(line), lineWidth: 0.5)])
  }
}

extension MenuLook {
  /// Menus of iOS 14 to 18.
  ///
  /// Flutter's authors measured the widths, corners of 13, rows of 43.67 points at three pixels a point, lines of a pixel, blocks of 8
  /// between sections, and the shadow. Where texts, check marks and pictures stand, and colours, are by eye.
  static let modern = MenuLook(
    width: 250, tabletWidth: 262, cornerRadius: 13,
    fill: .fixed(Color(0xF6F6F7), dark: Color(0x252527)),
    shadow: SoftShadow(Color(white: 0, alpha: 0.1), radius: 60, dy: 0),
    dimming: .fixed(Color(white: 0, alpha: 0.2), dark: Color(white: 0, alpha: 0.48)),
    place: .beside(6), padding: 0, rowHeight: 43.67, lineHeight: 22, subtitleHeight: 18, titleHeight: 34,
    sectionGap: 8,
    gap: .block(Color(light: Color(white: 0, alpha: 0.08), dark: Color(white: 0, alpha: 0.36))),
    separator: .modernSeparator, dividesRows: true,
    columns: Columns(plain: 16, checked: 40, pictured: 16, trailing: 16), picture: .trailing(27),
    checkCenter: 22, text: TextLook(.body, .modernLabel),
    subtitle: TextLook(.footnote, .modernSecondaryLabel), title: TextLook(.footnote, .modernSecondaryLabel),
    destructiveColor: .modernRed, disabledColor: .modernTertiaryLabel)

  /// Menus of iOS 26.
  ///
  /// Pictures at 402 points show 250 points, rows of 42, 10 above and below, 21 with a line between sections, the places of pictures
  /// and texts, corners and colours over white; Vercantez/openuikit measured texts beside check marks and without, titles, subtitles and second
  /// lines in running apps. The fill of dark menus is by eye.
  static let glass = MenuLook(
    width: 250, tabletWidth: 250, cornerRadius: 30.5,
    fill: .fixed(Color(0xF9F9F9), dark: Color(0x1E1E1F)),
    rim: .fixed(.white, dark: Color(0x37373A)),
    shadow: SoftShadow(Color(white: 0, alpha: 0.047), radius: 31, dy: 5),
    dimming: .fixed(Color(white: 0, alpha: 0.2), dark: Color(white: 0, alpha: 0.48)),
    place: .over, padding: 10, rowHeight: 42, lineHeight: 22, subtitleHeight: 16, titleHeight: 40.33,
    sectionGap: 21, gap: .line(inset: 24),
    separator: Color(light: Color(white: 0, alpha: 0.08), dark: Color(white: 1, alpha: 0.08)),
    dividesRows: false,
    columns: Columns(plain: 28, checked: 40, pictured: 60, trailing: 28), picture: .leading(36),
    checkCenter: 20, chevronSize: Size(width: 7.3, height: 10.6), chevronCenter: 31,
    text: TextLook(.body, Color(light: Color(0x090909), dark: .white)),
    subtitle: TextLook(.footnote, Color(light: Color(0x828282), dark: Color(0x9A9AA0))),
    title: menuTitle, destructiveColor: .modernRed,
    disabledColor: Color(light: Color(0x6D6D6D), dark: Color(0x8E8E93)))

  private static let menuTitle: TextLook = {
    var look = TextLook(.footnote, .modernSecondaryLabel)
    look.weight = .medium
    return look
  }()
}
