import SwiftSyntax

extension Interpreter {
  /// The value of an expression.
  func evaluate(_ expression: ExprSyntax, _ scope: Scope) -> Value {
    guard step(), nesting < Interpreter.mostNesting else { return unknown("…", at: expression) }
    nesting += 1
    defer { nesting -= 1 }
    switch expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let literal): return .string(text(of: literal, scope))
    case .integerLiteralExpr(let literal):
      let digits = literal.literal.text.replacing("_", with: "")
      let number =
        digits.hasPrefix("0x")
        ? Int(digits.dropFirst(2), radix: 16)
        : digits.hasPrefix("0b") ? Int(digits.dropFirst(2), radix: 2) : Int(digits)
      return number.map(Value.int) ?? unknown(literal.written, at: literal)
    case .floatLiteralExpr(let literal):
      return Double(literal.literal.text.replacing("_", with: "")).map(Value.double)
        ?? unknown(literal.written, at: literal)
    case .booleanLiteralExpr(let literal): return .bool(literal.literal.text == "true")
    case .nilLiteralExpr: return .none
    case .arrayExpr(let array): return .array(array.elements.map { evaluate($0.expression, scope) })
    case .dictionaryExpr(let dictionary):
      guard case .elements(let elements) = dictionary.content else { return .dictionary([]) }
      return .dictionary(elements.map { (evaluate($0.key, scope), evaluate($0.value, scope)) })
    case .declReferenceExpr(let reference):
      return value(named: reference.baseName.text.withoutQuotes, scope, reference)
    case .memberAccessExpr(let access): return member(access, scope)
    case .functionCallExpr(let call): return evaluate(call, scope)
    case .subscriptCallExpr(let call):
      let base = evaluate(call.calledExpression, scope)
      let arguments = arguments(call.arguments, scope)
      return element(of: base, at: arguments, call)
    case .sequenceExpr(let sequence): return OperatorSequence(sequence, scope, self).value()
    case .closureExpr(let closure): return .closure(self.closure(closure, scope))
    case .tupleExpr(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first {
        return evaluate(only.expression, scope)
      }
      return .tuple(tuple.elements.map { ($0.label?.text, evaluate($0.expression, scope)) })
    case .optionalChainingExpr(let chain): return evaluate(chain.expression, scope)
    case .forceUnwrapExpr(let unwrap): return evaluate(unwrap.expression, scope)
    case .tryExpr(let attempt): return evaluate(attempt.expression, scope)
    case .awaitExpr(let wait): return evaluate(wait.expression, scope)
    case .inOutExpr(let inOut): return evaluate(inOut.expression, scope)
    case .genericSpecializationExpr(let generic): return evaluate(generic.expression, scope)
    case .ifExpr(let choice): return branch(scope) { run(choice, $0, &$1) }
    case .switchExpr(let choice): return branch(scope) { run(choice, $0, &$1) }
    case .keyPathExpr(let path): return .keyPath(names(of: path))
    case .prefixOperatorExpr(let prefix): return evaluate(prefix, scope)
    case .postfixIfConfigExpr(let config): return evaluate(config, scope)
    case .typeExpr(let type): return value(named: type.type.ownText, scope, type)
    case .asExpr(let cast): return evaluate(cast.expression, scope)
    case .macroExpansionExpr(let macro): return evaluate(macro, scope)
    case .superExpr: return scope.receiver ?? .void
    default: return unknown(expression.written, at: expression)
    }
  }

  /// What a statement with branches gives where a value is asked for.
  private func branch(_ scope: Scope, _ body: (Scope, inout [Value]) -> Flow) -> Value {
    var collected: [Value] = []
    if case .returned(let value) = body(scope, &collected) { return value }
    return joined(collected, isWhole: true)
  }

  private func evaluate(_ prefix: PrefixOperatorExprSyntax, _ scope: Scope) -> Value {
    let value = evaluate(prefix.expression, scope)
    switch (prefix.operator.text, value) {
    case ("!", .bool(let flag)): return .bool(!flag)
    case ("-", .int(let number)): return number == Int.min ? value : .int(-number)
    case ("-", .double(let number)): return .double(-number)
    case ("!", _): return .bool(!isTrue(value, at: prefix.expression))
    case ("-", _): return unknown(prefix.written, at: prefix)
    default: return value
    }
  }

  private func evaluate(_ config: PostfixIfConfigExprSyntax, _ scope: Scope) -> Value {
    let base = config.base.map { evaluate($0, scope) } ?? postfixBase ?? .void
    guard case .postfixExpression(let rest)? = index.settings.chosen(config.config) else { return base }
    let outer = postfixBase
    postfixBase = base
    defer { postfixBase = outer }
    return evaluate(rest, scope)
  }

  private func names(of path: KeyPathExprSyntax) -> [String] {
    path.components.compactMap { component in
      guard case .property(let property) = component.component else { return nil }
      return property.declName.baseName.text
    }
  }

  /// A closure with the names around it.
  func closure(_ closure: ClosureExprSyntax, _ scope: Scope) -> Closure {
    var parameters: [String] = []
    switch closure.signature?.parameterClause {
    case .simpleInput(let names): parameters = names.map { $0.name.text }
    case .parameterClause(let clause):
      parameters = clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil: break
    }
    return Closure(
      parameters: parameters.map(\.withoutQuotes), statements: closure.statements, scope: scope,
      node: Syntax(closure))
  }

  /// A text with its parts filled in, and as a key of string tables.
  private func text(of literal: StringLiteralExprSyntax, _ scope: Scope) -> TextValue {
    var text = TextValue("")
    var key = ""
    var arguments: [String] = []
    text.isLiteral = true
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let segment):
        let part = StringEscapes.plain(
          segment.content.text, isRaw: literal.openingPounds != nil,
          isMultiline: literal.openingQuote.tokenKind == .multilineStringQuote)
        text.text += part
        // Hardly any text has the sign, and replacing what is not there takes longer than looking for it.
        key += part.utf8.contains(UInt8(ascii: "%")) ? part.replacing("%", with: "%%") : part
      case .expressionSegment(let segment):
        guard let first = segment.expressions.first else { continue }
        let value = evaluate(first.expression, scope)
        let part = interpolated(value, segment.expressions, scope)
        if !part.isKnown { text.isPartial = true }
        key += part.specifier ?? TextValue.placeholder(of: value)
        text.text +=
          part.isKnown ? part.specifier.map { FormatString.filled($0, [part.text]) } ?? part.text : part.text
        arguments.append(part.text)
      }
    }
    if arguments.isEmpty { key = text.text }
    text.key = TextValue.Key(key: key, arguments: arguments)
    return text
  }

  /// A value as an argument of a key, with the placeholder that what stands behind it asks for: `specifier:`, `format:`,
  /// `formatter:` or `style:`.
  private func interpolated(
    _ value: Value, _ written: LabeledExprListSyntax, _ scope: Scope
  ) -> (text: String, isKnown: Bool, specifier: String?) {
    // No app shows the word `nil`: what is shown there has a value.
    if value.isNone, let expression = written.first?.expression, !expression.is(NilLiteralExprSyntax.self) {
      return ("‹\(expression.written)›", false, nil)
    }
    let (shown, isKnown) = description(of: value)
    guard let more = written.dropFirst().first else { return (shown, isKnown, nil) }
    let label = more.label?.text
    switch (label, evaluate(more.expression, scope)) {
    case ("specifier", .string(let specifier)): return (shown, isKnown, specifier.text)
    case (_, let style)
    where label == "format" || label == "formatter" || label == "style" && DateText.isDate(value):
      var text: String?
      if DateText.isDate(value) {
        guess(DateText.message, at: written)
        text = DateText.text([Argument(label: label, value: style, node: more.expression)])
      } else {
        text = FormattedText.text(of: value, as: style, self)
      }
      return text.map { ($0, true, "%@") } ?? (isKnown ? "‹\(more.expression.written)›" : shown, false, "%@")
    default: return (shown, isKnown, nil)
    }
  }

  /// A value as interpolation writes it, and whether all of it is known.
  func description(of value: Value) -> (text: String, isKnown: Bool) {
    switch value {
    case .string(let text): return (localized(text).text, !text.isPartial)
    case .int(let number): return (String(number), true)
    case .double(let number): return (JSONWriter.digits(of: number), true)
    case .bool(let flag): return (flag ? "true" : "false", true)
    case .enumeration(let value): return (value.name, true)
    case .unknown(let unknown): return ("‹\(unknown.what)›", false)
    case .none: return ("nil", true)
    case .view(let node) where node.name == "Text":
      return node.argument(nil).map { description(of: $0.value) } ?? ("", true)
    case .library(let name, _): return ("‹\(name)›", false)
    case .object(let object): return ("‹\(object.guess?.what ?? "…")›", false)
    default: return ("‹…›", false)
    }
  }

  /// The text of a literal in the project’s own language where a string table has it.
  ///
  /// A text in another language than that of the screen stands for itself, as no other language takes its place.
  func localized(_ text: TextValue, in other: String? = nil) -> TextValue {
    if let other, other != language, text.isLiteral || text.isKey, let key = text.key,
      let found = strings.text(of: key.key, table: key.table, in: other)
    {
      var localized = text
      localized.text = FormatString.filled(found, key.arguments)
      localized.key = nil
      return localized
    }
    guard text.isLiteral, let key = text.key, key.defaultValue == nil,
      let found = strings.text(of: key.key, table: key.table)
    else { return text }
    var localized = text
    localized.text = FormatString.filled(found, key.arguments)
    localized.key?.defaultValue = found
    return localized
  }

  /// The text of a key that Xcode or a generator made a name of: `.title`, `.Settings.title`, `.settings(.title)`; `nil` for
  /// other names.
  func symbol(_ name: String, _ arguments: [Argument]) -> TextValue? {
    let path = name.split(separator: ".").map(String.init)
    if arguments.count == 1, arguments[0].label == nil,
      case .implicit(let inner, let others) = arguments[0].value,
      let key = strings.key(named: path + inner.split(separator: ".").map(String.init))
    {
      return LibraryFunction.text(key.key, table: key.table, others, self)
    }
    let placeholders = strings.key(named: path).flatMap { strings.text(of: $0.key, table: $0.table) }
    guard arguments.isEmpty || placeholders.map({ !FormatString.placeholders($0).isEmpty }) == true else {
      return nil
    }
    return strings.key(named: path).map { LibraryFunction.text($0.key, table: $0.table, arguments, self) }
  }

  /// The value of a member access.
  func member(_ access: MemberAccessExprSyntax, _ scope: Scope) -> Value {
    let name = access.declName.baseName.text.withoutQuotes
    guard let base = access.base else {
      if let base = postfixBase {
        postfixBase = nil
        return member(name, of: base, scope, access)
      }
      return .implicit(name, [])
    }
    if let given = given(access.ownText) { return given }
    return member(name, of: evaluate(base, scope), scope, access)
  }
}

