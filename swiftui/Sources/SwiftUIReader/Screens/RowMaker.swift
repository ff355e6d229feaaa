import SwiftSyntax

/// Makes rows of a table from the views of a list.
final class RowMaker {
  let interpreter: Interpreter
  let expander: ViewExpander
  let texts: TextMaker
  let contents: ContentMaker
  private let mainPath: String

  init(_ expander: ViewExpander, mainPath: String) {
    self.expander = expander
    interpreter = expander.interpreter
    texts = TextMaker(interpreter: interpreter)
    contents = ContentMaker(expander)
    self.mainPath = mainPath
  }

  /// What a row of one of UIKit's styles shows.
  struct Parts {
    var text: JSON?
    var detail: JSON?
    var style = "default"
    var image: JSON?
    var accessoryType: String?
    var accessoryView: JSON?
    /// The accessory that opens a menu: the text that is chosen, and chevrons.
    var menu: JSON?
    /// Whether the rows of a group are shown; `nil` for no group.
    var isExpanded: Bool?

    private static func outline(isExpanded: Bool) -> JSON {
      .array([
        .mapping([
          "type": .string("outlineDisclosure"), "expanded": isExpanded ? .bool(true) : nil,
        ])
      ])
    }

    var json: JSON {
      .mapping([
        "style": style == "default" ? nil : .string(style), "textLabel": text, "detailTextLabel": detail,
        "imageView": image, "accessoryType": accessoryType.map(JSON.string), "accessoryView": accessoryView,
        "accessories": menu.map { .array([$0]) } ?? isExpanded.map(Parts.outline),
      ])
    }
  }

  /// A value with the place of the view that it was made of.
  func placed(_ json: JSON, _ node: ViewNode) -> JSON {
    guard let place = interpreter.index.place(of: node.node), place.file == mainPath else { return json }
    return .placed(place.offset, json)
  }

  /// The colour that each row says of the line below it; `nil` where it says none.
  var tints: [String?] = []

  /// The guesses that rows have marks of.
  private(set) var marked: Set<Guess> = []

  /// The rows of a view, with a mark where something of them was guessed.
  func rows(of node: ViewNode, _ style: ViewStyle) -> [JSON] {
    let before = interpreter.guesses.count
    let rows = unmarkedRows(of: node, style)
    let guesses = interpreter.guesses.dropFirst(before).filter { !$0.isShown }
    marked.formUnion(guesses)
    guard !guesses.isEmpty, interpreter.options.marksGuesses, let first = rows.first else { return rows }
    return [GuessMarks.marked(first)] + rows.dropFirst()
  }

  private func unmarkedRows(of node: ViewNode, _ style: ViewStyle) -> [JSON] {
    let inner = style.inside(node, interpreter)
    if node.name == "Picker", let rows = inlinePicker(node, inner) { return rows }
    if node.name == "DisclosureGroup", node.argument("isExpanded")?.value.bool == true {
      let content = expander.content(of: node).flatMap { unmarkedRows(of: $0, inner) }
      return [placed(row(node, style), node)] + content.map { $0.with("indentationLevel", .number(1)) }
    }
    return [placed(row(node, style), node)]
  }

  private func row(_ node: ViewNode, _ style: ViewStyle) -> JSON {
    let inner = style.inside(node, interpreter)
    var row: JSON
    if let parts = parts(of: node, style) {
      row = parts.json
    } else {
      row = contents.row(node, style)
      if node.name == "NavigationLink", node.edges == nil {
        row = row.with("accessoryType", .string("disclosureIndicator"))
      }
      if let start = textStart(of: node), start <= 200 {
        row = row.with(
          "separatorInset",
          .mapping(["left": .number(16 + start), "right": .number(interpreter.options.system >= 26 ? 16 : 0)])
        )
      }
    }
    if let badge = badge(of: node) { row = withBadge(row, badge) }
    if let value = node.modifier("listRowBackground")?.arguments.first?.value { row = backed(row, value) }
    if inner.isDimmed { row = row.with("userInteractionEnabled", .bool(false)) }
    if SeparatorLines.areHidden(below: node) {
      return row.with("separatorInset", .mapping(["right": .number(4_096)]))
    }
    tints.append(SeparatorLines.tint(below: node, interpreter))
    return row
  }

