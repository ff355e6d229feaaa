import Foundation
import TableInterfaceBuilder
import TableModel
import TableRendering
import TableSources
import TestSupport
import Testing

/// Fonts that a project brings along, found by their names.
struct ProjectFontTests {
  /// A row whose text is in a font of the project's own.
  private func label(
    _ project: AssetProject, font: String = "Own-Bold"
  ) -> (font: FontAttributes?, messages: [String]) {
    let row = """
      <prototypes><tableViewCell id="c" style="IBUITableViewCellStyleDefault" textLabel="l"><tableViewCellContentView
      key="contentView"><subviews><label id="l" text="A"><fontDescription key="fontDescription" name="\(font)"
      family="Own" pointSize="20"/></label></subviews></tableViewCellContentView></tableViewCell></prototypes>
      """
    var limits = LoadingLimits()
    limits.reach = SourceReach(places: [FilePath(project.path).resolved ?? ""])
    let result = Storyboard.load(Storyboard.document(row), folder: project.folder, limits: limits)
    let cell = result.document?.screens.first?.tableViews.first?.sections.first?.rows.first
    return (cell?.textLabel?.font, result.diagnostics.map { $0.message + " – " + ($0.hint ?? "") })
  }

  @Test(arguments: ["p/Fonts/Whatever.ttf", "p/App/Screens/Settings/UI/Own-Bold.otf", "p/App/own bold.TTF"])
  func fontsOfTheProjectAreFoundByTheirPostScriptNames(file: String) throws {
    let project = try AssetProject()
    try project.write(FontFiles.font(named: "Own-Regular", family: "Own"), to: "p/Fonts/A.ttf")
    try project.write(FontFiles.font(named: "Own-Bold", family: "Own", ascent: 900, descent: -300), to: file)
    let (font, messages) = label(project)
    let resource = try #require(font?.resource)
    #expect(resource.postScriptName == "Own-Bold" && resource.family == "Own")
    #expect(resource.path == FilePath(project.path + "/" + file).resolved)
    #expect((resource.ascent, resource.descent) == (0.9, 0.3))
    #expect(font?.size == 20 && messages.isEmpty)
  }

