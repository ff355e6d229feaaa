import SwiftSyntax

/// Makes texts, labels and symbols of a spec from views.
struct TextMaker {
  let interpreter: Interpreter

  /// The colour that marks what is not known.
  static let mark = "systemOrange"

  /// The types of the library that texts are given as.
  private static let types = ["LocalizedStringKey", "LocalizedStringResource", "String", "StringProtocol"]

  /// Those of keys.
  static let keyTypes: Set<String> = ["LocalizedStringKey", "LocalizedStringResource"]

  /// A text of a view, and whether all of it is known.
  struct Made {
    var json: JSON
    var plain: String
    var isKnown: Bool
    /// The key that other languages have it by; `nil` for a text without one.
    var key: TextValue.Key?
    /// Where what is not known of it stands; `nil` where that cannot be told.
    var place: Syntax?
    /// Its parts, where they look different.
    var runs: [Run] = []

    /// A part of a text, with the Text that says more of it where it is one of several.
    struct Run {
      var letters: Markdown.Run
      var node: ViewNode?
      /// What it is in a spec; `nil` for its letters.
      var json: JSON?
    }
  }

  /// A text in capitals or small letters, as a modifier says; those with keys are so in every language.
  private func cased(_ made: Made, _ modifier: ViewNode.Modifier?) -> Made {
    guard let word = modifier?.arguments.first?.value.memberName, ["uppercase", "lowercase"].contains(word)
    else { return made }
    let change = { (text: String) in word == "uppercase" ? text.uppercased() : text.lowercased() }
    let changed = { (json: JSON) -> JSON in
      json.text.map { .string(change($0)) } ?? json.with("textCase", .string(word))
    }
    var cased = made
    cased.json = changed(keyed(made))
    for number in cased.runs.indices {
      cased.runs[number].letters.text = change(cased.runs[number].letters.text)
      cased.runs[number].json = cased.runs[number].json.map(changed)
    }
    return cased
  }

  /// A text with its key where other languages have it by one.
  private func keyed(_ made: Made) -> JSON {
    guard made.isKnown, made.json.text != nil, let key = made.key, key.arguments.isEmpty, isTranslated(key)
    else { return made.json }
    return .mapping(["key": .string(key.key), "table": key.table.map(JSON.string)])
  }

  /// The text of an argument, which is a key where it is written as a literal.
  func text(of argument: Argument, in language: String? = nil) -> Made {
    let isVerbatim = argument.label == "verbatim"
    let made = text(
      of: argument.value, isVerbatim: isVerbatim, isKey: TextMaker.isLiteral(argument.node), in: language)
    tellOther(made, in: language, at: argument.node)
    return made
  }

  /// Tells where a text in another language than the screen's is not as SwiftUI shows it.
  private func tellOther(_ made: Made, in language: String?, at node: ExprSyntax) {
    guard let language, language != interpreter.language, made.isKnown else { return }
    if isTranslated(made.key), interpreter.strings.hasTexts(in: language) {
      interpreter.guess("“\(made.plain)” has no text in \(language)", at: node)
      return
    }
    // What is written is looked up like a key.
    if let screen = interpreter.language, interpreter.strings.isLookedUp(made.plain, in: screen) {
      interpreter.guess(
        "“\(made.plain)” is drawn in the language of the screen, not in \(language)", at: node)
    }
  }

