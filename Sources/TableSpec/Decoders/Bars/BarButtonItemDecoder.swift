import TableModel
import TableSources

/// Reads a button or space of a bar: its title, or a mapping.
enum BarButtonItemDecoder {
  private static let mostItems = 50
  /// The keys of what an item shows, the strongest first.
  private static let shown: [String] = ["systemItem", "image", "title"]

  /// An item before it is known what it shows.
  private struct Draft: Sendable {
    var title: String?
    var systemItem: BarButtonSystemItem?
    var image: Image?
    var item = BarButtonItem(.title(""))

    /// The item with what it shows; UIKit prefers its own signs, then pictures.
    var finished: BarButtonItem {
      var item = item
      item.content =
        systemItem.map { .system($0) } ?? image.map { .image($0) } ?? .title(title ?? "")
      return item
    }
  }

  private static let mapping = MappingDecoder<Draft>(
    subject: "an item of a bar",
    fields: [
      Field("title", .text) { $0.title = $1 },
      Field("systemItem", .word(BarButtonSystemItem.self)) { $0.systemItem = $1 },
      Field("image", ImageDecoder.decoder) { $0.image = $1 },
      Field("style", .word(BarButtonItem.Style.self)) { $0.item.style = $1 },
      Field("enabled", .boolean) { $0.item.isEnabled = $1 },
      Field("width", .number(.from(0, to: 4_096))) { $0.item.width = $1 },
      Field("tintColor", ColorDecoder.decoder) { $0.item.tintColor = $1 },
    ]
  )

  private static let decoder = mapping.decoder(from: Draft(), check: check).map(\.finished)
    .or(ValueDecoder.text.map { BarButtonItem(.title($0)) })

  /// The items of a bar, in their order.
  static let list = ValueDecoder.list(of: decoder, itemName: "an item").atMost(mostItems, "items")

  @Sendable private static func check(
    _ draft: inout Draft, _ keys: MappingKeys, _ node: SpecNode, _ subject: String, _ context: DecodingContext
  ) {
    let contents = keys.present(among: Set(shown))
    if let strongest = shown.first(where: { name in contents.contains { $0.name == name } }) {
      for entry in contents where entry.name != strongest {
        context.warning(
          "UIKit ignores \(quoted(entry.name ?? "")) in an item with \(quoted(strongest))",
          at: entry.key.range)
      }
    } else if !shown.contains(where: keys.isMisspelled) {
      context.missing(
        "\(subject) shows nothing", at: node.range, hint: "give it a “title”, a “systemItem” or an “image”")
    }
    if let place = keys.place(of: "width"), draft.systemItem != .fixedSpace,
      keys.lacks("systemItem") || draft.systemItem != nil
    {
      context.warning("“width” counts for an item with “systemItem: fixedSpace” alone", at: place)
    }
  }
}
