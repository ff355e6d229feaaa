import TableModel
import TableSources

/// Reads cells: standard ones by what they show, the others by their own views and frames.
struct IBCell {
  let context: IBContext
  /// Whether rows find their height by themselves.
  let isSelfSizing: Bool
  /// Whether the row lies in no table, so that no height counts but that of its frame.
  var standsAlone = false

  /// The cell of an element.
  ///
  /// UIKit places what a standard cell shows, so the frames that the document has for that are not looked at.
  func cell(_ element: XMLElement) -> Cell {
    let element = isSquashed(element) ? element.withoutStoredSize : element
    return context.tinted(by: element, isPassedOn: true) {
      guard let content = element.child(key: "contentView") else { return tintedCell(element) }
      return context.tinted(by: content) { tintedCell(element) }
    }
  }

  private func tintedCell(_ element: XMLElement) -> Cell {
    let style = style(of: element)
    let content = element.child(key: "contentView")
    let parts = Parts(of: element, in: content, style: style)
    var cell = Cell(
      id: element.id,
      style: style ?? .default,
      textLabel: parts.textLabel.map { part in context.part(.key("textLabel"), part) { label(part) } },
      detailTextLabel: parts.detailTextLabel.map { part in
        context.part(.key("detailTextLabel"), part) { detailLabel(part) }
      },
      imageView: parts.imageView.flatMap { part in
        context.part(.key("imageView"), part) { imageView(part) }
      },
      contentView: content.flatMap { content in
        context.part(.key("contentView"), content) {
          ownViews(in: content, of: element, without: parts.ids)
        }
      }
    )
    cell.contentConfiguration = IBContentConfiguration(context: context).configuration(of: element)
    if cell.contentConfiguration != nil, let content, cell.contentView != nil {
      context.report.warning(
        "since iOS 14, the content view does not show in a cell with a content configuration",
        at: content.range)
    }
    cell.accessibility = context.accessibility(of: element)
    cell.height = height(of: element, isStandard: style != nil || cell.contentConfiguration != nil)
    readAppearance(of: element, into: &cell)
    readEditing(of: element, into: &cell)
    return cell
  }

  /// The elements that a standard cell places by itself.
  private struct Parts {
    var textLabel: XMLElement?
    var detailTextLabel: XMLElement?
    var imageView: XMLElement?

    init(of cell: XMLElement, in content: XMLElement?, style: CellStyle?) {
      guard style != nil, let views = content?.elements(in: "subviews") else { return }
      let part = { (name: String) in
        cell[name].flatMap { id in views.first { $0.id == id } }
      }
      textLabel = part("textLabel")
      detailTextLabel = part("detailTextLabel")
      imageView = part("imageView")
    }

    var ids: Set<String> { Set([textLabel, detailTextLabel, imageView].compactMap { $0?.id }) }
  }

  private func style(of element: XMLElement) -> CellStyle? {
    context.word(
      "style",
      of: element,
      among: [
        "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleSubtitle": .subtitle,
        "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
      ]
    )
  }

  private func label(_ element: XMLElement) -> Label {
    IBLabel(context: context).label(element)
  }

  /// The text that Interface Builder puts into second labels; UIKit leaves one that loses its text as wide as it was.
  private static let detailPlaceholder = "Detail"

  private func detailLabel(_ element: XMLElement) -> Label {
    var label = label(element)
    // A colour that is said to be none is that of any label, not that of second labels.
    if label.textColor == nil, element.child(key: "textColor")?.name == "nil" {
      label.textColor = IBSystemColor.color(named: "labelColor", stored: nil)
    }
    if label.text.isEmpty { label.placeholder = IBCell.detailPlaceholder }
    return label
  }

  private func imageView(_ element: XMLElement) -> ImageView? {
    let size = context.rect("frame", of: element)?.size
    var view = IBViewContent(context: context).imageView(element, size: size)
    if let name = element.picture("image"), let image = view?.image {
      view?.image = context.images.inStandardRow(image, named: name)
    }
    return view
  }

