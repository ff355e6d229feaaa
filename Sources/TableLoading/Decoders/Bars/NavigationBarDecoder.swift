import TableModel

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

  static let decoder = mapping.decoder(from: NavigationBar())
    .or(ValueDecoder.text.map { NavigationBar(title: $0) })
}