  /// A row with what it says that lies behind it: a colour, or a shape that is filled with one.
  private func backed(_ row: JSON, _ value: Value) -> JSON {
    let fill = value.view?.modifier("fill", "foregroundColor", "foregroundStyle")?.arguments.first?.value
    guard let paint = interpreter.paint(of: value) ?? fill.flatMap({ interpreter.paint(of: $0) }) else {
      return row
    }
    guard paint.opacity < 1, !paint.isDigits else {
      return row.with("backgroundColor", .string(paint.solid))
    }
    return row.with("backgroundColor", .string("clear")).with("backgroundView", contents.filled(paint))
  }

  func badge(of node: ViewNode) -> String? {
    guard let badge = node.modifier("badge")?.arguments.first, !badge.value.isNone else { return nil }
    if case .int(0) = badge.value { return nil }
    return texts.text(of: badge, in: node.language).plain
  }

  private func withBadge(_ row: JSON, _ badge: String) -> JSON {
    guard row["textLabel"] != nil, row["detailTextLabel"] == nil else { return row }
    return row.with("style", .string("value1")).with("detailTextLabel", .string(badge))
  }

  /// The rows that have more than texts, for which the styles have a place that views do not.
  private static let keepers: Set<String> = [
    "Label", "LabeledContent", "Toggle", "Stepper", "DatePicker", "ColorPicker", "Picker", "DisclosureGroup",
  ]
  /// Whether a text that keeps to a line has a style of UIKit, too.
  private var keepsStyle = false

  /// The parts of a view that one of UIKit's styles shows; `nil` where it needs views of its own.
  func parts(of node: ViewNode, _ style: ViewStyle) -> Parts? {
    let inner = style.inside(node, interpreter)
    let kept = keepsStyle
    keepsStyle = kept || RowMaker.keepers.contains(node.name) || badge(of: node) != nil
    defer { keepsStyle = kept }
    guard node.unknown == nil, !needsOwnViews(node), node.modifier("listRowInsets") == nil, node.edges == nil
    else { return nil }
    switch node.name {
    case "Text", "Text+":
      // Lists break the texts of their rows, so one that keeps to a line is a view.
      return inner.lineLimit == 1 && !keepsStyle ? nil : Parts(text: texts.label(node, style))
    case "Label": return label(node, inner)
    case "NavigationLink":
      guard var parts = labelParts(of: node, inner), parts.accessoryView == nil else { return nil }
      parts.accessoryType = "disclosureIndicator"
      return parts
    case "Button", "Link", "ShareLink", "Menu", "PasteButton", "EditButton", "RenameButton":
      return contents.borderedLabel(node, inner) == nil ? labelParts(of: node, buttonStyle(node, inner)) : nil
    case "Toggle" where contents.toggleButton(node, inner) != nil: return nil
    case "Toggle":
      guard var parts = labelParts(of: node, inner), parts.accessoryView == nil,
        parts.detail == nil || parts.style == "subtitle"
      else { return nil }
      parts.accessoryView = .mapping(["switch": contents.toggle(node, inner)])
      return parts
    case "Stepper":
      guard var parts = labelParts(of: node, inner) else { return nil }
      parts.accessoryView = .mapping([
        "stepper": .mapping(["enabled": inner.isDisabled ? .bool(false) : nil])
      ])
      return parts
    case "DatePicker", "ColorPicker":
      guard !ContentMaker.isTall(node, inner), var parts = labelParts(of: node, inner) else { return nil }
      parts.accessoryView =
        node.name == "ColorPicker" ? contents.colorWell(node, inner) : contents.date(node, inner)
      return parts
    case "LabeledContent": return labeledContent(node, inner)
    case "Picker": return menuPicker(node, inner)
    case "DisclosureGroup":
      var parts = labelParts(of: node, inner)
      parts?.isExpanded = node.argument("isExpanded")?.value.bool == true
      return parts
    case "HStack": return line(node, inner)
    case "VStack": return column(node, inner)
    default: return nil
    }
  }

