import TableModel
import TableSources

/// A button or space of a bar: its title, or a mapping.
enum BarButtonItemSchema {
  private static let mostItems = 50
  /// The keys of what an item shows, the strongest first.
  private static let shown: [String] = ["customView", "systemItem", "image", "title"]

  /// An item before it is known what it shows.
  struct Draft: Sendable {
    fileprivate var title: String?
    fileprivate var systemItem: BarButtonSystemItem?
    fileprivate var image: Image?
    fileprivate var customView: View?
    fileprivate var item = BarButtonItem(.title(""))

    /// The item with what it shows; UIKit prefers views, then its own icons, then pictures.
    fileprivate var finished: BarButtonItem {
      var item = item
      item.content =
        customView.map { .view($0) } ?? systemItem.map { .system($0) } ?? image.map { .image($0) }
        ?? .title(title ?? "")
      return item
    }
  }

  static let mapping = MappingSchema<Draft>(
    "barButtonItem", subject: "an item of a bar", initial: Draft(),
    fields: [
      Field(
        "title", .localizedText, "The text of a button.",
        without: "required without `systemItem`, `image` and `customView`",
        get: { $0.title }, set: { $0.title = $1 }),
      Field(
        "systemItem", .word(BarButtonSystemItem.self), "One of the system’s icons, titles and spaces.",
        get: { $0.systemItem }, set: { $0.systemItem = $1 }),
      Field(
        "image", ImageSchema.coding, "The picture of a button.", get: { $0.image }, set: { $0.image = $1 }),
      Field(
        "customView", ViewSchema.coding, "A view in the button’s place.",
        get: { $0.customView }, set: { $0.customView = $1 }),
      Field(
        "style", .word(BarButtonItem.Style.self), "How a button looks.",
        without: "the usual style of its content", get: { $0.item.style }, set: { $0.item.style = $1 }),
      Field(
        "enabled", .boolean, "Whether it can be used.",
        get: { $0.item.isEnabled }, set: { $0.item.isEnabled = $1 }),
      Field(
        "width", .number(.from(0, to: 4_096)), "The width of a `fixedSpace`.", without: "0",
        get: { $0.item.width }, set: { $0.item.width = $1 }),
      Field(
        "tintColor", ColorSchema.coding, "Its colour.", without: "the bar’s", reduction: .fallback,
        get: { $0.item.tintColor }, set: { $0.item.tintColor = $1 }),
    ]
      + Field<BarButtonItem>.accessibility.map { field in
        field.lifted(look: { $2($0.item, $1.item) }) { whole, change in change(&whole.item) }
      })

  private static let coding = mapping.coding(check: check).map({ $0.finished }, from: { Draft($0) })
    .or(
      ValueCoding.localizedText.kind,
      shorten: { value in
        let title = value.short(for: "title")
        if case .text(let word) = title, spaces[word] != nil || advice(on: word) != nil { return value }
        return title
      },
      decode: { node, subject, context in
        ValueCoding.localizedText.decode(node, subject, context).map { title in
          if let hint = advice(on: title) {
            context.warning(
              "\(quoted(title)) is drawn as the title of a button", at: node.range, hint: hint,
              rule: .sourceDoubtful)
          }
          return BarButtonItem(spaces[title].map { .system($0) } ?? .title(title))
        }
      })

  /// The words that stand for spaces without a key: nobody gives a button such a title.
  private static let spaces: [String: BarButtonSystemItem] = [
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace,
  ]

  /// What to write in place of a word that is hardly a title: a space, one of the system's icons or a symbol.
  private static func advice(on word: String) -> String? {
    guard word.utf8.count <= longestName, spaces[word] == nil else { return nil }
    let instead: String
    if spacers.contains(word.lowercased().filter { !" -_".contains($0) }) {
      instead = "flexibleSpace for a space"
    } else if ["add", "compose", "organize"].contains(word) {
      instead = "{systemItem: \(word)} for the icon"
    } else if symbols.contains(word) || word.contains(".") && SymbolTable.standard[word] != nil {
      instead = "{image: \(word)} for the symbol"
    } else {
      return nil
    }
    return "write \(instead), or {title: \(word)} for the word"
  }

  /// Texts that are longer are names of nothing.
  private static let longestName = 60
  /// Names that SwiftUI and others have for spaces, without capitals and spaces.
  private static let spacers: Set = ["spacer", "flexiblespace", "flexiblespacer"]
  /// Symbols of one word that is no title; a word such as “link” may be one.
  private static let symbols: Set = [
    "bell", "bookmark", "checkmark", "ellipsis", "gear", "gearshape", "heart", "magnifyingglass", "minus",
    "paperclip", "paperplane", "pencil", "plus", "star", "trash", "xmark",
  ]

  /// The items of a bar, in their order.
  static let list = ValueCoding.list(of: coding, itemName: "an item").atMost(mostItems, "items")

  @Sendable private static func check(
    _ draft: inout Draft, _ keys: MappingKeys, _ node: SpecNode, _ subject: Subject,
    _ context: DecodingContext
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
    for key in ["style", "enabled", "tintColor"] where draft.customView != nil {
      guard let place = keys.place(of: key) else { continue }
      context.warning("UIKit ignores “\(key)” in an item with “customView”", at: place)
    }
    if let place = keys.place(of: "width"), draft.systemItem != .fixedSpace,
      keys.lacks("systemItem") || draft.systemItem != nil
    {
      context.warning("“width” only has an effect with “systemItem: fixedSpace”", at: place)
    }
  }
}

extension BarButtonItemSchema.Draft {
  /// What a file says of an item.
  fileprivate init(_ item: BarButtonItem) {
    self.item = item
    switch item.content {
    case .title(let title): self.title = title
    case .system(let systemItem): self.systemItem = systemItem
    case .image(let image): self.image = image
    case .view(let view): customView = view
    }
  }
}
