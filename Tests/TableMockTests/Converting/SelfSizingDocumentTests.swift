import Foundation
import TableMock
import Testing

/// Documents with views that find their own size, and with views that scroll, by UIKit's rules.
struct SelfSizingDocumentTests {
  /// The placed views of a document of the fixtures.
  private static func scene(_ name: String, as variant: Variant = Variant()) throws -> Scene {
    let file = Repository.fixtures.appendingPathComponent("interface-builder/" + name)
    let renderer = try Renderer()
    let source = renderer.load([UInt8](try Data(contentsOf: file)), named: name, folder: ".")
    #expect(source.diagnostics.isEmpty)
    return try renderer.scene(of: try #require(source.document?.screens.first), as: variant)
  }

  private static let sizes: [ContentSizeCategory] = [.extraSmall, .extraLarge, .accessibilityExtraLarge]

  @Test("a picture of one row is as high as the row at the text size")
  func oneRow() throws {
    #expect(try Self.scene("note.xib").size.height == 164.5)
    let heights = try Self.sizes.map { category in
      let scene = try Self.scene("note.xib", as: Variant(contentSizeCategory: category))
      #expect(scene.root.frame(of: "note")?.maxY == scene.size.height)
      return scene.size.height
    }
    #expect(heights == heights.sorted() && heights[0] < 164.5 && heights[1] > 164.5)
  }

  @Test("a picture keeps the height of a device, of a table of several rows, and one that is asked for")
  func keptHeight() throws {
    let wanted = Variant(contentSizeCategory: .accessibilityExtraLarge, height: .screen)
    #expect(try Self.scene("note.xib", as: wanted).size.height == 164.5)
    let device = Variant(device: "iphone6", contentSizeCategory: .accessibilityExtraLarge)
    #expect(try Self.scene("note.xib", as: device).size.height == 667)
    let shelves = Variant(contentSizeCategory: .accessibilityExtraLarge)
    #expect(try Self.scene("shelves.storyboard", as: shelves).size.height == 220)
  }

  @Test("a text breaks at its preferred width, and a view of text is as high as its text", arguments: sizes)
  func text(category: ContentSizeCategory) throws {
    let scene = try Self.scene("note.xib", as: Variant(contentSizeCategory: category))
    let title = try #require(scene.root.frame(of: "note-title"))
    let date = try #require(scene.root.frame(of: "note-date"))
    let text = try #require(scene.root.frame(of: "note-text"))
    #expect(title.width <= 200 && title.maxX + 8 <= date.minX && date.maxX == 304)
    #expect(text.minX == 11 && text.width == 298 && text.minY == title.maxY + 4)
    let view = try #require(scene.root.node(of: "note-text"))
    let lines = try #require(view.children.first?.children.first?.frame)
    #expect(abs(text.height - lines.height - 16) <= 1)
    #expect(view.children.first?.frame.origin == Point(5, 8))
  }

  @Test("what lies in a scroll view is as large as it wants and moves nothing around it")
  func scrolling() throws {
    let root = try Self.scene("shelves.storyboard").root
    let (scroll, chips) = (try #require(root.frame(of: "scroll")), try #require(root.frame(of: "chips")))
    #expect(scroll == Rect(x: 0, y: 11, width: 414, height: 30))
    #expect(chips.minX == 20 && chips.height == scroll.height && chips.maxX > scroll.width)
    #expect(root.node(of: "scroll")?.clipsToBounds == true)
    let buttons = try (1...5).map { try #require(root.frame(of: "chip-\($0)")) }
    for (button, next) in zip(buttons, buttons.dropFirst()) { #expect(next.minX == button.maxX + 16) }
  }

  @Test("the cells of a collection are where Interface Builder’s layout put them")
  func collection() throws {
    let root = try Self.scene("shelves.storyboard").root
    #expect(root.frame(of: "covers") == Rect(x: 0, y: 0, width: 414, height: 120))
    for number in 1...5 {
      let x = 20 + Double(number - 1) * 92
      #expect(root.frame(of: "cover-\(number)") == Rect(x: x, y: 8, width: 80, height: 104))
      let text = try #require(root.frame(of: "volume-\(number)"))
      #expect(abs(text.minX + text.width / 2 - 40) <= 0.5 && abs(text.minY + text.height / 2 - 52) <= 0.5)
    }
  }

  @Test("beside a notch margins begin at the edge of the safe area", arguments: ["iphonex", "iphone6"])
  func safeArea(device: String) throws {
    let variant = Variant(device: device, orientation: .landscape, bars: .shown)
    let root = try Self.scene("levels.storyboard", as: variant).root
    let inset: Double = device == "iphonex" ? 44 : 0
    for (number, start) in [(1, 16.0), (2, 20), (3, 20)] {
      let content = try #require(root.frame(of: "content-\(number)"))
      #expect(content.minX == inset)
      #expect(root.frame(of: "name-\(number)")?.minX == start)
      #expect(root.frame(of: "bar-\(number)") == Rect(x: 0, y: 52, width: content.width, height: 8))
    }
  }
}

extension SceneNode {
  fileprivate func frame(of id: String) -> Rect? { node(of: id)?.frame }

  /// The view of an identifier.
  fileprivate func node(of id: String) -> SceneNode? {
    self.id == id ? self : children.lazy.compactMap { $0.node(of: id) }.first
  }
}