  /// Whether modifiers of a view ask for what the styles do not have.
  private func needsOwnViews(_ node: ViewNode) -> Bool {
    SeparatorLines.areHidden(below: node)
      || node.modifiers.contains { modifier in
        switch modifier.name {
        case "background":
          modifier.arguments.first.map { interpreter.color(of: $0.value) != "clear" } ?? false
        case "overlay", "clipShape", "cornerRadius", "border", "offset": true
        case "frame":
          modifier.arguments.contains { ["width", "height", "minHeight", "idealHeight"].contains($0.label) }
            || modifier.argument("maxWidth") != nil
              && modifier.argument("alignment")?.value.memberName != "leading"
        case "multilineTextAlignment": modifier.arguments.first?.value.memberName == "center"
        default: false
        }
      }
  }

  private func buttonStyle(_ node: ViewNode, _ style: ViewStyle) -> ViewStyle {
    var style = style
    guard style.foreground == nil else { return style }
    if node.argument("role")?.value.memberName == "destructive" {
      style.foreground = "systemRed"
    } else if style.buttonStyle != "plain" {
      style.foreground = style.tapped
    }
    return style
  }

  /// The parts of the label that a control has: its title, or the views that are its label.
  func labelParts(of node: ViewNode, _ style: ViewStyle) -> Parts? {
    let views = contents.labelViews(of: node)
    if views.isEmpty { return nil }
    if views.count == 2, views.allSatisfy({ $0.name == "Text" }), !ContentMaker.titled.contains(node.name) {
      return titles(views[0], views[1], style)
    }
    return views.count == 1 ? parts(of: views[0], style) : nil
  }

  private func label(_ node: ViewNode, _ style: ViewStyle) -> Parts? {
    // A row has no column for a symbol alone.
    guard style.labelStyle != "iconOnly" else { return nil }
    var parts = Parts()
    if let title = contents.title(of: node) {
      parts.text = texts.label(title, style)
    } else {
      let views =
        expander.content(of: node, "title").isEmpty
        ? expander.content(of: node) : expander.content(of: node, "title")
      guard views.count == 1, let inner = self.parts(of: views[0], style), inner.image == nil else {
        return nil
      }
      parts = inner
    }
    if style.labelStyle == "titleOnly" { return parts }
    if let name = node.argument("systemImage")?.value {
      parts.image = texts.symbol(name, style)
    } else if let image = node.argument("image")?.value {
      parts.image = texts.image(
        ViewNode("Image", [Argument(value: image, node: node.arguments[0].node)], node: node.node), style)
    } else {
      let icon = expander.content(of: node, "icon")
      guard icon.count <= 1 else { return nil }
      if let icon = icon.first {
        guard icon.name == "Image", icon.modifier("resizable") == nil else { return nil }
        parts.image = texts.image(icon, style)
      }
    }
    return parts
  }

  private func labeledContent(_ node: ViewNode, _ style: ViewStyle) -> Parts? {
    guard var parts = labelParts(of: node, style), parts.accessoryView == nil else { return nil }
    var secondary = style
    secondary.foreground = secondary.foreground ?? "secondaryLabel"
    let views = contents.contentViews(of: node)
    guard views.count == 1, ["Text", "Text+"].contains(views[0].name) else { return nil }
    parts.detail = texts.label(views[0], secondary, color: "secondaryLabel")
    parts.style = "value1"
    return parts
  }

  /// A picker that shows its value, with the mark of a menu or of a further screen.
  private func menuPicker(_ node: ViewNode, _ style: ViewStyle) -> Parts? {
    let kind = style.controls["pickerStyle"] ?? "automatic"
    guard !["segmented", "wheel"].contains(kind),
      var parts = labelParts(of: node, style), parts.detail == nil
    else { return nil }
    let color = ContentMaker.valueColor(style)
    var secondary = style
    secondary.foreground = color
    if let chosen = contents.chosen(of: node) {
      let option = contents.optionText(chosen)
      if kind != "navigationLink" {
        texts.count(option)
        parts.menu = .mapping([
          "popUpMenu": option.json, "tintColor": style.isDisabled ? .string(color) : nil,
        ])
        return parts
      }
      parts.detail = texts.label(option, secondary)
    }
    parts.style = "value1"
    if kind == "navigationLink" {
      parts.accessoryType = "disclosureIndicator"
    } else {
      parts.accessoryView = .mapping(["imageView": ContentMaker.menuMark(color)])
    }
    return parts
  }