  @Test func aFontThatIsMissingIsToldWithTheFileThatWouldBeTaken() throws {
    let project = try AssetProject()
    let lack =
      "there is no font “Own-Bold”; the theme’s typeface is drawn instead – looked for it in "
    #expect(
      label(project).messages == [
        lack
          + "the project, which has no .ttf and .otf files; Own-Bold.ttf beside the document would be used"
      ])
    try project.write(FontFiles.font(named: "Own-Regular", family: "Own"), to: "p/Fonts/A.ttf")
    #expect(
      label(project).messages.first?.hasPrefix(lack + "the one .ttf or .otf file of the project") ?? false)
    #expect(label(project).font?.resource == nil)
  }

  /// Files that are no fonts are told where they are called like the font, and passed over elsewhere.
  @Test(arguments: [
    [], [0], Array("true".utf8), Array(FontFiles.font(named: "Own-Bold", family: "Own").prefix(200)),
  ])
  func aFontThatIsNoneIsTold(bytes: [UInt8]) throws {
    let project = try AssetProject()
    try project.write(bytes, to: "p/Fonts/Other.ttf")
    #expect(label(project).messages.first?.hasPrefix("there is no font") ?? false)
    try project.write(bytes, to: "p/Fonts/Own-Bold.ttf")
    let (font, messages) = label(project)
    #expect(font?.resource == nil)
    #expect(
      messages.count == 1
        && messages[0].contains("the file “Own-Bold.ttf” is not a font, or is damaged; the theme’s"))
  }

  /// Glyphs may be made of others, and these again: what follows them would take for ever, or all the memory there is.
  @Test(arguments: [
    ([FontFiles.glyph(box: 400)], true),
    ([FontFiles.glyph(of: [2, 2, 3]), FontFiles.glyph(of: [3]), FontFiles.glyph(box: 400)], true),
    ([FontFiles.glyph(ofPoints: 9_900)], true), ([FontFiles.glyph(ofPoints: 10_100)], false),
    ([FontFiles.glyph(of: [1])], false), ([FontFiles.glyph(of: [2]), FontFiles.glyph(of: [1])], false),
    ((2...60).map { FontFiles.glyph(of: [$0, $0]) } + [FontFiles.glyph(box: 400)], false),
    ((2...14).map { FontFiles.glyph(of: [$0, $0]) } + [[]], false),
    ([FontFiles.glyph(of: Array(repeating: 2, count: 2_100)), FontFiles.glyph(box: 400)], false),
    // A number behind the last glyph is none.
    ([FontFiles.glyph(of: [900])], true),
  ])
  func lettersThatTakeForEverAreTold(glyphs: [[UInt8]], areDrawn: Bool) throws {
    let project = try AssetProject()
    try project.write(
      FontFiles.font(named: "Own-Bold", family: "Own", glyphs: glyphs), to: "p/Fonts/Own-Bold.ttf")
    let (font, messages) = label(project)
    #expect((font?.resource != nil) == areDrawn)
    #expect(messages.isEmpty == areDrawn)
    #expect(
      messages.allSatisfy {
        $0.contains("“Own-Bold.ttf” has letters that are pictures, or of too many points; the theme’s")
      })
  }

  /// What FreeType makes of tables that are wrong is not known to who counts points.
  @Test func tablesThatAreReadInTwoWaysAreTold() throws {
    let project = try AssetProject()
    let glyph = FontFiles.glyph(box: 400)
    let half = glyph.count / 2
    let fonts = [
      FontFiles.font(named: "Own-Bold", family: "Own", places: [0, half, 0]),
      FontFiles.font(named: "Own-Bold", family: "Own", places: [0, 0, half + 40]),
      FontFiles.font(named: "Own-Bold", family: "Own", places: [0, 0]),
      FontFiles.font(named: "Own-Bold", family: "Own", more: [("glyf", glyph)]),
    ]
    for font in fonts {
      try project.write(font, to: "p/Fonts/Own-Bold.ttf")
      #expect(label(project).font?.resource == nil)
    }
    try project.write(
      FontFiles.font(named: "Own-Bold", family: "Own", places: [0, 0, half]), to: "p/Fonts/Own-Bold.ttf")
    #expect(label(project).font?.resource != nil)
  }

  /// Pictures in the place of letters may have any size, and are unpacked as a whole.
  @Test(arguments: ["sbix", "CBDT"])
  func lettersThatArePicturesAreTold(table: String) throws {
    let project = try AssetProject()
    for glyphs in [nil, [[]] as [[UInt8]]] {
      let font = FontFiles.font(named: "Own-Bold", family: "Own", glyphs: glyphs, more: [(table, [0, 1])])
      try project.write(font, to: "p/Fonts/Own-Bold.ttf")
      #expect(label(project).font?.resource == nil)
    }
    try project.write(
      FontFiles.font(named: "Own-Bold", family: "Own", glyphs: [[]]), to: "p/Fonts/Own-Bold.ttf")
    #expect(label(project).font?.resource == nil)
  }

  /// Whatever byte is changed, nothing but a font or a message comes of it.
  @Test func fontsOfStrangersAreReadWithCare() throws {
    let project = try AssetProject()
    let whole = FontFiles.font(named: "Own-Bold", family: "Own")
    var random = SplitMix64(seed: 46)
    for _ in 0..<300 {
      var bytes = whole
      for _ in 0..<4 {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      try project.write(
        Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random))), to: "p/Own-Bold.ttf")
      let (font, messages) = label(project)
      #expect((font?.resource == nil) == !messages.isEmpty)
    }
  }
}
