import TableInterfaceBuilder
import TableModel
import TableSources
import Testing

/// What Interface Builder says of texts, fonts and colours.
struct TextAndColorTests {
  @Test(arguments: [
    ("type=\"system\" pointSize=\"17\"", FontAttributes(size: 17, weight: .regular)),
    ("type=\"boldSystem\" pointSize=\"20\"", FontAttributes(size: 20, weight: .bold)),
    ("type=\"italicSystem\" pointSize=\"12\"", FontAttributes(size: 12, weight: .regular, isItalic: true)),
    ("type=\"system\" weight=\"medium\" pointSize=\"16\"", FontAttributes(size: 16, weight: .medium)),
    ("type=\"system\" weight=\"ultralight\" pointSize=\"16\"", FontAttributes(size: 16, weight: .ultraLight)),
    ("type=\"system\" pointSize=\"0.0\"", FontAttributes(weight: .regular)),
    ("type=\"system\" size=\"button\"", FontAttributes(size: 15, weight: .regular)),
    ("style=\"UICTFontTextStyleSubhead\"", FontAttributes(textStyle: .subheadline)),
    ("style=\"UICTFontTextStyleTitle0\"", FontAttributes(textStyle: .largeTitle)),
    (
      "name=\"Helvetica-Bold\" family=\"Helvetica\" pointSize=\"17\"",
      FontAttributes(size: 17, weight: .bold, isItalic: false)
    ),
    (
      "name=\"HelveticaNeue-LightItalic\" family=\"Helvetica Neue\" pointSize=\"17\"",
      FontAttributes(size: 17, weight: .light, isItalic: true)
    ),
  ])
  func fonts(attributes: String, font: FontAttributes) {
    #expect(Storyboard.label("", "<fontDescription key=\"fontDescription\" \(attributes)/>")?.font == font)
  }

