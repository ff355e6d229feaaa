import Glibc
import TableModel
import Testing

@testable import TableDrawing

@Suite struct FontCatalogTests {
  private func catalog(replacing name: String, path: String) -> FontCatalog {
    var catalog = FontCatalog.standard
    for index in catalog.files.indices where catalog.files[index].name == name {
      catalog.files[index].path = path
    }
    return catalog
  }

  @Test(arguments: [
    ("NimbusSans-Bold", "fonts-urw-base35"), ("Inter-Medium", "fonts-inter"),
    ("NotoSansThai-Bold", "fonts-noto-core"),
    ("NotoSansCJK-Regular#0", "fonts-noto-cjk"), ("NotoColorEmoji", "fonts-noto-color-emoji"),
  ])
  func aMissingFontIsNamedWithItsPackage(name: String, package: String) {
    let error = #expect(throws: Diagnostic.self) {
      try PangoTextShaper(catalog: catalog(replacing: name, path: "/nowhere/font.otf"))
    }
    #expect(error?.message.contains(name) == true)
    #expect(error?.location.file == "/nowhere/font.otf")
    #expect(error?.hint == "install the Debian package \(package)")
  }

  @Test func allMissingPackagesAreNamedAtOnce() {
    var catalog = catalog(replacing: "Inter-Bold", path: "/nowhere/a.otf")
    catalog.files[0].path = "/nowhere/b.otf"
    let error = #expect(throws: Diagnostic.self) { try PangoTextShaper(catalog: catalog) }
    #expect(
      error?.message
        == "cannot read the font NimbusSans-Regular (Helvetica, Helvetica Neue), nor 1 more")
    #expect(error?.hint == "install the Debian packages fonts-urw-base35, fonts-inter")
  }

  @Test func aCatalogWithoutTypefacesIsRefused() {
    #expect(throws: Diagnostic.self) { try PangoTextShaper(catalog: FontCatalog(files: [])) }
  }

  @Test func aFileThatIsNoFontDrawsNothing() throws {
    let shaper = try PangoTextShaper(catalog: catalog(replacing: "NimbusSans-Regular", path: "/etc/hostname"))
    #expect(shaper.shape(request("abc")).lines.count == 1)
  }

  @Test func namesAreUnique() {
    let names = FontCatalog.standard.files.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func aFaceIsFoundByTheNameOfItsRuns() throws {
    let korean = try #require(FontCatalog.standard.file(named: "NotoSansCJK-Bold#1"))
    #expect(korean.path == "/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc")
    #expect(korean.faceIndex == 1)
    #expect(FontCatalog.standard.file(named: "Arial") == nil)
  }

  @Test func everyFaceIsPresentWithItsVersion() {
    let listings = FontCatalog.standard.listings()
    #expect(listings.count == FontCatalog.standard.files.count)
    #expect(listings.allSatisfy { $0.isPresent && $0.version?.first?.isNumber == true })
  }

  @Test func aMissingFaceIsListedAsMissing() {
    let listings = catalog(replacing: "NotoColorEmoji", path: "/nowhere").listings()
    #expect(listings.filter { !$0.isPresent }.map(\.file.name) == ["NotoColorEmoji"])
    #expect(listings.last?.version == nil)
  }

  /// The family in the file must be the one of the catalog: SVG files name it.
  @Test func familiesAreWhatTheFilesSay() {
    for listing in FontCatalog.standard.listings() { #expect(listing.family == listing.file.family) }
  }
}