/// The escapes of literals.
enum StringEscapes {
  /// The letters that a part of a literal stands for.
  static func plain(_ text: String, isRaw: Bool, isMultiline: Bool) -> String {
    guard !isRaw, text.contains("\\") else { return text }
    var plain = ""
    var rest = text[...]
    while let first = rest.popFirst() {
      guard first == "\\", let mark = rest.popFirst() else {
        plain.append(first)
        continue
      }
      switch mark {
      case "n": plain.append("\n")
      case "t": plain.append("\t")
      case "r", "0": break
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        rest = rest.dropFirst(digits.count + 2)
        if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
          plain.append(Character(scalar))
        }
      case _ where mark.isNewline: break
      default: plain.append(mark)
      }
    }
    return plain
  }
}

/// Texts with placeholders of `String(format:)`.
enum FormatString {
  /// The text with arguments in the place of its placeholders; the thousands of numbers stand apart in a language.
  static func filled(_ format: String, _ arguments: [String], in language: String? = nil) -> String {
    var filled = ""
    var rest = format[...]
    var next = 0
    while filled.utf8.count <= Mutation.mostBytes, let first = rest.popFirst() {
      guard first == "%" else {
        filled.append(first)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        filled.append("%")
        continue
      }
      let flags = rest.prefix { "0123456789.$-+ #lhqz".contains($0) }
      guard let kind = rest.dropFirst(flags.count).first, "@dDiufFgeEsxXc".contains(kind) else {
        filled.append("%")
        continue
      }
      rest = rest.dropFirst(flags.count + 1)
      var number = next
      if let dollar = flags.firstIndex(of: "$"), let place = Int(flags[..<dollar]), place > 0 {
        number = place - 1
      } else {
        next += 1
      }
      guard arguments.indices.contains(number) else { continue }
      let digits = decimals(arguments[number], flags, kind)
      filled += padded(digits, flags, kind) ?? language.flatMap { grouped(digits, kind, in: $0) } ?? digits
    }
    return filled
  }

