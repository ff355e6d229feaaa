import SwiftSyntax

/// Headers and footers of sections.
extension ScreenMaker {
  /// The header or footer of a section: its text, or views.
  func headerFooter(of section: ViewNode, _ label: String, _ style: ViewStyle) -> JSON? {
    guard section.argument(label) != nil else { return nil }
    let views = expander.content(of: section, label)
    guard !views.isEmpty else { return nil }
    let found = texts(in: views).map { (view: $0, text: texts.text(of: $0)) }
    let shown = found.filter { !$0.text.plain.isEmpty }
    if label == "header", shown.count > 1 { return header(of: views, in: section, style) }
    guard let first = shown.first ?? found.first else { return nil }
    found.forEach { texts.count($0.text) }
    if label == "header" { return dressed(first.text.json, first.view, section, style) }
    return found.count == 1
      ? first.text.json : .string(found.map(\.text.plain).joined(separator: "\n"))
  }

  /// A header of views, which begins where the texts of other headers do, with as much room above and below them.
  private func header(of views: [ViewNode], in section: ViewNode, _ around: ViewStyle) -> JSON {
    let isNew = interpreter.options.system >= 26
    let isProminent = ScreenMaker.isProminent(section)
    var style = ViewStyle()
    if !isNew, !around.keepsCase, !isProminent {
      let word = ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier("uppercase")))
      style.textCase = ViewNode.Modifier(
        name: "textCase", arguments: [Argument(value: .implicit("uppercase", []), node: word)],
        node: section.node)
    }
    style.font.textStyle = isProminent ? "title3" : isNew ? "headline" : "footnote"
    if isProminent { style.font.weight = "semibold" }
    style.plain = isProminent ? "label" : "secondaryLabel"
    (style.tint, style.accent) = (around.tint, around.accent)
    let contents = rows.contents
    // Icons have a column in rows alone.
    let makesListRows = contents.makesListRows
    contents.makesListRows = false
    defer { contents.makesListRows = makesListRows }
    // A header is as high as its views, whatever it is offered.
    let column = contents.stacked("vStack", views.map { contents.view($0, style) }, alignment: "leading")
      .with("fixedSize", .string("vertical"))
    let side = isPlain ? 16.0 : isNew ? 32 : 40
    let wide = JSON.mapping(["maxWidth": .string("infinity"), "alignment": .string("leading")])
    let padded = contents.inset(
      contents.framed(contents.shallow(column, views[0]), wide), top: 10, left: side, bottom: 10, right: side)
    return .mapping(["view": padded])
  }

  private static func isProminent(_ section: ViewNode) -> Bool {
    section.modifier("headerProminence")?.arguments.first?.value.memberName == "increased"
  }

  /// A picker whose choices are rows, outside of sections: a section with its label as the header.
  func section(ofPicker picker: ViewNode, _ style: ViewStyle) -> JSON {
    let isBare = style.inside(picker, interpreter).hidesLabels
    let label = isBare ? nil : texts(in: rows.contents.labelViews(of: picker)).first
    let title = label.map { texts.text(of: $0) }.flatMap { $0.plain.isEmpty ? nil : $0 }
    title.map(texts.count)
    return .mapping([
      "header": title.map { dressed($0.json, label, picker, style) },
      "rows": .array(rows.rows(of: picker, style)),
    ])
  }

  func texts(in views: [ViewNode]) -> [ViewNode] {
    views.flatMap { view -> [ViewNode] in
      switch view.name {
      case "Text", "Text+": [view]
      case "HStack", "VStack", "ZStack": texts(in: expander.content(of: view))
      case "ViewThatFits": texts(in: Array(expander.content(of: view).prefix(1)))
      case "Label":
        rows.contents.title(of: view) == nil
          ? texts(in: expander.content(of: view, "title"))
          : [ViewNode("Text", [view.arguments[0]], node: view.node).speaking(as: view)]
      case "Button", "Link": texts(in: rows.contents.labelViews(of: view))
      default: []
      }
    }
  }

  /// A header in the letters that its text or its section asks for; the text alone where these are the usual.
  func dressed(_ title: JSON, _ text: ViewNode?, _ section: ViewNode, _ style: ViewStyle) -> JSON {
    let own = text.map { ViewStyle().inside($0, interpreter) } ?? ViewStyle()
    let isProminent = ScreenMaker.isProminent(section)
    // Headers of iOS 26 are as they are written anyway.
    let keepsCase = interpreter.options.system < 26 && (own.keepsCase || style.keepsCase)
    guard own.font.json != nil || own.foreground != nil || isProminent || keepsCase else { return title }
    let letters = JSON.mapping([
      "font": own.font.json, "color": own.foreground.map(JSON.string),
      "transform": keepsCase ? .string("none") : nil,
    ])
    let name = isPlain ? "plainHeader" : isProminent ? "prominentInsetGroupedHeader" : "groupedHeader"
    return .mapping([
      "contentConfiguration": .mapping([
        "style": .string(name), "text": title, "textProperties": letters.members.isEmpty ? nil : letters,
      ])
    ])
  }
}