  /// The views of the author's own; `nil` where there are none.
  private func ownViews(
    in content: XMLElement, of cell: XMLElement, without parts: Set<String>
  ) -> ContentView? {
    var own = content
    if !parts.isEmpty, let index = own.children.firstIndex(where: { $0.name == "subviews" }) {
      own.children[index].children.removeAll { $0.id.map(parts.contains) ?? false }
    }
    let isPlaced = parts.isEmpty && IBAutoLayout.isUsed(in: cell)
    let autoLayout = isPlaced ? IBAutoLayout(of: cell, context: context) : nil
    let views = IBView(context: context, autoLayout: autoLayout)
    let subviews = views.subviews(of: own, cell: cell)
    let color = context.backgroundColor(of: content)
    let alpha = context.number("alpha", of: content, in: .from(0, to: 1)) ?? 1
    guard !subviews.isEmpty || color != nil || alpha < 1 else { return nil }
    var view = ContentView(designSize: context.rect("frame", of: content)?.size, subviews: subviews)
    (view.backgroundColor, view.alpha) = (color, alpha)
    view.id = content.id
    view.semanticContentAttribute = context.semanticContentAttribute(of: content)
    if let autoLayout {
      var layout = autoLayout.layout(of: content, content: .none)
      layout.widenMargins(toThoseOf: autoLayout.margins(of: cell))
      layout.constraints += autoLayout.constraints(of: cell)
      layout.isSelfSizing = isSelfSizing && givenHeight(of: cell) == nil
      layout.designContentSizeCategory = context.version.contentSizeCategory
      view.layout = layout
      view.hiddenSubviews = views.hiddenSubviews(of: content)
    }
    return view
  }

  /// The least height in points of a text that can be read, or a slider that can be moved, and that of wheels.
  private static let (leastHeight, leastWheelHeight) = (6.0, 100.0)

  /// Whether the stored height of a row that finds its own is too low for its views, of which Interface Builder left nothing.
  private func isSquashed(_ cell: XMLElement) -> Bool {
    guard isSelfSizing, givenHeight(of: cell) == nil, !standsAlone, cell["style"] == nil,
      let content = cell.child(key: "contentView")
    else { return false }
    return hasSquashedView(in: content)
  }

  private func hasSquashedView(in view: XMLElement) -> Bool {
    view.elements(in: "subviews").contains { child in
      guard child.flag("hidden") != true, !IBVariation.leavesOut(child) else { return false }
      guard let least = leastHeight(of: child), let height = context.rect("frame", of: child)?.height else {
        return hasSquashedView(in: child)
      }
      return height < least
    }
  }

  private func leastHeight(of view: XMLElement) -> Double? {
    switch view.name {
    case "label": view["text"]?.isEmpty == false ? IBCell.leastHeight : nil
    case "slider": IBCell.leastHeight
    case "datePicker" where IBDatePicker(context: context).drawsWheels(view): IBCell.leastWheelHeight
    default: nil
    }
  }

  private static let heights = NumberRange.from(0, to: 2_000)

  /// The height that the document says for a row of a table.
  private func givenHeight(of element: XMLElement) -> Double? {
    standsAlone ? nil : context.height("rowHeight", of: element, in: IBCell.heights)
  }

  /// The row's own height; rows of the author's own views that find theirs have it in their frames.
  private func height(of element: XMLElement, isStandard: Bool) -> Double? {
    if let height = givenHeight(of: element) { return height }
    guard standsAlone || (!isStandard && isSelfSizing) else { return nil }
    return context.rect("frame", of: element).flatMap { $0.height > 0 ? $0.height : nil }
  }

  private static let accessoryTypes: [String: AccessoryType] = Dictionary(
    uniqueKeysWithValues: AccessoryType.allCases.map { ($0.rawValue, $0) })
  private static let selectionStyles: [String: SelectionStyle] = Dictionary(
    uniqueKeysWithValues: SelectionStyle.allCases.map { ($0.rawValue, $0) })

  private func readAppearance(of element: XMLElement, into cell: inout Cell) {
    cell.accessoryType = context.word("accessoryType", of: element, among: IBCell.accessoryTypes) ?? .none
    cell.selectionStyle = context.word("selectionStyle", of: element, among: IBCell.selectionStyles)
    cell.indentationLevel = Int(context.number("indentationLevel", of: element, in: .from(0, to: 100)) ?? 0)
    cell.indentationWidth = context.number("indentationWidth", of: element, in: .from(0, to: 1_000)) ?? 10
    cell.separatorInset = context.separatorInset(of: element)
    cell.backgroundColor = context.backgroundColor(of: element)
    cell.tintColor = context.color("tintColor", of: element)
    cell.semanticContentAttribute = context.semanticContentAttribute(of: element)
    cell.reuseIdentifier = element["reuseIdentifier"]
    cell.accessoryView = view("accessoryView", of: element)
    cell.backgroundView = view("backgroundView", of: element).map { Background(view: $0) }
    cell.selectedBackgroundView = view("selectedBackgroundView", of: element).map { Background(view: $0) }
  }

  private func readEditing(of element: XMLElement, into cell: inout Cell) {
    cell.editingAccessoryType =
      context.word("editingAccessoryType", of: element, among: IBCell.accessoryTypes) ?? .none
    cell.editingAccessoryView = view("editingAccessoryView", of: element)
    cell.showsReorderControl = element.flag("showsReorderControl") ?? false
    cell.shouldIndentWhileEditing = element.flag("shouldIndentWhileEditing") ?? true
  }