  /// A text with the sign and as wide as its placeholder asks for; `nil` where it asks for neither.
  private static func padded(_ text: String, _ flags: Substring, _ kind: Character) -> String? {
    let flags = flags.split(separator: "$", omittingEmptySubsequences: false).last ?? flags
    let marks = flags.prefix { "-+ #0".contains($0) }
    let width = min(Int(flags.dropFirst(marks.count).prefix(while: \.isNumber)) ?? 0, mostWidth)
    let isNumber = kind != "@" && Double(text) != nil
    let hasPlus = isNumber && marks.contains("+") && !text.hasPrefix("-")
    guard width > 0 || hasPlus else { return nil }
    let sign = hasPlus ? "+" : isNumber && text.hasPrefix("-") ? "-" : ""
    let digits = text.hasPrefix("-") && isNumber ? String(text.dropFirst()) : text
    let missing = max(0, width - sign.count - digits.count)
    if marks.contains("-") { return sign + digits + String(repeating: " ", count: missing) }
    if isNumber, marks.contains("0") { return sign + String(repeating: "0", count: missing) + digits }
    return String(repeating: " ", count: missing) + sign + digits
  }

  /// The widest text that a placeholder fills up with spaces or zeros.
  private static let mostWidth = 100

  private static func decimals(_ argument: String, _ flags: Substring, _ kind: Character) -> String {
    guard "fFgeE".contains(kind), let number = Double(argument) else { return argument }
    let places = flags.split(separator: ".").last.flatMap {
      flags.contains(".") ? Int($0.filter(\.isNumber)) : nil
    }
    return fixed(number, places: min(places ?? 6, 12))
  }

  /// A number as a language writes it, with its places; `nil` for other arguments.
  private static func grouped(_ digits: String, _ kind: Character, in language: String) -> String? {
    guard "dDiufF".contains(kind), let number = Double(digits) else { return nil }
    var text = NumberText()
    text.language = language
    text.least = digits.split(separator: ".").dropFirst().first?.count ?? 0
    text.most = text.least
    return text.text(number)
  }

  /// A number with so many decimal places.
  static func fixed(_ number: Double, places: Int) -> String {
    guard number.isFinite, abs(number) < 1e12 else { return "\(number)" }
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let whole = (abs(number) * scale).rounded()
    guard whole < 9e18 else { return "\(number)" }
    let digits = String(Int(whole))
    let sign = number < 0 && whole > 0 ? "-" : ""
    guard places > 0 else { return sign + digits }
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    return "\(sign)\(padded.dropLast(places)).\(padded.suffix(places))"
  }
}
