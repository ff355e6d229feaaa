import Foundation
import TableMock
import TestSupport
import Testing

@testable import TableReview

/// Which files are pictures as this program writes them, and so may be approved.
@Suite struct OwnPictureTests {
  /// Fixtures with images, gradients, masks, letters of all scripts and emoji, as far as they are quick to draw.
  private static let fixtures = [
    "images/vectors", "images/in-round-corners-ios16", "showcase/contacts-ios7", "controls/letters-ios13",
    "right-to-left/bars-ios16",
  ]
  .map { Repository.fixtures.appendingPathComponent("\($0).yaml") }

  private static func pictures(
    _ format: PictureFormat, options: PictureOptions = PictureOptions()
  ) throws -> [[UInt8]] {
    let renderer = try Renderer()
    return try fixtures.flatMap { file in
      try #require(renderer.load(path: FilePath(file.path)).document).screens.map { screen in
        try renderer.picture(of: renderer.scene(of: screen), as: format, options: options)
      }
    }
  }

  @Test(arguments: PictureFormat.allCases) func whatIsWrittenIsTaken(_ format: PictureFormat) throws {
    let pictures = try Self.pictures(format)
    #expect(pictures.count >= 2)
    for picture in pictures {
      #expect(OwnPicture.accepts(picture, as: format))
      for other in PictureFormat.allCases where other != format {
        #expect(!OwnPicture.accepts(picture, as: other), "\(format) is no \(other)")
      }
    }
  }

  @Test func otherWaysToWriteAreTakenAsWell() throws {
    for file in try Self.pictures(.png, options: PictureOptions(png: .small)) {
      #expect(OwnPicture.accepts(file, as: .png))
    }
    for file in try Self.pictures(
      .svg, options: PictureOptions(nil, SVGChoices(text: .live, hasLayers: true)))
    {
      #expect(OwnPicture.accepts(file, as: .svg))
    }
  }

  /// All pictures of golden/ are; a test that one part of the writer is forgotten.
  @Test func keptPicturesAreTaken() throws {
    let files = Repository.files(in: Repository.golden, endings: ["svg"])
    for name in stride(from: 0, to: files.count, by: Thoroughness.isWhole ? 1 : 5).map({ files[$0] }) {
      let bytes = [UInt8](try Data(contentsOf: Repository.golden.appendingPathComponent(name)))
      #expect(OwnPicture.accepts(bytes, as: .svg), "\(name)")
    }
  }

  @Test(arguments: PictureFormat.allCases) func whatIsCutOrFollowedByBytesIsNot(
    _ format: PictureFormat
  ) throws {
    let picture = try #require(try Self.pictures(format).last)
    for count in stride(from: 0, to: picture.count, by: max(1, picture.count / 60)) {
      #expect(!OwnPicture.accepts(Array(picture[..<count]), as: format), "\(count) of \(picture.count) bytes")
    }
    for rest in [[0], Array("\n".utf8), Array("<script/>".utf8), picture] as [[UInt8]] {
      #expect(!OwnPicture.accepts(picture + rest, as: format))
    }
  }

  /// The chunks of a small picture.
  private func chunks(_ options: PNGOptions = .fast) throws -> [(name: String, content: [UInt8])] {
    let file = try PNGWriter.bytes(
      of: Bitmap(width: 9, height: 7, repeating: SIMD4(1, 2, 3, 255)), scale: 2, options: options)
    return PNGFileChunks(file).chunks.map { ($0.name, $0.content) }
  }

  @Test func otherPartsOfPNGAreNotTaken() throws {
    let chunks = try chunks()
    #expect(OwnPicture.accepts(PNGFileChunks.file(chunks), as: .png))
    for name in [
      "tEXt", "zTXt", "iTXt", "iCCP", "eXIf", "acTL", "gAMA", "teSt", "TEST", "IDAT", "sRGB", "tmRV",
    ] {
      for place in 0...chunks.count {
        var changed = chunks
        changed.insert((name, Array("a\0b".utf8)), at: place)
        #expect(!OwnPicture.accepts(PNGFileChunks.file(changed), as: .png), "\(name) at \(place)")
      }
    }
    for place in chunks.indices {
      var fewer = chunks
      fewer.remove(at: place)
      let isNeeded = chunks[place].name != "pHYs"
      #expect(OwnPicture.accepts(PNGFileChunks.file(fewer), as: .png) != isNeeded, "\(chunks[place].name)")
      var longer = chunks
      longer[place].content.append(0)
      #expect(!OwnPicture.accepts(PNGFileChunks.file(longer), as: .png), "\(chunks[place].name)")
    }
  }

  /// Another size than that of the pixels, sides that nobody could draw, and forms that are not written.
  @Test(
    arguments: [
      (3, 8), (3, 10), (7, 6), (7, 8), (0, 0x7F), (4, 0x7F), (8, 16), (8, 4), (9, 0), (9, 3), (9, 4), (10, 1),
      (11, 1), (12, 1),
    ] as [(Int, UInt8)])
  func anotherHeadIsNotTaken(_ place: Int, _ byte: UInt8) throws {
    var chunks = try chunks()
    chunks[0].content[place] = byte
    #expect(!OwnPicture.accepts(PNGFileChunks.file(chunks), as: .png))
  }

  /// What SVG could have that runs, reacts, or is fetched.
  @Test(arguments: [
    ("</svg>", "<script>alert(1)</script></svg>"), ("</svg>", "<style>*{}</style></svg>"),
    ("</svg>", "<foreignObject/></svg>"), ("</svg>", "<a href=\"#x\"/></svg>"),
    ("</svg>", "<image href=\"https://example.com/a.png\"/></svg>"),
    ("</svg>", "<image href=\"file:///etc/passwd\"/></svg>"),
    ("</svg>", "<image href=\"data:text/html;base64,AAAA\"/></svg>"),
    (
      "</svg>",
      "<image href=\"data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciPjxzY3JpcHQvPjwvc3ZnPg==\"/></svg>"
    ),
    ("</svg>", "<use href=\"other.svg#a\"/></svg>"), ("</svg>", "<use href=\" #a\"/></svg>"),
    ("</svg>", "<rect fill=\"url(https://example.com/#a)\"/></svg>"),
    ("</svg>", "<rect fill=\"url(#a) url(https://example.com/)\"/></svg>"),
    ("</svg>", "<rect fill=\"\\75rl(https://example.com/#a)\"/></svg>"),
    ("</svg>", "<g mask=\"image-set('https://example.com/a.png' 1x)\"/></svg>"),
    ("</svg>", "<g clip-path=\"url(#a) src('https://example.com/a')\"/></svg>"),
    ("</svg>", "<rect style=\"fill:red\"/></svg>"), ("</svg>", "<set attributeName=\"x\"/></svg>"),
    ("</svg>", "<svg/></svg>"), ("</svg>", "<x:script xmlns:x=\"http://www.w3.org/2000/svg\"/></svg>"),
    ("</svg>", "<!-- a --></svg>"), ("</svg>", "<?php a ?></svg>"), ("</svg>", "<![CDATA[a]]></svg>"),
    ("<svg ", "<svg onload=\"alert(1)\" "), ("<svg ", "<svg ONLOAD=\"alert(1)\" "),
    ("<svg ", "<svg class=\"a\" "),
    ("<svg ", "<?xml-stylesheet href=\"a.css\"?><svg "), ("<svg ", "<!DOCTYPE svg><svg "),
    ("<svg ", " <svg "), ("http://www.w3.org/2000/svg", "http://www.w3.org/1999/xhtml"),
    // What would be drawn without end.
    ("</svg>", "<g id=\"x\"><rect/></g><use href=\"#x\"/></svg>"),
    ("</svg>", "<use id=\"x\" href=\"#y\"/><use href=\"#x\"/></svg>"),
    ("</svg>", "<mask id=\"x\"><g mask=\"url(#y)\"/></mask></svg>"),
    (
      "</svg>",
      "<mask id=\"m1\"><use href=\"#p1\"/><use href=\"#p1\"/></mask><path mask=\"url(#m2)\" id=\"p1\"/></svg>"
    ),
    ("</svg>", "<rect id=\"r\" clip-path=\"url(#c)\"/><use xlink:href=\"#r\"/></svg>"),
    ("</svg>", "<g id=\"b\"/><use href=\"#%62\"/></svg>"),
    ("</svg>", "<g id=\"b\"/><use href=\"#b \"/></svg>"),
    ("</svg>", "<use href=\"#\"/></svg>"),
    ("</svg>", "<clipPath id=\"x\" clip-path=\"url(#y)\"/></svg>"),
    ("</svg>", String(repeating: "<g>", count: 2000) + String(repeating: "</g>", count: 2000) + "</svg>"),
  ])
  func whatIsNotWrittenInSVGIsNotTaken(_ old: String, _ new: String) throws {
    for picture in try Self.pictures(.svg) {
      let text = String(decoding: picture, as: UTF8.self)
      let changed = text.replacing(old, with: new, maxReplacements: 1)
      #expect(changed != text)
      #expect(!OwnPicture.accepts(Array(changed.utf8), as: .svg))
    }
  }

  /// What PDF could have that acts or refers to others, in the room of what is there; and objects that the table lacks.
  @Test(arguments: [
    ("/Pages 1 0 R", "/OpenAction<<>>"), ("/Type /Catalog", "/AA <<>> /A /B"), ("/Producer", "/URI     "),
    ("/Producer", "/JavaScr"), ("/Type /Pages", "/Names <<>> "), ("/Group", "/Annot"),
    ("/Contents", "/#41nnots"),
    ("trailer\n<< /Size", "trailer\n<< /Prev"), ("%%EOF", "%%EOX"), ("xref\n0 ", "xref\n1 "),
    ("startxref\n", "startxref\n1"),
    (" 00000 n \n", " 00001 n \n"), (" 00000 n \n", " 00000 f \n"),
    ("endobj\n", "endobj\n99 0 obj 1 endobj\n"),
    ("%PDF-1.5", "%PDF-2.5"), ("(cairo", "((airo"),
  ])
  func whatIsNotWrittenInPDFIsNotTaken(_ old: String, _ new: String) throws {
    for picture in try Self.pictures(.pdf) {
      let range = try #require(Data(picture).range(of: Data(old.utf8)))
      var changed = picture
      changed.replaceSubrange(range, with: Array(new.utf8))
      #expect(!OwnPicture.accepts(changed, as: .pdf))
    }
  }

  /// Newer versions of Cairo pack objects into streams, and the table of them, too.
  @Test func objectsThatArePackedAreLookedInto() throws {
    for (member, isTaken) in [
      ("/Type /Catalog", true), ("/Type /Catalog /OpenAction <<>>", false), ("/Type", false),
    ] {
      #expect(
        OwnPicture.accepts(try Self.packed("<< \(member) /Pages 2 0 R >>"), as: .pdf) == isTaken, "\(member)")
    }
  }

  /// A file whose objects are packed, each in another stream, with entries of no objects at the end of its table.
  private static func packed(_ objects: String..., gap: Int = 0, free: Int = 0) throws -> [UInt8] {
    var file = Array("%PDF-1.7\n%\u{B5}\u{ED}\n".utf8)
    let add = { (number: Int, head: String, content: [UInt8]) throws in
      let stream = try #require(Inflation.deflated(content))
      defer {
        file += Array(
          "\(number) 0 obj\n<< \(head) /Length \(stream.count) /Filter /FlateDecode >>\nstream\n".utf8)
        file += stream + Array("\nendstream\nendobj\n".utf8)
      }
      return file.count
    }
    var table: [UInt8] = [0, 0, 0, 0, 0]
    let note = { (kind: UInt8, place: Int) in
      table += [kind, UInt8(place >> 16), UInt8(place >> 8 & 0xFF), UInt8(place & 0xFF), 0]
    }
    for (index, object) in objects.enumerated() {
      let numbers = Array("\(2 * index + 2) 0 ".utf8) + Array(repeating: UInt8(ascii: " "), count: gap)
      note(
        1,
        try add(
          2 * index + 1, "/Type /ObjStm /N 1 /First \(numbers.count)", numbers + Array(object.utf8)))
      note(2, 2 * index + 1)
    }
    let start = file.count
    note(1, start)
    table += Array(repeating: 0, count: 5 * free)
    let last = 2 * objects.count + 1
    _ = try add(last, "/Type /XRef /W [ 1 3 1 ] /Size \(last + 1) /Root 2 0 R", table)
    return file + Array("startxref\n\(start)\n%%EOF\n".utf8)
  }

  /// A few bytes that unpack to a great many are not read to the end.
  @Test func whatUnpacksToTooMuchIsNotTaken() throws {
    let (object, gap) = ("<< /Pages 2 0 R >>", 40 << 20)
    #expect(OwnPicture.accepts(try Self.packed(object, object, free: 100), as: .pdf))
    #expect(OwnPicture.accepts(try Self.packed(object, gap: gap), as: .pdf))
    #expect(!OwnPicture.accepts(try Self.packed(object, free: 100_000), as: .pdf))
    #expect(!OwnPicture.accepts(try Self.packed(object, object, gap: gap), as: .pdf))
  }

  @Test func otherPartsOfJPEGAreNotTaken() throws {
    let picture = try #require(try Self.pictures(.jpg).first)
    #expect(OwnPicture.accepts(picture, as: .jpg))
    let remark: [UInt8] = [0xFF, 0xFE, 0, 4, 1, 2]
    let notes: [UInt8] = [0xFF, 0xE1, 0, 4, 1, 2]
    for part in [remark, notes] {
      for place in [2, 20] {
        var changed = picture
        changed.insert(contentsOf: part, at: place)
        #expect(!OwnPicture.accepts(changed, as: .jpg))
      }
    }
  }
}