  private func view(_ key: String, of element: XMLElement) -> View? {
    element.child(key: key).map { view in
      context.part(.key(key), view) { IBView(of: view, context: context).view(view) }
    }
  }
}

extension AutoLayout {
  /// Makes the margins of a content view that preserves its cell's at least as wide as those that the cell has of its own.
  fileprivate mutating func widenMargins(toThoseOf cell: EdgeInsets?) {
    guard let cell, preservesSuperviewLayoutMargins else { return }
    layoutMargins = (layoutMargins ?? .zero).widened(to: cell)
  }
}

/// Reads what cells show since iOS 14: `<listContentConfiguration key="contentConfiguration" text="Sounds" …/>`.
struct IBContentConfiguration {
  /// The key of the configuration in its cell.
  static let key = "contentConfiguration"
  /// The names of the texts of a configuration.
  static let texts = IBLocalizer.contentProperties

  let context: IBContext

  /// The configuration of a cell; `nil` where the cell has none.
  func configuration(of cell: XMLElement) -> ListContentConfiguration? {
    guard let element = cell.child(key: IBContentConfiguration.key),
      element.name == "listContentConfiguration"
    else { return nil }
    return context.part(.key(IBContentConfiguration.key), element) {
      var configuration = ListContentConfiguration(
        text: text("text", of: element), secondaryText: text("secondaryText", of: element))
      configuration.prefersSideBySideTextAndSecondaryText = element.flag(
        "prefersSideBySideTextAndSecondaryText")
      configuration.image = IBViewContent(context: context).imageView(element, size: nil)
      return configuration
    }
  }

  /// A text; an empty one takes no room.
  private func text(_ name: String, of element: XMLElement) -> String? {
    context.text(name, of: element).flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// The margins of the content view of a row that stands by itself, which has no table to follow.
struct IBLoneCell {
  let context: IBContext
  /// The device that the document is for; `nil` where it says none.
  let device: IBDevice?

  /// The first tools whose content views followed the device: those of Xcode 11.
  private static let following = 14_800
  /// The tools with which rows on phones of 375 points and less had 15 points: those of Xcode 11.0 to 11.7.
  private static let narrower = 14_800..<17_000
  /// The width in points of devices from which margins are wider.
  private static let wideDevice = 390.0
  /// The tools for which phones of that width are narrow, too: those since Xcode 16.3.
  private static let narrowingPhones = 23_700..<IBVersion.sharedTools
  /// The width in points of rows that have the narrow margin on any device.
  private static let narrowRow = 320.0
  /// The margin beside an accessory, in points.
  private static let besideAccessory = 8.0
  /// The margin above and below, in points.
  private var vertical: Double { context.version.isOfIOS26 ? 15 : 11 }

  /// What Auto Layout knows of a row's content view, with the margins that Interface Builder gave it.
  func layout(_ layout: AutoLayout, of cell: XMLElement) -> AutoLayout {
    var layout = layout
    if let margin = margin(of: cell), layout.layoutMargins == nil || layout.preservesSuperviewLayoutMargins {
      let row = EdgeInsets(
        top: vertical, left: margin, bottom: vertical,
        right: hasAccessory(cell) ? IBLoneCell.besideAccessory : margin)
      layout.layoutMargins = (layout.layoutMargins ?? .zero).widened(to: row)
      layout.preservesSuperviewLayoutMargins = false
    }
    // Without any of its own there is nothing that could be widened.
    if layout.layoutMargins == nil { layout.preservesSuperviewLayoutMargins = false }
    return layout
  }

  private func hasAccessory(_ cell: XMLElement) -> Bool {
    cell.child(key: "accessoryView") != nil || cell["accessoryType"].map { $0 != "none" } ?? false
  }

  /// Whether the row has the margins of the document's phone, as tables there have them.
  var followsPhone: Bool { !isNarrowed && context.version.tools.map { $0 >= IBLoneCell.following } ?? false }

  /// Whether the device is one of those that have been narrow for some time.
  private var isNarrowed: Bool {
    device?.size.width == IBLoneCell.wideDevice
      && context.version.tools.map(IBLoneCell.narrowingPhones.contains) ?? false
  }

  /// The margin at both sides in points; `nil` where it is that of a table as wide as the row.
  private func margin(of cell: XMLElement) -> Double? {
    guard let tools = context.version.tools, tools >= IBLoneCell.following, let device,
      let width = context.rect("frame", of: cell)?.width
    else { return nil }
    if device.size.width < IBLoneCell.wideDevice || isNarrowed {
      return IBLoneCell.narrower.contains(tools) ? 15 : 16
    }
    let isUsual = width <= IBLoneCell.narrowRow || width >= IBLoneCell.wideDevice
    return isUsual ? nil : 20
  }
}
