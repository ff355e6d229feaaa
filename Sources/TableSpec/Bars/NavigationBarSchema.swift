import TableModel
import TableSources

/// A navigation bar: its title, or a mapping.
enum NavigationBarSchema {
  static let mapping = MappingSchema<NavigationBar>(
    "navigationBar", subject: "a navigation bar", initial: NavigationBar(),
    fields: [
      Field("title", .localizedText, "The title.", get: { $0.title }, set: { $0.title = $1 }),
      Field(
        "subtitle", .localizedText, "A smaller text below the title.", get: { $0.subtitle },
        set: { $0.subtitle = $1 }),
      Field("prompt", .localizedText, "A text above the title.", get: { $0.prompt }, set: { $0.prompt = $1 }),
      Field(
        "titleView", ViewSchema.coding, "A view in the title’s place.",
        get: { $0.titleView }, set: { $0.titleView = $1 }),
      Field(
        "backButtonTitle", .localizedText, "The text of the back button.",
        without: "no such button",
        get: { $0.usesSystemBackTitle ? SystemStrings.english.back : $0.backButtonTitle },
        set: { $0.backButtonTitle = $1 }),
      Field(
        "leftBarButtonItems", BarButtonItemSchema.list, "Items from the left edge inwards.",
        get: { $0.leftBarButtonItems }, set: { $0.leftBarButtonItems = $1 }),
      Field(
        "rightBarButtonItems", BarButtonItemSchema.list, "Items from the right edge inwards.",
        get: { $0.rightBarButtonItems }, set: { $0.rightBarButtonItems = $1 }),
      Field(
        "prefersLargeTitles", .boolean,
        "Whether the title is large, on a separate line.",
        get: { $0.prefersLargeTitles }, set: { $0.prefersLargeTitles = $1 }),
    ] + Field.barStyle + [
      Field(
        "titleTextAttributes", TitleTextAttributesSchema.coding, "The letters of the title.",
        get: { $0.titleTextAttributes }, set: { $0.titleTextAttributes = $1 }),
      Field(
        "largeTitleTextAttributes", TitleTextAttributesSchema.coding, "The letters of a large title.",
        get: { $0.largeTitleTextAttributes }, set: { $0.largeTitleTextAttributes = $1 }),
    ])

  private static let long = mapping.coding(check: warnAboutIgnored)

  /// A title, or a mapping; a truth value is no title that anybody wants.
  static let coding = long.or(ValueCoding.localizedText.kind, shorten: { $0.short(for: "title") }) {
    node, subject, context in
    guard node.boolean == nil else {
      context.mismatch(
        node, subject, mustBe: .either(ValueCoding.localizedText.kind, long.kind),
        hint: "write the title, or {} for a bar without one")
      return nil
    }
    return ValueCoding.localizedText.decode(node, subject, context).map { NavigationBar(title: $0) }
  }

  @Sendable private static func warnAboutIgnored(
    _ bar: inout NavigationBar, _ keys: MappingKeys, _ node: SpecNode, _ subject: Subject,
    _ context: DecodingContext
  ) {
    guard !bar.prefersLargeTitles, let place = keys.place(of: "title"), keys.place(of: "titleView") != nil
    else { return }
    context.warning("UIKit ignores “title” in a navigation bar with “titleView”", at: place)
  }
}

/// What the letters of a bar’s title look like.
enum TitleTextAttributesSchema {
  static let mapping = MappingSchema<TitleTextAttributes>(
    "titleTextAttributes", subject: "the attributes of a title", initial: TitleTextAttributes(),
    fields: [
      Field(
        "foregroundColor", ColorSchema.coding, "Their colour.", without: "the theme’s",
        get: { $0.foregroundColor }, set: { $0.foregroundColor = $1 })
    ])

  static let coding = mapping.coding(hint: "write {foregroundColor: white}")
}
