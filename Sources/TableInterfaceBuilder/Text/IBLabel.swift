import TableModel

/// Reads labels.
struct IBLabel {
  let context: IBContext

  /// The label of an element; its frame is nobody's business here.
  func label(_ element: XMLElement) -> Label {
    let range = NumberRange.from(0, to: 1)
    var label = Label(
      text: context.text("text", of: element) ?? "",
      font: font(of: element),
      textColor: context.color("textColor", of: element),
      textAlignment: IBLabel.alignment(element["textAlignment"]),
      numberOfLines: Int(context.number("numberOfLines", of: element, in: .from(0, to: 10_000)) ?? 1),
      lineBreakMode: IBLabel.lineBreakMode(element["lineBreakMode"]),
      highlightedTextColor: context.color("highlightedColor", of: element),
      shadowColor: context.color("shadowColor", of: element),
      adjustsFontSizeToFitWidth: element.flag("adjustsFontSizeToFit") ?? IBLabel.hasSmallestSize(element),
      minimumScaleFactor: context.number("minimumScaleFactor", of: element, in: range) ?? 0
    )
    if let offset = element.child(key: "shadowOffset") {
      let distance = NumberRange.from(-100, to: 100)
      label.shadowOffset = Size(
        width: context.number("width", of: offset, in: distance) ?? 0,
        height: context.number("height", of: offset, in: distance) ?? 0
      )
    }
    if label.minimumScaleFactor == 0, let size = label.font?.size,
      let minimum = context.number("minimumFontSize", of: element, in: .from(0, to: 400))
    {
      label.minimumScaleFactor = min(1, minimum / size)
    }
    if let text = element.child(key: "attributedText") {
      style(&label, with: text)
      label.textAlignment = IBLabel.alignment(ofParagraphIn: text) ?? label.textAlignment
    }
    return label
  }

  /// The font that the document says, in the size in which the label's own class drew it.
  private func font(of element: XMLElement) -> FontAttributes? {
    let font = IBFont(context: context).attributes(of: element)
    guard let size = context.designables.letterSize(of: element), size != font?.size else { return font }
    return FontAttributes(size: size, weight: font?.weight, isItalic: font?.isItalic)
  }

  /// Replaces a label's text by stretches with attributes of their own.
  func style(_ label: inout Label, with text: XMLElement) {
    let runs = text.children.filter { $0.name == "fragment" }.map { fragment in
      let attributes = fragment.child(named: "attributes")
      return TextRun(
        text: context.text("content", of: fragment) ?? "",
        font: attributes.flatMap { IBFont(context: context).attributes(of: $0, key: "NSFont") },
        textColor: attributes.flatMap { context.color("NSColor", of: $0) }
      )
    }
    guard !runs.isEmpty else { return }
    label.text = runs.map(\.text).joined()
    label.attributedText = runs
  }

  /// The alignment of a text's first paragraph, which a label takes in place of its own.
  private static func alignment(ofParagraphIn text: XMLElement) -> TextAlignment? {
    let style = text.child(named: "fragment")?.child(named: "attributes")?.child(key: "NSParagraphStyle")
    return alignment(style?["alignment"])
  }

  /// Interface Builder leaves out that letters shrink to fit where it says how small they may get.
  private static func hasSmallestSize(_ element: XMLElement) -> Bool {
    element["minimumFontSize"] != nil || element["minimumScaleFactor"] != nil
  }

  static func alignment(_ word: String?) -> TextAlignment? {
    switch word {
    case "left", "justified": .left
    case "center": .center
    case "right": .right
    case "natural": .natural
    default: nil
    }
  }

  static func lineBreakMode(_ word: String?) -> LineBreakMode {
    switch word {
    case "wordWrap": .byWordWrapping
    case "characterWrap": .byCharWrapping
    case "clip": .byClipping
    case "headTruncation": .byTruncatingHead
    case "middleTruncation": .byTruncatingMiddle
    default: .byTruncatingTail
    }
  }
}
