import Foundation
import TestSupport
import Testing

/// PDF files as programs of others read them.
@Suite struct PDFReaderTests {
  /// Runs a program to its end, which is at most a minute away.
  private static func output(_ program: String, _ arguments: [String]) throws -> (status: Int32, text: String)
  {
    let folder = try TemporaryFolder(["out": ""])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/\(program)")
    process.arguments = arguments
    let file = try FileHandle(forWritingTo: folder.url.appendingPathComponent("out"))
    (process.standardOutput, process.standardError) = (file, file)
    try process.start(endedAfter: 60)
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: try folder.bytes("out"), as: UTF8.self))
  }

  private static func isInstalled(_ program: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\(program)")
  }

  private static func fixture(_ name: String) -> String {
    Repository.fixtures.appendingPathComponent("\(name).yaml").path
  }

  private static let samples = [
    "text/scripts", "showcase/settings-screen-ios16", "showcase/mail-ipad-ios7", "editing/dragging-ios8",
    "images/templates", "views/cap-insets",
  ]

  /// The path of a PDF file of a fixture, or of a book of several.
  private func file(of names: [String], in folder: TemporaryFolder) throws -> String {
    let verb = names.count > 1 ? "sheet" : "render"
    let run = try CommandRun([verb] + names.map(Self.fixture) + ["-o", "a.pdf"], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    return folder.url.appendingPathComponent("a.pdf").path
  }

  /// The path of a PDF file of a table.
  private func file(ofRows rows: [String], in folder: TemporaryFolder) throws -> String {
    let lines = rows.map { "    - \"\($0)\"\n" }.joined()
    let spec = "theme: ios16\nsize: {width: 320, height: \(44 * rows.count)}\ntableView:\n  rows:\n\(lines)"
    try folder.write(spec, to: "rows.yaml")
    let run = try CommandRun(["render", "rows.yaml", "-o", "rows.pdf"], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    return folder.url.appendingPathComponent("rows.pdf").path
  }

  @Test(.enabled(if: isInstalled("pdftotext"))) func textOfEveryScriptIsFound() throws {
    let folder = try TemporaryFolder()
    let text = try Self.output("pdftotext", ["-layout", file(of: ["text/scripts"], in: folder), "-"]).text
    for word in [
      "Ελληνικά", "Русский", "العربية", "עברית", "日本語", "한국어", "简体中文", "繁體中文", "हिन्दी", "ไทย", "Emoji",
      "👍🏽", "👩‍👩‍👧", "🇨🇭", "❤️", "1️⃣", "Tiếng Việt", "½", "×", "→", "iPhone", "مرحبا", "שלום",
    ] {
      #expect(text.contains(word), "\(word) in \(text)")
    }
  }

  /// Words of many scripts, by their direction: a page has one for pdftotext.
  private static let words = [
    [
      "বাংলা", "தமிழ்", "తెలుగు", "ಕನ್ನಡ", "മലയാളം", "ગુજરાતી", "ਪੰਜਾਬੀ", "සිංහල", "ខ្មែរ", "ລາວ", "မြန်မာ", "ქართული",
      "Հայերեն", "አማርኛ", "ᠮᠣᠩᠭᠣᠯ", "ᏣᎳᎩ", "ꦗꦮ", "ⵜⴰⵎⴰⵣⵉⵖⵜ", "ᐃᓄᒃᑎᑐᑦ", "ꕙꔤ", "ꆈꌠ", "ᬩᬮᬶ", "ᮞᮥᮔ᮪ᮓ", "ᱥᱟᱱᱛᱟᱲᱤ",
      "ꯃꯤꯇꯩ",
      "𐌲𐌿𐍄𐌰", "नेपाली", "ไทย", "น้ำ", "ትግርኛ", "ଓଡ଼ିଆ", "བོད་ཡིག",
    ],
    [
      "اردو", "فارسی", "ܣܘܪܝܝܐ", "السلام", "الإعدادات", "لأجل", "شَكْلٌ", "نمی‌شود", "שָׁלוֹם", "ދިވެހި", "ߒߞߏ",
      "𞤀𞤣𞤤𞤢𞤥",
    ],
  ]

  @Test(.enabled(if: isInstalled("pdftotext")), arguments: words) func wordsOfManyScriptsAreFound(
    _ words: [String]
  ) throws {
    let folder = try TemporaryFolder()
    let text = try Self.output("pdftotext", ["-layout", file(ofRows: words, in: folder), "-"]).text
    #expect(words.filter { !text.contains($0) } == [])
  }

  /// A line from right to left is one text in its file, by places, whose words readers turn around.
  @Test(
    .enabled(if: isInstalled("pdftotext")),
    arguments: ["مرحبا بالعالم", "שלום עולם", "מצב טיסה כבוי", "هاتف iPhone", "חיבור Wi-Fi פעיל"])
  func linesFromRightToLeftAreOneText(_ line: String) throws {
    let folder = try TemporaryFolder()
    let text = try Self.output("pdftotext", ["-raw", file(ofRows: [line], in: folder), "-"]).text
    let marks: Set<Unicode.Scalar> = ["\u{202A}", "\u{202B}", "\u{202C}"]
    let plain = String(String.UnicodeScalarView(text.unicodeScalars.filter { !marks.contains($0) }))
    #expect(plain.contains(line.split(separator: " ").reversed().joined(separator: " ")), "\(text)")
  }

  /// Readers mark as much as they take letters to be high, and do not search above the page.
  @Test(.enabled(if: isInstalled("pdftotext")), arguments: words) func wordsAreAsHighAsTheirRow(
    _ words: [String]
  ) throws {
    let folder = try TemporaryFolder()
    let text = try Self.output("pdftotext", ["-bbox", file(ofRows: words, in: folder), "-"]).text
    let places = text.matches(of: #/yMin="([-0-9.]+)" xMax="[0-9.]+" yMax="([0-9.]+)"/#)
    #expect(places.count >= words.count)
    for place in places {
      let (top, bottom) = (try #require(Double(place.1)), try #require(Double(place.2)))
      #expect(top >= 0 && bottom - top < 44, "\(place.0)")
    }
  }

  /// What programs that go by places would put before its number.
  @Test(
    .enabled(if: isInstalled("pdftotext")),
    arguments: ["البطارية 80%", "السعر 12$ فقط", "الحرارة 21°", "סוללה 80%"])
  func signsAreReadAfterTheirNumber(_ line: String) throws {
    let folder = try TemporaryFolder()
    let text = try Self.output("pdftotext", ["-layout", file(ofRows: [line], in: folder), "-"]).text
    let sign = try #require(line.split(separator: " ").first { $0.first?.isASCII == true })
    #expect(text.contains(sign), "\(text)")
  }

  /// Firefox skips signs that nobody sees, and loses the ends of lines at first letters with marks.
  @Test(
    .enabled(if: isInstalled("qpdf")),
    arguments: [("نمی‌شود", "<200c06cc>", "<200c>"), ("नेपाली", "<0928>", "<09280947>")])
  func signsArePutTogetherAsFirefoxReadsThem(_ line: String, _ expected: String, _ other: String) throws {
    let folder = try TemporaryFolder()
    let path = try file(ofRows: ["Wi-Fi", line], in: folder)
    let run = try Self.output("qpdf", ["--qdf", "--object-streams=disable", path, "-"])
    let text = run.text.lowercased()
    #expect(text.contains(expected) && !text.contains(other), "\(text.filter(\.isASCII))")
  }

  /// Many readers ignore replacement texts, also those of letters for which there is no font.
  @Test(.enabled(if: isInstalled("qpdf")), arguments: words) func noTextIsReplaced(_ words: [String]) throws {
    let folder = try TemporaryFolder()
    let path = try file(ofRows: words, in: folder)
    let run = try Self.output("qpdf", ["--qdf", "--object-streams=disable", path, "-"])
    #expect(run.text.contains("Tj") || run.text.contains("TJ"))
    #expect(!run.text.contains("/ActualText"))
  }

  @Test(.enabled(if: isInstalled("pdfinfo"))) func structureIsThatOfTheScreen() throws {
    let folder = try TemporaryFolder()
    let path = try file(of: ["showcase/settings-screen-ios16"], in: folder)
    let text = try Self.output("pdfinfo", ["-struct-text", path]).text
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.first == "Document")
    #expect(lines.filter { $0.hasPrefix("LI ") }.count == 5)
    let texts = lines.filter { $0.hasPrefix("\"") && $0 != "\"\"" }
    #expect(
      Array(texts.prefix(4)) == ["Carrier", "9:41 AM", "Settings", "Do Not Disturb"].map { "\"\($0)\"" },
      "\(texts)")
    let media = try #require(lines.firstIndex(of: "\"MEDIA\""))
    let title = try #require(lines.firstIndex(of: "\"Settings\""))
    #expect(lines[media - 1].hasPrefix("H2") && lines[title - 1].hasPrefix("H1"))
    let facts = try Self.output("pdfinfo", [path]).text
    #expect(facts.contains("Title:           Settings\n") && facts.contains("Tagged:          yes\n"))
    let places = try Self.output("pdfinfo", ["-dests", path]).text
    #expect(places.contains("\"UITableViewCell-1-0\""), "\(places)")
  }

  @Test(.enabled(if: isInstalled("pdfinfo"))) func booksHaveLinksBetweenContentsAndPages() throws {
    let folder = try TemporaryFolder()
    let path = try file(of: Array(Self.samples.prefix(3)), in: folder)
    let text = try Self.output("pdfinfo", ["-struct-text", path]).text
    #expect(text.components(separatedBy: "TOCI").count == 4)
    #expect(text.components(separatedBy: "Link (inline)").count == 4)
    #expect(text.components(separatedBy: "Sect").count == 5)
    let places = try Self.output("pdfinfo", ["-dests", path]).text
    for name in ["Contents", "scripts", "mail-ipad-ios7"] {
      #expect(places.contains("\"\(name)\""), "\(places)")
    }
  }

  @Test(.enabled(if: isInstalled("pdffonts")), arguments: samples) func fontsAreEmbeddedAsSubsets(
    _ name: String
  ) throws {
    let folder = try TemporaryFolder()
    let lines = try Self.output("pdffonts", [file(of: [name], in: folder)]).text.split(separator: "\n")
    // What nobody sees of emoji is no font of a file.
    for line in lines.dropFirst(2) where !line.contains("Type 3") {
      #expect(line.contains(#/ yes +yes +(yes|no) +\d+ +0/#), "\(line)")
    }
  }

  @Test(.enabled(if: isInstalled("qpdf")), arguments: samples.map { [$0] } + [samples])
  func anotherProgramFindsNothingWrong(_ names: [String]) throws {
    let folder = try TemporaryFolder()
    let check = try Self.output("qpdf", ["--check", file(of: names, in: folder)])
    #expect(!check.text.contains("error:") && !check.text.contains("damaged"), "\(check.text)")
  }

  @Test(.enabled(if: isInstalled("mutool")), arguments: samples.map { [$0] } + [samples])
  func mutoolDrawsEveryPage(_ names: [String]) throws {
    let folder = try TemporaryFolder()
    let path = try file(of: names, in: folder)
    let run = try Self.output("mutool", ["draw", "-F", "txt", "-o", "/dev/null", path])
    #expect(run.status == 0 && !run.text.contains("error"), "\(run.text)")
  }
}
