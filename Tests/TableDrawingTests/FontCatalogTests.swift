import Foundation
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
    ("NimbusSans-Regular", "a", "Debian package fonts-urw-base35"),
    ("NotoSansThai-Regular", "ก", "Debian package fonts-noto-core"),
    ("NotoSansCJK-Regular#0", "あ", "Debian package fonts-noto-cjk"),
    ("NotoSansCJK-Regular#2", "漢", "Debian package fonts-noto-cjk"),
    ("NotoColorEmoji", "😀", "Debian package fonts-noto-color-emoji"),
  ])
  func aMissingFontIsAnErrorWhereALetterNeedsIt(name: String, letter: String, source: String) throws {
    let shaper = try HarfBuzzTextShaper(catalog: catalog(replacing: name, path: "/nowhere/font.otf"))
    _ = shaper.shape(request("0 \(letter)"))
    let role = try #require(FontCatalog.standard.face(named: name)?.role)
    // The typeface itself is missed before any letter is looked at.
    let need = name == "NimbusSans-Regular" ? "" : ", which “\(letter)” needs,"
    #expect(shaper.failure?.message == "the font \(name) (\(role))\(need) is missing")
    #expect(shaper.failure?.location.file == "/nowhere/font.otf")
    #expect(shaper.failure?.hint == "install the \(source)")
  }

  @Test func englishNeedsNoFontButItsTypeface() throws {
    var catalog = FontCatalog.standard
    for index in catalog.files.indices where catalog.files[index].name != "NimbusSans-Regular" {
      catalog.files[index].path = "/nowhere"
    }
    let shaper = try HarfBuzzTextShaper(catalog: catalog)
    let text = request("Wi-Fi: “Café” – 20 %… §4")
    #expect(try shaper.shape(text) == HarfBuzzTextShaper().shape(text))
    #expect(shaper.failure == nil)
  }

  @Test func aCatalogWithoutTypefacesIsRefused() {
    #expect(throws: Diagnostic.self) { try HarfBuzzTextShaper(catalog: FontCatalog(files: [])) }
  }

  /// A copy of a font with a change, in the catalog's place of the font.
  private func catalog(
    changing name: String, in folder: TestFolder, _ change: (inout [UInt8]) -> Void
  ) throws -> FontCatalog {
    let file = try #require(FontCatalog.standard.face(named: name))
    var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file.path)))
    change(&bytes)
    try Data(bytes).write(to: URL(fileURLWithPath: folder.path("font")))
    return catalog(replacing: name, path: folder.path("font"))
  }

  @Test(arguments: [
    ("NimbusSans-Regular", "abc"), ("NotoSansThai-Regular", "ไทย"), ("NotoColorEmoji", "😀"),
    ("NotoSansDevanagari-Regular", "हिन्दी"),
  ])
  func aFontThatIsNotWholeIsAnErrorWithItsPackage(_ name: String, _ text: String) throws {
    let folder = try TestFolder()
    let file = try #require(FontCatalog.standard.face(named: name))
    let changes: [(reason: String, (inout [UInt8]) -> Void)] = [
      ("is empty or cannot be read", { $0 = [] }),
      ("is not a font", { $0 = Array("no font at all".utf8) }),
      ("is not a font", { $0 = Array($0.prefix(5)) }),
      ("is cut off", { $0 = Array($0.prefix($0.count / 2)) }),
      ("is cut off", { $0.removeLast(100) }),
      ("is not a font", { $0[0] ^= 1 }),
      (
        "is damaged",
        { bytes in
          // The first table of the directory that is short enough to be verified.
          let count = Int(bytes[4]) << 8 | Int(bytes[5])
          let entries = (0..<count).map { index in
            (8..<16).map { Int(bytes[12 + 16 * index + $0]) }
          }
          let number = { (digits: ArraySlice<Int>) in digits.reduce(0) { $0 << 8 | $1 } }
          guard let entry = entries.first(where: { (4..<65_536).contains(number($0[4...])) }) else { return }
          bytes[number(entry[..<4]) + 3] ^= 0x10
        }
      ),
    ]
    for (reason, change) in changes {
      let shaper = try HarfBuzzTextShaper(catalog: catalog(changing: name, in: folder, change))
      _ = shaper.shape(request("plain"))
      if name != "NimbusSans-Regular" { #expect(shaper.failure == nil) }
      for _ in 0..<2 {
        shaper.forgetFailure()
        _ = shaper.shape(request(text))
        #expect(shaper.failure?.message.contains(reason) == true, "\(reason)")
        #expect(shaper.failure?.message.contains(name) == true)
        #expect(shaper.failure?.hint?.contains(file.package) == true)
      }
    }
  }

  /// Glyphs of a file with a hole in it would be empty, and nobody would be told.
  @Test func lettersInAHoleOfALongTableAreAnError() throws {
    let folder = try TestFolder()
    let (name, half) = ("NotoSansCJK-Regular#0", 8 << 20)
    let library = try #require(FreeTypeLibrary())
    let whole = try #require(
      GlyphFace(
        library: library,
        path: catalog(changing: name, in: folder) { _ in }.files.first { $0.name == name }?.path ?? "",
        index: 0))
    let glyphs = stride(from: UInt32(1_000), to: 60_000, by: 997)
    for glyph in glyphs { #expect(throws: Never.self) { try whole.shape(of: glyph) } }
    _ = try catalog(changing: name, in: folder) { bytes in
      for index in half..<half + 2 << 20 { bytes[index] = 0 }
    }
    let broken = try #require(GlyphFace(library: library, path: folder.path("font"), index: 0))
    var messages: [String] = []
    for glyph in glyphs {
      do throws(DrawingError) {
        if case .empty = try broken.shape(of: glyph) { messages.append("empty") }
      } catch {
        messages.append(error.message)
      }
    }
    #expect(!messages.isEmpty)
    #expect(messages.allSatisfy { $0.contains("is damaged") }, "\(Set(messages))")
  }

  @Test func everyFontIsWhole() {
    let shaper = FontCatalog.standard.files.map { FontFace($0).flaw }
    #expect(shaper.allSatisfy { $0 == nil })
  }

  @Test(arguments: 0..<64)
  func noChangeOfAFontsHeadIsReadBeyondItsEnd(_ seed: Int) throws {
    let file = try #require(FontCatalog.standard.face(named: "NotoSansThai-Regular"))
    var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file.path)))
    for step in 0..<4 { bytes[(seed * 7 + step * 31) % 300] = [0xFF, 0x80, 0, 0x7F][(seed + step) % 4] }
    bytes.removeLast(seed * 97)
    bytes.withUnsafeBytes { buffer in
      for face in [-1, 0, 1, Int.max / 16] { _ = FontTables.flaw(in: buffer, faceIndex: face) }
    }
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