  @Test func aTypefaceThatIsNotAtHandIsToldOnce() {
    let label = """
      <label text="A"><fontDescription key="fontDescription" name="Thonburi-Bold" family="Thonburi" pointSize="17"/></label>
      """
    let result = Storyboard.load(
      Storyboard.document(
        """
        <prototypes><tableViewCell id="c"><view key="contentView"><subviews>\(label)\(label)</subviews></view>
        </tableViewCell></prototypes>
        """
      )
    )
    #expect(result.document != nil)
    #expect(
      result.diagnostics.map(\.message) == [
        "there is no font “Thonburi-Bold”; the theme’s typeface is drawn instead"
      ]
    )
  }

  @Test func attributesOfLabels() throws {
    let label = try #require(
      Storyboard.label(
        """
        text="A &amp; B" textAlignment="right" numberOfLines="0" lineBreakMode="middleTruncation" adjustsFontSizeToFit="YES"
        minimumScaleFactor="0.5"
        """,
        """
        <color key="textColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
        <color key="highlightedColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/>
        <color key="shadowColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/>
        <size key="shadowOffset" width="1" height="2"/>
        """
      )
    )
    #expect(label.text == "A & B")
    #expect(label.textAlignment == .right)
    #expect(label.numberOfLines == 0)
    #expect(label.lineBreakMode == .byTruncatingMiddle)
    #expect(label.adjustsFontSizeToFitWidth)
    #expect(label.minimumScaleFactor == 0.5)
    #expect(label.textColor == .white)
    #expect(label.highlightedTextColor == .black)
    #expect(label.shadowColor == .black)
    #expect(label.shadowOffset == Size(width: 1, height: 2))
  }

  @Test func aLeastSizeIsAPartOfTheSize() {
    let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"20\"/>"
    let label = Storyboard.label("text=\"A\" minimumFontSize=\"10\"", font)
    #expect(label?.adjustsFontSizeToFitWidth == true)
    #expect(label?.minimumScaleFactor == 0.5)
  }

  @Test(arguments: [
    ("<string key=\"text\">One\nTwo</string>", "One\nTwo"),
    ("<mutableString key=\"text\">Grown</mutableString>", "Grown"),
    ("<string key=\"text\" base64-UTF8=\"YES\">\nw6TigKjwn42O\n</string>", "ä\u{2028}🍎"),
    ("<string key=\"text\" base64-UTF8=\"YES\">QQ</string>", "A"),
    ("<string key=\"other\">No</string>", ""),
  ])
  func textsBetweenTags(element: String, text: String) {
    #expect(Storyboard.label("", element)?.text == text)
  }

  /// XML 1.0 has more characters than YAML calls printable: texts pasted from elsewhere hold some.
  @Test(arguments: ["\u{7F}", "\u{80}", "\u{85}", "\u{9F}", "\u{FEFF}"])
  func textsHaveAllCharactersOfXML(_ character: String) {
    #expect(Storyboard.label("text=\"A\(character)B\"")?.text == "A\(character)B")
  }

  @Test(arguments: ["\u{1}", "\u{1F}", "\u{FFFE}", "\u{FFFF}"])
  func textsHaveNoOtherCharacters(_ character: String) {
    let source = Storyboard.load(Storyboard.document("<!-- \(character) -->"))
    #expect(source.document == nil)
    #expect(source.diagnostics.map(\.message).contains { $0.hasSuffix(" is not allowed") })
  }

  @Test func attributedText() {
    let label = Storyboard.label(
      "",
      """
      <attributedString key="attributedText"><fragment content="Red "><attributes>
      <color key="NSColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>
      <font key="NSFont" size="12" name="Helvetica-Bold"/></attributes></fragment>
      <fragment content="plain"/></attributedString>
      """
    )
    #expect(label?.text == "Red plain")
    #expect(
      label?.attributedText == [
        TextRun(
          text: "Red ",
          font: FontAttributes(size: 12, weight: .bold, isItalic: false),
          textColor: Color(0xFF0000)
        ),
        TextRun(text: "plain"),
      ]
    )
  }

  @Test(
    "a paragraph's alignment comes before its label's",
    arguments: [("center", TextAlignment.center), ("natural", .natural), (nil, .right)]
      as [(String?, TextAlignment)])
  func alignedParagraphs(paragraph: String?, alignment: TextAlignment) {
    let style = paragraph.map { "<paragraphStyle key=\"NSParagraphStyle\" alignment=\"\($0)\"/>" } ?? ""
    let text = "<fragment content=\"A\"><attributes>\(style)</attributes></fragment>"
    let label = Storyboard.label(
      "textAlignment=\"right\"", "<attributedString key=\"attributedText\">\(text)</attributedString>")
    #expect(label?.textAlignment == alignment)
  }

  @Test("fonts of attributed texts have no family, and the system’s are looked for nowhere")
  func fontsWithoutFamily() {
    let warnings = { (name: String) in
      let cell = """
        <prototypes><tableViewCell id="cell" style="IBUITableViewCellStyleDefault" textLabel="label">
        <tableViewCellContentView key="contentView"><subviews><label text="" id="label">
        <attributedString key="attributedText"><fragment content="Red"><attributes>
        <font key="NSFont" size="12" name="\(name)"/></attributes></fragment></attributedString></label>
        </subviews></tableViewCellContentView></tableViewCell></prototypes>
        """
      return Storyboard.load(Storyboard.document(cell)).diagnostics.count
    }
    #expect(warnings("HelveticaNeue-Bold") == 0 && warnings("HelveticaNeue") == 0)
    #expect(warnings("Futura-Medium") == 1)
  }

  @Test(arguments: [
    (
      "red=\"1\" green=\"0.5\" blue=\"0.0\" alpha=\"1\" colorSpace=\"calibratedRGB\"",
      Color(red: 1, green: 0.5, blue: 0)
    ),
    (
      "red=\"1\" green=\"0.5\" blue=\"0.0\" alpha=\"0.5\" colorSpace=\"custom\" customColorSpace=\"sRGB\"",
      Color(0xFF8000, alpha: 128.0 / 255)
    ),
    (
      "white=\"0.25\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"",
      Color(0x404040)
    ),
    ("white=\"7\" alpha=\"-1\"", Color(white: 1, alpha: 0)),
    ("cocoaTouchSystemColor=\"darkTextColor\"", .black),
    ("systemColor=\"labelColor\"", Color(.label, else: .black)),
    (
      "systemColor=\"systemRedColor\" red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\"",
      Color(.systemRed, else: Color(0xFF3B30))
    ),
    ("systemColor=\"stored\"", Color(white: 0.5)),
    ("systemColor=\"tertiaryLabelColor\"", Color(.tertiaryLabel, else: Color(0x3C3C43, alpha: 76.0 / 255))),
    ("name=\"Brand\"", Color(0x0000FF)),
    ("name=\"Nobody\"", nil),
    ("systemColor=\"nobodyColor\"", nil),
    ("white=\"nan\" alpha=\"1\"", nil),
  ])
  func colors(attributes: String, color: Color?) {
    let table = Storyboard.table(
      "<color key=\"separatorColor\" \(attributes)/>",
      resources: """
        <namedColor name="Brand"><color red="0.0" green="0.0" blue="1" alpha="1" colorSpace="calibratedRGB"/></namedColor>
        <systemColor name="stored"><color white="0.5" alpha="1"/></systemColor>
        <systemColor name="tertiaryLabelColor"><color white="0.75" alpha="1"/></systemColor>
        """
    )
    #expect(table != nil)
    #expect(table?.separatorColor == color)
  }

  @Test(
    "of stored colours greys, pale and deep ones are turned round in the dark, and other hues stay",
    arguments: [
      ("FFF7CB", "342C00" as String?), ("04143C", "C3D3FB"), ("202020", "DFDFDF"), ("007AFF", nil),
      ("FFD700", nil),
    ])
  func darkCounterparts(light: String, dark: String?) throws {
    let number = try #require(UInt32(light, radix: 16))
    let part = { (shift: UInt32) in Double(number >> shift & 0xFF) / 255 }
    let table = Storyboard.table(
      "<color key=\"separatorColor\" name=\"Own\"/>",
      resources: """
        <namedColor name="Own"><color red="\(part(16))" green="\(part(8))" blue="\(part(0))" alpha="1"/></namedColor>
        """)
    let color = try #require(table?.separatorColor)
    #expect(color.hex == number)
    #expect(color.dark?.hex == dark.flatMap { UInt32($0, radix: 16) })
  }

  @Test func wideColorsAreBroughtIntoRange() throws {
    let wide =
      "red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"displayP3\""
    let color = try #require(Storyboard.table("<color key=\"separatorColor\" \(wide)/>")?.separatorColor)
    #expect(color.hex == 0xFF0000)
    let white =
      "red=\"1\" green=\"1\" blue=\"1\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"displayP3\""
    #expect(Storyboard.table("<color key=\"separatorColor\" \(white)/>")?.separatorColor?.hex == 0xFFFFFF)
  }
}