  /// Whether a text is a literal, or one of several.
  private static func isLiteral(_ node: ExprSyntax) -> Bool {
    switch node.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr: return true
    case .tupleExpr(let tuple):
      return tuple.elements.count == 1 && (tuple.elements.first.map { isLiteral($0.expression) } ?? false)
    case .unresolvedTernaryExpr(let choice): return isLiteral(choice.thenExpression)
    case .sequenceExpr(let sequence):
      let choices = sequence.elements.drop { !$0.is(UnresolvedTernaryExprSyntax.self) }
      return !choices.isEmpty && choices.allSatisfy { isLiteral($0) }
    default: return false
    }
  }

  /// The text of a value; what is not known stands between quotation marks.
  ///
  /// A key is Markdown.
  func text(
    of value: Value, isVerbatim: Bool = false, isKey: Bool = false, in language: String? = nil
  ) -> Made {
    switch value {
    case .string(let text):
      guard !isVerbatim else {
        return Made(json: json(of: text, text.text), plain: text.text, isKnown: !text.isPartial)
      }
      return made(of: interpreter.localized(text, in: language), isMarkdown: isKey || text.isKey)
    case .view(let node) where node.name == "Text" || node.name == "Text+": return text(of: node)
    case .implicit(let name, let arguments) where name.isEmpty:
      return arguments.first.map { text(of: $0, in: language) }
        ?? Made(json: .string(""), plain: "", isKnown: true)
    case .library("LocalizedStringKey", let arguments), .library("init", let arguments):
      if let first = arguments.first { return text(of: first.value, isKey: true, in: language) }
    case .implicit(let name, let arguments):
      if let own = interpreter.extended(name, arguments, of: TextMaker.types) {
        return text(of: own, isKey: true, in: language)
      }
      if var text = interpreter.symbol(name, arguments) {
        text.isKey = true
        return made(of: interpreter.localized(text, in: language), isMarkdown: true)
      }
    default: break
    }
    let described = interpreter.description(of: value)
    return Made(
      json: .string(described.text), plain: described.text, isKnown: described.isKnown,
      place: value.unknown?.node)
  }

  private func made(of text: TextValue, isMarkdown: Bool) -> Made {
    // In texts that other languages have, numbers have to stay numbers, which choose the form of the plural.
    let isOwn = text.key?.defaultValue == nil && !isTranslated(text.key)
    let plain = isMarkdown ? Markdown.plain(text, in: isOwn ? interpreter.language ?? "en" : nil) : text.text
    var made = Made(json: json(of: text, plain), plain: plain, isKnown: !text.isPartial, key: text.key)
    guard plain != text.text else { return made }
    if isTranslated(text.key), case .object = json(ofMarkdown: text) {
      // Parts are looked up one by one, but the translation is of the whole.
      made.json = json(ofMarkdown: text)
    } else {
      made.runs = (Markdown.runs(text) ?? []).map { Made.Run(letters: $0) }
    }
    return made
  }

  /// Whether another language of the project has a text of a key.
  private func isTranslated(_ key: TextValue.Key?) -> Bool {
    key.map { interpreter.strings.isTranslated($0.key, table: $0.table) } ?? false
  }

  /// The text of a Text.
  func text(of node: ViewNode) -> Made {
    guard interpreter.step() else { return Made(json: .string(""), plain: "", isKnown: false) }
    if node.name == "Text+" {
      let parts = node.children.map { text(of: $0.speaking(as: node)) }
      let plain = parts.map(\.plain).joined()
      var made = Made(json: .string(plain), plain: plain, isKnown: parts.allSatisfy(\.isKnown))
      if node.children.contains(where: { !$0.modifiers.isEmpty })
        || parts.contains(where: { !$0.runs.isEmpty || isTranslated($0.key) })
      {
        made.runs = zip(node.children, parts).flatMap { child, part -> [Made.Run] in
          guard part.runs.isEmpty else {
            return part.runs.map { Made.Run(letters: $0.letters, node: $0.node ?? child, json: $0.json) }
          }
          guard !part.plain.isEmpty else { return [] }
          return [Made.Run(letters: Markdown.Run(text: part.plain), node: child, json: keyed(part))]
        }
      }
      return made
    }
    guard let first = node.arguments.first else { return Made(json: .string(""), plain: "", isKnown: true) }
    if case .view(let image) = first.value, image.name == "Image" {
      return Made(json: .string(""), plain: "", isKnown: true)
    }
    if DateText.isDate(first.value) {
      interpreter.guess(DateText.message, at: node.node)
      return made(DateText.text(Array(node.arguments.dropFirst())), of: first, node)
    }
    if first.value.isNone {
      // No text is nil, so something that was guessed is.
      let written = "‹\(first.node.written)›"
      return Made(json: .string(written), plain: written, isKnown: false, place: node.node)
    }
    if let style = node.argument("format") ?? node.argument("formatter"), first.value.unknown == nil {
      return made(FormattedText.text(of: first.value, as: style.value, interpreter), of: first, node)
    }
    var made = text(of: first, in: node.language)
    made.place = made.place ?? node.node
    return cased(made, node.modifier("textCase"))
  }

  /// What a value is in a format, or its source where the format is not known.
  private func made(_ text: String?, of value: Argument, _ node: ViewNode) -> Made {
    let shown = text ?? "‹\(value.node.written)›"
    return Made(
      json: .string(shown), plain: shown, isKnown: text != nil, place: text == nil ? node.node : nil)
  }

  /// A key whose text is Markdown in every language; the text alone where its key cannot be written.
  private func json(ofMarkdown text: TextValue) -> JSON {
    var marked = text
    marked.key?.defaultValue = text.key.map { $0.defaultValue ?? $0.key }
    // In code nothing keeps the marks of an argument from being taken as Markdown.
    if marked.key?.defaultValue?.contains("`") == true, marked.key?.arguments.isEmpty == false {
      return .string(text.text)
    }
    let json = json(of: marked, text.text, escaping: Markdown.escaped)
    if case .object = json { return json.with("markdown", .bool(true)) }
    return json
  }

  private func json(
    of text: TextValue, _ plain: String, escaping escaped: (String) -> String = { $0 }
  ) -> JSON {
    guard let key = text.key, let original = key.defaultValue, !text.isPartial, !original.isEmpty,
      !key.key.isEmpty,
      plain == text.text, FormatString.filled(original, key.arguments) == text.text,
      case let placeholders = FormatString.placeholders(original),
      Set(placeholders.map(\.argument)) == Set(key.arguments.indices)
    else { return .string(plain) }
    let arguments = key.arguments.enumerated().map { place, argument -> JSON in
      let isNumber = placeholders.contains { $0.argument == place && !"@sc".contains($0.kind) }
      return (isNumber ? Double(argument) : nil).map(JSON.number) ?? .string(escaped(argument))
    }
    return .mapping([
      "key": .string(key.key), "table": key.table.map(JSON.string),
      "arguments": arguments.isEmpty ? nil : .array(arguments),
      "defaultValue": .string(original),
    ])
  }

  /// A label of a Text in a style; `color` is what it has where nothing else is said.
  func label(_ node: ViewNode, _ style: ViewStyle, color: String? = nil, lines: Int = 0) -> JSON {
    let inner = style.inside(node, interpreter)
    return label(text(of: node), inner, color: color, lines: lines)
  }

  /// A label of a text in a style.
  func label(_ made: Made, _ style: ViewStyle, color: String? = nil, lines: Int = 0) -> JSON {
    count(made)
    let made = cased(made, style.textCase)
    let isMarked = !made.isKnown && interpreter.options.marksGuesses
    let color = isMarked ? TextMaker.mark : style.foreground ?? style.plain ?? color
    let mostLines = style.lineLimit ?? lines
    let scale = style.leastScale.flatMap { $0 > 0 && $0 < 1 ? $0 : nil }
    let runs = isMarked ? [] : made.runs.map { run($0, style, color) }
    return .mapping([
      "text": runs.isEmpty ? made.json : nil, "attributedText": runs.isEmpty ? nil : .array(runs),
      "font": style.font.json, "textColor": color.map(JSON.string),
      "textAlignment": style.alignment.map(JSON.string),
      "enabled": style.isDimmed ? .bool(false) : nil,
      "lineBreakMode": style.truncation.map(JSON.string),
      "minimumScaleFactor": mostLines == 1 ? scale.map(JSON.number) : nil,
      "adjustsFontSizeToFitWidth": mostLines == 1 && scale != nil ? .bool(true) : nil,
      "numberOfLines": .number(Double(min(max(mostLines, 0), 1_000))),
      "lineBreakStrategy": mostLines == 1 || style.alignment == "center" ? nil : .string("pushOut"),
      "usesFontLeading": mostLines == 1 || style.font.size != nil ? nil : .bool(true),
    ])
  }

  /// A part of a text in the style of the whole.
  private func run(_ run: Made.Run, _ style: ViewStyle, _ color: String?) -> JSON {
    var own = run.node.map { style.inside($0, interpreter) } ?? style
    own.font.isBold = own.font.isBold || run.letters.isBold
    own.font.isItalic = own.font.isItalic || run.letters.isItalic
    let font = own.font == style.font ? nil : own.font.json
    let shown = run.letters.isLink ? own.tapped : own.foreground ?? color
    let text = run.json ?? .string(run.letters.text)
    if font == nil, shown == color, text.text != nil { return text }
    return .mapping([
      "text": text, "font": font,
      "textColor": shown == color ? nil : shown.map(JSON.string),
    ])
  }

  /// Counts a text as known or not.
  func count(_ made: Made) {
    if made.isKnown {
      interpreter.tally.knownTexts += 1
      return
    }
    if let place = made.place {
      interpreter.guess("text \(made.plain) is not known", at: place, isShown: true)
    }
    if made.plain.hasPrefix("‹"), made.plain.hasSuffix("›") {
      interpreter.tally.unknownTexts += 1
    } else {
      interpreter.tally.partialTexts += 1
    }
  }

  /// An image view of an Image, or of a symbol's name; `nil` where nothing is known of it.
  func image(_ node: ViewNode, _ style: ViewStyle, tint: String? = nil, isPlain: Bool = false) -> JSON? {
    let inner = style.inside(node, interpreter)
    if let name = node.argument("systemName")?.value {
      return symbol(name, inner, tint: tint, isPlain: isPlain)
    }
    let picture = node.arguments.first.flatMap { PictureName($0.value, interpreter) }
    if let picture { interpreter.pictures.insert(picture) }
    let name = picture?.text ?? "image"
    // A picture that the code makes has the size that it asks for: `image(ofSize: .init(width: 80, height: 80))`.
    let asked = node.arguments.first?.node.ownText.split(separator: "width:", maxSplits: 1)
      .dropFirst().last
    let side = asked.flatMap { Double($0.drop { $0 == " " }.prefix { $0.isNumber || $0 == "." }) } ?? 29
    var size = (width: side, height: side)
    for modifier in node.modifiers where modifier.name == "frame" {
      let (width, height) = (
        modifier.argument("width")?.value.number, modifier.argument("height")?.value.number
      )
      // A picture of which one length is said is taken as square.
      if let known = width ?? height { size = (width ?? known, height ?? known) }
    }
    let length = { (length: Double) in JSON.number(min(max(length, 1), 400)) }
    return .mapping([
      "placeholder": .string(name),
      "size": .mapping(["width": length(size.width), "height": length(size.height)]),
    ])
  }

  /// An image view of an Image that stands in no Label, which has the colour of texts.
  func plainImage(_ node: ViewNode, _ style: ViewStyle) -> JSON? {
    var style = style
    style.tint = nil
    return image(node, style, tint: style.plain ?? "label", isPlain: true)
  }

  /// An image view of a symbol; one that stands in no column of a row is as large as letters of the body.
  func symbol(_ name: Value, _ style: ViewStyle, tint: String? = nil, isPlain: Bool = false) -> JSON? {
    guard case .string(let text) = name, !text.isPartial, !text.text.isEmpty else {
      return .mapping([
        "placeholder": .string("symbol"), "size": .mapping(["width": .number(20), "height": .number(20)]),
      ])
    }
    let usual = isPlain && style.font.size == nil ? "body" : nil
    let configuration = JSON.mapping([
      "pointSize": style.font.size.map(JSON.number),
      "textStyle": (style.font.textStyle ?? usual).map(JSON.string),
      "weight": style.font.weight.map(JSON.string),
      "scale": style.imageScale.flatMap { ["small", "large"].contains($0) ? .string($0) : nil },
    ])
    return .mapping([
      "systemName": .string(SymbolVariant.name(of: text.text, in: style.symbolVariant)),
      "preferredSymbolConfiguration": configuration.members.isEmpty ? nil : configuration,
      "tintColor": (style.foreground ?? style.tint ?? tint).map(JSON.string),
    ])
  }
}

extension FormatString {
  /// The placeholders: the number of the argument that each stands for, from 0, and the letter of its kind.
  static func placeholders(_ format: String) -> [(argument: Int, kind: Character)] {
    var found: [(argument: Int, kind: Character)] = []
    var rest = format[...]
    var next = 0
    while let first = rest.popFirst() {
      guard first == "%" else { continue }
      if rest.first == "%" {
        rest.removeFirst()
        continue
      }
      let flags = rest.prefix { "0123456789.$-+ #lhqz".contains($0) }
      guard let kind = rest.dropFirst(flags.count).first, "@dDiufFgeEsxXc".contains(kind) else { continue }
      rest = rest.dropFirst(flags.count + 1)
      if let dollar = flags.firstIndex(of: "$"), let place = Int(flags[..<dollar]), place > 0 {
        found.append((place - 1, kind))
      } else {
        found.append((next, kind))
        next += 1
      }
    }
    return found
  }
}
