import TableLayout
import TableModel
import Testing

@testable import TableDrawing

/// Pages of HTML around pictures.
@Suite struct HTMLTests {
  private func screen(_ color: Color = .white, name: String? = nil, language: String? = nil) throws -> Scene {
    let line = try shapedLine("Wi-Fi")
    let label = SceneNode(
      .label, role: .textLabel, frame: Rect(x: 10, y: 0, width: 80, height: 44),
      drawings: [.text(line, origin: Point(0, 30), color: .black)])
    let cell = SceneNode(
      .cell, indexPath: IndexPath(section: 0, row: 0), frame: Rect(x: 0, y: 0, width: 100, height: 44),
      children: [label])
    var scene = scene(width: 100.5, height: 44, [fill(0, 0, 100.5, 44, color)], children: [cell])
    (scene.name, scene.language) = (name, language)
    return scene
  }

  private func text(
    _ light: Scene, dark: Scene? = nil, options: SVGOptions = SVGOptions()
  ) throws -> String {
    let bytes = try PictureWriter.forTests().html(light, dark: dark, options: options)
    #expect(HTMLPage(bytes)?.bytes == bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `text is text, and parts say what they are`() throws {
    let text = try text(screen(name: "A & <B>", language: "zh-Hans"))
    #expect(text.hasPrefix("<!DOCTYPE html>\n<html lang=\"zh-Hans\">\n"))
    #expect(text.contains("<title>A &amp; &lt;B&gt;</title>\n<style>"))
    #expect(text.contains("max-width:100.5px"))
    #expect(text.contains("role=\"list\"") && text.contains("role=\"listitem\""))
    #expect(text.contains(">Wi-Fi</text>"))
    #expect(!text.contains("prefers-color-scheme"))
  }

  @Test func `a dark picture is seen where screens are dark`() throws {
    let text = try text(screen(), dark: screen(.black))
    #expect(text.contains("@media (prefers-color-scheme:dark){.light{display:none}.dark{display:block}}"))
    #expect(text.components(separatedBy: "<svg ").count == 3)
  }

  @Test(arguments: [nil, "", "list-", String(repeating: "a", count: 64)])
  func `ids of both pictures differ`(_ prefix: String?) throws {
    let options = SVGOptions(ids: prefix.flatMap { SVGIDPrefix(rawValue: $0) })
    let text = try text(screen(), dark: screen(.black), options: options)
    let ids = text.components(separatedBy: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(ids.count > 2 && Set(ids).count == ids.count)
  }

  @Test(arguments: ["<script>", "\" onload=\"", "", String(repeating: "a", count: 99)])
  func `what is no language is not taken for one`(_ language: String) throws {
    #expect(try text(screen(language: language)).hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n"))
  }

  @Test(
    arguments: [
      ("Wi-Fi", "en"), ("Ελληνικά", "el"), ("Настройки Wi-Fi", "ru"), ("مرحبا", "ar"), ("שלום", "he"),
      ("ไทย", "th"),
      ("한국어", "ko"), ("設定", "zh"), ("設定をする", "ja"), ("हिन्दी", "hi"), ("Emoji 👩‍👩‍👧", "en"), ("12:30", nil),
      ("", nil),
    ] as [(String, String?)])
  func `a page has the language that its letters are likeliest of`(_ text: String, _ language: String?) throws
  {
    #expect(HTMLPage.likeliestLanguage(of: text) == language)
  }

  @Test func `a page without letters has no language`() throws {
    let empty = scene(width: 10, height: 10)
    let bytes = try PictureWriter.forTests().html(empty)
    #expect(String(decoding: bytes, as: UTF8.self).hasPrefix("<!DOCTYPE html>\n<html>\n"))
  }

  @Test func `other pages are not taken for ours`() throws {
    let page = try text(screen(name: "A"), dark: screen(.black))
    for (old, new) in [
      ("<main>", "<main><script></script>"), ("default-src 'none'", "default-src *"),
      ("<title>A", "<title>A</title><script>"), ("class=\"dark\"", "class=\"light\""), ("100.5px", "0;}*{"),
    ] {
      #expect(page.contains(old))
      #expect(HTMLPage(Array(page.replacing(old, with: new).utf8)) == nil, "\(new)")
    }
  }
}