  /// Whether a view is a picker whose choices are rows.
  func isInlinePicker(_ node: ViewNode, _ style: ViewStyle) -> Bool {
    node.name == "Picker" && style.inside(node, interpreter).controls["pickerStyle"] == "inline"
  }

  private func inlinePicker(_ node: ViewNode, _ style: ViewStyle) -> [JSON]? {
    guard style.controls["pickerStyle"] == "inline" else { return nil }
    let chosen = contents.chosen(of: node)
    return expander.content(of: node).map { option in
      var parts =
        self.parts(of: option, style) ?? Parts(text: texts.label(contents.optionText(option), style))
      if option === chosen { parts.accessoryType = "checkmark" }
      return placed(parts.json, option)
    }
  }

  /// A line that is a title with a value at the right.
  ///
  /// A picture before it has no column of its own, as it has in a Label.
  private func line(_ node: ViewNode, _ style: ViewStyle) -> Parts? {
    let views = expander.content(of: node)
    // A title that takes all the width there is pushes what follows as a spacer does.
    let isWide =
      views.first?.modifiers.contains { $0.name == "frame" && $0.argument("maxWidth") != nil } == true
    let spacer = views.firstIndex { $0.name == "Spacer" }
    guard let end = spacer ?? (isWide ? 1 : nil) else {
      return views.count == 1 ? parts(of: views[0], style) : nil
    }
    let before = Array(views[..<end])
    let after = Array(views[(spacer == nil ? end : end + 1)...])
    guard before.count == 1, var parts = self.parts(of: before[0], style), parts.accessoryType == nil,
      parts.accessoryView == nil, parts.menu == nil || after.isEmpty
    else { return nil }
    if after.isEmpty { return parts }
    guard after.count == 1, let last = after.first else { return nil }
    switch last.name {
    case "Text", "Text+":
      guard parts.detail == nil, !needsOwnViews(last) else { return nil }
      parts.detail = texts.label(last, style, color: "label")
      parts.style = "value1"
    case "Image":
      guard last.modifier("resizable") == nil else { return nil }
      if case .string(let name)? = last.argument("systemName")?.value, name.text == "checkmark" {
        parts.accessoryType = "checkmark"
      } else {
        parts.accessoryView = texts.plainImage(last, style).map { .mapping(["imageView": $0]) }
      }
    case "ProgressView" where last.arguments.isEmpty:
      parts.accessoryView = .mapping(["activityIndicator": .mapping([:])])
    case "Toggle":
      parts.accessoryView = .mapping(["switch": contents.toggle(last, style.inside(last, interpreter))])
    default: return nil
    }
    return parts
  }

  /// A title above a smaller text.
  private func column(_ node: ViewNode, _ style: ViewStyle) -> Parts? {
    let views = expander.content(of: node)
    if views.count == 1 { return parts(of: views[0], style) }
    guard views.count == 2, node.argument("alignment")?.value.memberName == "leading",
      views.allSatisfy({ view in
        ["Text", "Text+"].contains(view.name) && !needsOwnViews(view)
          && (keepsStyle || style.inside(view, interpreter).lineLimit != 1)
      })
    else { return nil }
    return titles(views[0], views[1], style)
  }

  private func titles(_ title: ViewNode, _ subtitle: ViewNode, _ style: ViewStyle) -> Parts {
    var smaller = style
    let isControl = subtitle.modifier("font") == nil && style.font.json == nil
    if isControl { smaller.font.textStyle = "subheadline" }
    return Parts(
      text: texts.label(title, style),
      detail: texts.label(subtitle, smaller, color: isControl ? "secondaryLabel" : "label"),
      style: "subtitle")
  }
}
