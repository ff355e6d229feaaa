import TableModel
import TableSources

/// Reads a view: a text for a label, or a mapping.
enum ViewDecoder {
  /// The keys that say what a view shows, of which it has at most one.
  private static let contentFields: [Field<View>] = [
    Field("label", LabelDecoder.decoder) { $0.content = .label($1) },
    Field("imageView", ImageViewDecoder.decoder) { $0.content = .image($1) },
    Field("gradient", GradientDecoder.decoder) { $0.content = .gradient($1.gradient, $1.axis) },
    Field("switch", SwitchDecoder.decoder) { $0.content = .control($1) },
    Field("stepper", StepperDecoder.decoder) { $0.content = .control($1) },
    Field("slider", SliderDecoder.decoder) { $0.content = .control($1) },
    Field("segmentedControl", SegmentedControlDecoder.decoder) { $0.content = .control($1) },
    Field("button", ButtonDecoder.decoder) { $0.content = .control($1) },
    Field("textField", TextFieldDecoder.decoder) { $0.content = .control($1) },
    Field("activityIndicator", ActivityIndicatorDecoder.decoder) { $0.content = .control($1) },
    Field("progressView", ProgressViewDecoder.decoder) { $0.content = .control($1) },
    Field("badge", BadgeDecoder.decoder) { $0.content = .control($1) },
    Field("searchBar", SearchBarDecoder.decoder) { $0.content = $1.map { .searchBar($0) } ?? .none },
    Field("customClass", .text) { $0.content = .unknown(className: $1) },
  ]

  private static let contentKeys = Set(contentFields.map(\.key))

  private static let mask = ValueDecoder<AutoresizingMask>.options(
    AutoresizingMask.named.map { (name: $0.name, option: $0.mask) })

  /// Reads the long form.
  static let mapping: MappingDecoder<View> = MappingDecoder(
    subject: "a view",
    fields: [
      Field("frame", FrameDecoder.decoder) { $0.frame = $1 },
      Field("autoresizingMask", mask) { $0.autoresizingMask = $1 },
      Field("backgroundColor", ColorDecoder.decoder) { $0.backgroundColor = $1 },
      Field("cornerRadius", .number(.from(0, to: 4_096))) { $0.cornerRadius = $1 },
      Field("alpha", .number(.from(0, to: 1))) { $0.alpha = $1 },
      Field("clipsToBounds", .boolean) { $0.clipsToBounds = $1 },
      Field("subviews", list) { $0.subviews = $1 },
    ] + contentFields
  )

  /// Its kind does not name the keys, because they have views among them again.
  static let decoder: ValueDecoder<View> = ValueDecoder(.view) { node, subject, context in
    switch node.content {
    case .scalar:
      return ValueDecoder.text.decode(node, subject, context).map { View(content: .label(Label(text: $0))) }
    case .mapping(let entries):
      var view = View()
      let keys = mapping.decode(entries, into: &view, context)
      checkContent(keys, context)
      return view
    case .sequence, .unreadable:
      context.mismatch(
        node, subject, mustBe: .view, hint: "write a text, or a mapping such as {switch: on}")
      return nil
    }
  }

  /// Views from back to front.
  static let list: ValueDecoder<[View]> = .list(of: decoder, itemName: "a view")

  private static func checkContent(_ keys: MappingKeys, _ context: DecodingContext) {
    let contents = keys.present(among: contentKeys)
    guard let first = contents.first?.name else { return }
    for other in contents.dropFirst() {
      context.error(
        "a view shows one thing, not \(quoted(first)) and \(quoted(other.name ?? "")) both",
        at: other.key.range, hint: "put each into a view of its own in “subviews”")
    }
  }
}
