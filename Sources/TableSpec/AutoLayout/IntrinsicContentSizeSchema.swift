import TableModel
import TableSources

/// How large a view is by itself, where that is not the size of what it shows.
enum IntrinsicContentSizeSchema {
  /// A size before it is known what it is the size of.
  struct Draft: Sendable {
    fileprivate var width: Double?
    fileprivate var height: Double?
    fileprivate var text: Label?
    fileprivate var title: Label?
    fileprivate var image: Size?
    fileprivate var insets: EdgeInsets?

    fileprivate init() {}

    fileprivate init(_ size: IntrinsicContentSize) {
      switch size {
      case .content, .none: break
      case .size(let width, let height): (self.width, self.height) = (width, height)
      case .button(let button):
        (title, image, insets) = (button.title, button.image, button.contentEdgeInsets)
      case .text(let label, let insets): (text, self.insets) = (label, insets)
      }
    }

    fileprivate var finished: IntrinsicContentSize {
      if let text { return .text(text, insets ?? .zero) }
      guard let title else { return .size(width: width, height: height) }
      return .button(
        IntrinsicContentSize.Button(title: title, image: image, contentEdgeInsets: insets))
    }
  }

  private static let length = ValueCoding.number(.from(0, to: 10_000))

  static let mapping = MappingSchema<Draft>(
    "intrinsicContentSize", subject: "a size", initial: Draft(),
    fields: [
      Field("width", length, "The width.", get: { $0.width }, set: { $0.width = $1 }),
      Field("height", length, "The height.", get: { $0.height }, set: { $0.height = $1 }),
      Field(
        "text", LabelSchema.coding, "A text of several lines that the view is as large as.",
        get: { $0.text }, set: { $0.text = $1 }),
      Field(
        "title", LabelSchema.coding, "The title of a button that the view is as large as.",
        get: { $0.title }, set: { $0.title = $1 }),
      Field(
        "image", SizeSchema.picture, "The size of the picture of such a button.",
        get: { $0.image }, set: { $0.image = $1 }),
      Field(
        "insets", EdgeInsetsSchema.scrolling, "The space around its content.",
        without: "none, and around a title what buttons have", get: { $0.insets }, set: { $0.insets = $1 }),
    ])

  static let coding = ValueCoding<IntrinsicContentSize>(
    .either(.word(words), mapping.kind),
    encode: { size, context in
      switch size {
      case .content: .word(Word.content.rawValue)
      case .none: .word(Word.none.rawValue)
      case .size, .button, .text: mapping.value(of: Draft(size), context)
      }
    },
    decode: { node, subject, context in
      guard node.entries == nil else { return draft.decode(node, subject, context)?.finished }
      guard let word = node.scalar.flatMap({ Word(rawValue: $0.text) }) else {
        context.mismatch(
          node, subject, mustBe: .either(.word(words), mapping.kind),
          hint: node.scalar.flatMap { Spelling.hint(for: $0.text, among: words.words) }
            ?? "write {width: 44, height: 44}")
        return nil
      }
      return word == .none ? IntrinsicContentSize.none : .content
    })

  private enum Word: String, CaseIterable {
    case content, none
  }

  private static let words = WordList { Word.allCases.map(\.rawValue) }

  private static let draft = mapping.coding()
}
