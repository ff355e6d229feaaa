import Testing

@testable import SwiftUIReader

/// What lies over lists, and at the lower edge of their screens.
struct CoverTests: ReadsViews {
  /// The views around the table of a screen, from back to front.
  private func views(_ body: String, more: String = "") throws -> [JSON] {
    try read(body, more: more).document["view"]?["subviews"]?.items ?? []
  }

  private static let list = "List { Text(\"A\") }"

  /// Layers over a list are as large as the screen between its bars, and their views stand where they say.
  @Test(
    arguments: [
      ("ZStack(alignment: .bottomTrailing) { LIST; Button(\"Add\") {}.padding() }", "bottomTrailing"),
      ("NavigationStack { LIST.overlay(alignment: .top) { Text(\"Add\") } }", "top"),
      ("VStack { LIST }.overlay(Text(\"Add\"))", nil),
      ("ZStack { LIST; VStack { Spacer(); Text(\"Add\") } }", nil),
    ] as [(String, String?)])
  func whatLiesOverAListIsDrawn(_ body: String, _ alignment: String?) throws {
    let views = try views(body.replacing("LIST", with: Self.list))
    #expect(views.map { $0["id"]?.text } == ["list", "layer1"])
    #expect(views[0]["customClass"]?.text == "UITableView")
    #expect(views[1]["zStack"]?["alignment"]?.text == alignment)
    #expect(views[1]["flexibleFrame"]?["maxHeight"]?.text == "infinity" && written(views[1]).contains("Add"))
  }

  /// What stands below a list is at the lower edge of the screen, which shows behind it; what is inset there has its own colour.
  @Test(
    arguments: [
      ("VStack { LIST; Button(\"Add\") {} }", "systemBackground"),
      ("LIST.safeAreaInset(edge: .bottom) { Text(\"Add\").background(.red) }", "systemRed"),
      ("LIST.safeAreaInset(edge: .bottom) { Text(\"Add\") }", nil),
      ("NavigationStack { VStack(spacing: 0) { LIST; Divider(); Text(\"Add\") } }", "systemBackground"),
    ] as [(String, String?)])
  func whatStandsBelowAListIsAtTheLowerEdge(_ body: String, _ color: String?) throws {
    let views = try views(body.replacing("LIST", with: Self.list))
    #expect(views.map { $0["id"]?.text } == ["list", "behind", "bar"])
    #expect(views[1]["backgroundColor"]?.text == color && written(views[2]).contains("Add"))
    #expect(written(views[2]).contains("separator") == body.contains("Divider"))
  }

  /// A list with nothing over it has no views around it, and no box lies over one.
  @Test(
    arguments: [
      "LIST", "LIST.overlay { if false { Text(\"B\") } }", "ZStack { Color.red; LIST }",
      "LIST.overlay { ContentUnavailableView(\"B\", systemImage: \"star\") }", "LIST.overlay(Chart {})",
    ])
  func othersHaveNoViewsAround(_ body: String) throws {
    let reading = try read(body.replacing("LIST", with: Self.list))
    #expect(reading.document["view"] == nil && reading.tally.boxes == 0)
    #expect(reading.guesses.contains { $0.message.contains("over the list") } == body.contains("Chart"))
  }
}
