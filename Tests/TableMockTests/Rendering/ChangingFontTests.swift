import Foundation
import TableDrawing
import TableModel
import TableRendering
import TableSources
import TestSupport
import Testing

/// What becomes of pictures whose project's font is changed while a program draws with it, as previews and workers do for
/// hours.
@Suite struct ChangingFontTests {
  private static let formats: [PictureFormat] = [.png, .svg, .pdf]

  /// A project with a font, and two documents with different letters.
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(["App.xcodeproj/project.pbxproj": "", "Own.ttf": ""])
    try folder.write(Self.document("ABC"), to: "first.storyboard")
    try folder.write(Self.document("XY"), to: "second.storyboard")
    try Data(FontFiles.font(named: "Own-Bold", family: "Own")).write(to: font(in: folder))
    return folder
  }

  private static func document(_ text: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505"><scenes><scene>
    <objects><tableViewController id="vc" sceneMemberID="viewController"><tableView id="t"><rect key="frame" width="200"
    height="60"/><prototypes><tableViewCell id="c" style="IBUITableViewCellStyleDefault" textLabel="l">
    <tableViewCellContentView key="contentView"><subviews><label text="\(text)" id="l"><fontDescription key="fontDescription"
    name="Own-Bold" family="Own" pointSize="20"/></label></subviews></tableViewCellContentView></tableViewCell></prototypes>
    </tableView></tableViewController></objects></scene></scenes></document>
    """
  }

  private func font(in folder: TemporaryFolder) -> URL { folder.url.appendingPathComponent("Own.ttf") }

  private func source(_ name: String, _ renderer: Renderer, in folder: TemporaryFolder) -> Source {
    renderer.load(path: FilePath(folder.url.path).appending(FilePath(name + ".storyboard")))
  }

  private func picture(_ source: Source, _ renderer: Renderer, _ format: PictureFormat) throws -> [UInt8] {
    let screen = try #require(source.screens(as: Variant()).first)
    return try renderer.picture(of: renderer.scene(of: screen), as: format)
  }

  /// Programs that install a font write into the file that is there.
  ///
  /// One that a library has mapped into memory ends the whole program then.
  @Test(arguments: formats)
  func aFontThatIsCutOffIsDrawnAsItWas(format: PictureFormat) throws {
    let folder = try project()
    let (before, after) = (try Renderer(), try Renderer())
    let expected = try picture(source("second", before, in: folder), before, format)
    let second = source("second", after, in: folder)
    let first = try picture(source("first", after, in: folder), after, format)
    #expect(truncate(font(in: folder).path, 0) == 0)
    #expect(try picture(second, after, format) == expected)
    #expect(first != expected)
  }

  /// What was looked into is what is drawn with, and nobody waits for a pipe.
  @Test(
    arguments: [
      { try FileManager.default.removeItem(at: $0) },
      { try Data(FontFiles.font(named: "Own-Bold", family: "Own", box: 200)).write(to: $0) },
      {
        try FileManager.default.removeItem(at: $0)
        #expect(mkfifo($0.path, 0o600) == 0)
      },
      {
        try FileManager.default.removeItem(at: $0)
        try FileManager.default.createSymbolicLink(atPath: $0.path, withDestinationPath: "/dev/zero")
      },
    ] as [@Sendable (URL) throws -> Void])
  func anotherFileInThePlaceOfAFontIsNotDrawnWith(change: @Sendable (URL) throws -> Void) throws {
    let folder = try project()
    let renderer = try Renderer()
    let read = source("first", renderer, in: folder)
    try change(font(in: folder))
    let error = #expect(throws: Diagnostic.self) { try picture(read, renderer, .png) }
    #expect(error?.message == "the font “Own-Bold” was changed or removed while it was drawn")
    // What is read anew is drawn, in that font or with a warning that there is none.
    #expect(throws: Never.self) { try picture(source("first", renderer, in: folder), renderer, .png) }
  }

  /// The memory of a picture has its bounds, whatever a project brings along.
  @Test func aDocumentHasFontsOfSoManyBytes() throws {
    let folder = try project()
    for number in 0..<5 {
      let file = try FileHandle(forWritingTo: font(in: folder))
      try file.truncate(atOffset: 0)
      try file.write(contentsOf: FontFiles.font(named: "Own-\(number)", family: "Own"))
      try file.truncate(atOffset: UInt64(FontResource.mostBytes))
      try file.close()
      try FileManager.default.copyItem(
        at: font(in: folder), to: folder.url.appendingPathComponent("Own-\(number).ttf"))
    }
    try FileManager.default.removeItem(at: font(in: folder))
    let document = Self.document("ABC")
    let cell = #/<tableViewCell id.*</tableViewCell>/#.dotMatchesNewlines()
    let row = try #require(document.firstRange(of: cell))
    let rows = (0..<5).map { number in
      document[row].replacing("Own-Bold", with: "Own-\(number)")
        .replacing(#"id="c""#, with: #"id="c\#(number)""#).replacing(#""l""#, with: #""l\#(number)""#)
    }
    try folder.write(document.replacingCharacters(in: row, with: rows.joined()), to: "first.storyboard")
    let read = source("first", try Renderer(), in: folder)
    #expect(
      read.diagnostics.map(\.message) == [
        "the fonts of this document have more than 64 MB; the theme’s typeface is drawn instead of “Own-4”"
      ])
  }
}
