import TableModel
import TableSources

/// Reads a navigation bar: its title, or a mapping.
enum NavigationBarDecoder {
  private static let mapping = MappingDecoder<NavigationBar>(
    subject: "a navigation bar",
    fields: [
      Field("title", .text) { $0.title = $1 },
      Field("prompt", .text) { $0.prompt = $1 },
      Field("titleView", ViewDecoder.decoder) { $0.titleView = $1 },
      Field("backButtonTitle", .text) { $0.backButtonTitle = $1 },
      Field("leftBarButtonItems", BarButtonItemDecoder.list) { $0.leftBarButtonItems = $1 },
      Field("rightBarButtonItems", BarButtonItemDecoder.list) { $0.rightBarButtonItems = $1 },
      Field("prefersLargeTitles", .boolean) { $0.prefersLargeTitles = $1 },
    ] + Field.barStyle
  )

  /// A title; a truth value is no title that anybody wants.
  private static let short = ValueDecoder<NavigationBar>(.text) { node, subject, context in
    guard node.boolean == nil else {
      context.mismatch(
        node, subject, mustBe: .either(.text, mapping.kind),
        hint: "write the title, or {} for a bar without one")
      return nil
    }
    return ValueDecoder.text.decode(node, subject, context).map { NavigationBar(title: $0) }
  }

  static let decoder = mapping.decoder(from: NavigationBar(), check: warnAboutIgnored).or(short)

  @Sendable private static func warnAboutIgnored(
    _ bar: inout NavigationBar, _ keys: MappingKeys, _ node: SpecNode, _ subject: String,
    _ context: DecodingContext
  ) {
    if bar.prefersLargeTitles {
      context.warnIfThemeLacks(.largeTitles, at: keys.place(of: "prefersLargeTitles"))
    } else if let place = keys.place(of: "title"), keys.place(of: "titleView") != nil {
      context.warning("UIKit ignores “title” in a navigation bar with “titleView”", at: place)
    }
  }
}
