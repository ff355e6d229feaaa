import TableModel
import TableSources

/// Makes the rows of a pane.
struct RowReader {
  let context: SettingsContext

  /// A reader of rows.
  init(_ context: SettingsContext) {
    self.context = context
  }

  /// A title, and a switch that stands as the default says.
  func toggleSwitch(_ specifier: Specifier) -> Cell {
    Cell(
      textLabel: title(of: specifier), selectionStyle: SelectionStyle.none,
      accessoryView: View(content: .control(Control(.switch(isOn: isOn(specifier))))))
  }

  /// A title, and the value or what that is called.
  func titleValue(_ specifier: Specifier) -> Cell {
    let value = specifier["DefaultValue"]
    var shown = context.plainText(value)
    if let value, let values = specifier["Values"]?.array, let titles = specifier["Titles"]?.array,
      let number = values.firstIndex(where: { $0.isEqual(to: value) }), titles.indices.contains(number)
    {
      shown = context.text(titles[number])
    }
    return Cell(
      style: .value1, textLabel: title(of: specifier), detailTextLabel: Label(text: shown),
      selectionStyle: SelectionStyle.none)
  }

  /// A title, what the chosen value is called, and a chevron, as there are others.
  func multiValue(_ specifier: Specifier, _ choices: Choices) -> Cell {
    let shown = choices.chosen.map { choices.choices[$0].shortTitle } ?? ""
    return Cell(
      style: .value1, textLabel: title(of: specifier), detailTextLabel: Label(text: shown),
      accessoryType: .disclosureIndicator)
  }

  /// A title, and a chevron, as a tap leads on.
  func childPane(_ specifier: Specifier) -> Cell {
    Cell(textLabel: title(of: specifier), accessoryType: .disclosureIndicator)
  }

  /// The name of the file that a row leads to; `nil` for one that leads nowhere, which is told.
  func childFile(of specifier: Specifier) -> String? {
    guard let file = specifier["File"], let name = file.string, !name.isEmpty else {
      context.warn("the row has no “File”, so it opens nothing", at: specifier["File"] ?? specifier.list)
      return nil
    }
    guard SettingsBundle.isPane(name) else {
      context.warn(
        "\(quoted(name)) is not a file of the bundle, so the row opens nothing", at: file,
        hint: "name a pane by its path in the bundle, without “.plist”")
      return nil
    }
    guard !context.holds(pane: name) else { return name }
    var hint: String?
    if context.bundle.holds(FilePath(name)), name.hasSuffix(".plist") {
      hint = "leave “.plist” out here"
    } else if let other = context.fileForOtherDevices(ofPane: name) {
      hint = "\(quoted(other.shown)) is only for other devices"
    } else if case .failure(let refusal) = context.bundle.bytes(of: SettingsBundle.file(ofPane: name)) {
      hint = refusal.hint
    }
    context.warn(
      "there is no \(quoted(name + ".plist")) in the bundle, so the row opens nothing", at: file,
      hint: hint)
    return nil
  }

  /// The title of a row, which may be empty.
  func title(of specifier: Specifier) -> Label { Label(text: context.text(specifier["Title"])) }

  /// Whether a switch is on: its value is that for “on” or for “off”, or else means yes or no.
  private func isOn(_ specifier: Specifier) -> Bool {
    guard let value = specifier["DefaultValue"] else { return false }
    if let on = specifier["TrueValue"], on.isEqual(to: value) { return true }
    if let off = specifier["FalseValue"], off.isEqual(to: value) { return false }
    guard let truth = value.truth else {
      context.warn("the default is \(value.kindName), which is neither on nor off", at: value)
      return false
    }
    return truth
  }
}

/// Rows in which something else than labels stands, at frames that grow with the row.
extension RowReader {
  /// The row that frames are made for, in points, and how far what is in it stays from its ends and from each other.
  private static let row = Size(width: 320, height: 44)
  private static let margin = 15.0
  private static let gap = 10.0

  /// A title and the text of a field, which takes the whole row where there is no title.
  func textField(_ specifier: Specifier) -> Cell {
    let text = context.plainText(specifier["DefaultValue"])
    let isSecure = specifier["IsSecure"]?.truth ?? false
    let shown = isSecure ? String(repeating: "•", count: text.count) : text
    let field = ViewContent.control(Control(.textField(text: shown, placeholder: "")))
    let title = title(of: specifier)
    var cell = Cell(selectionStyle: SelectionStyle.none)
    if title.text.isEmpty {
      cell.contentView = RowReader.content([RowReader.filling(field, left: 0, right: 0)])
    } else {
      cell.textLabel = title
      cell.accessoryView = View(content: field)
    }
    return cell
  }

  /// A slider between two pictures, which stands as the default says.
  ///
  /// The title is not shown.
  func slider(_ specifier: Specifier) -> Cell {
    var views: [View] = []
    var (left, right) = (0.0, 0.0)
    if let image = image("MinimumValueImage", of: specifier) {
      views.append(RowReader.picture(image, x: RowReader.margin, mask: .flexibleRightMargin))
      left = image.size.width + RowReader.gap
    }
    if let image = image("MaximumValueImage", of: specifier) {
      let x = RowReader.row.width - RowReader.margin - image.size.width
      views.append(RowReader.picture(image, x: x, mask: .flexibleLeftMargin))
      right = image.size.width + RowReader.gap
    }
    let slider = ViewContent.control(Control(.slider(value: share(specifier))))
    views.append(RowReader.filling(slider, left: left, right: right))
    return Cell(selectionStyle: SelectionStyle.none, contentView: RowReader.content(views))
  }

  private static func content(_ views: [View]) -> ContentView {
    ContentView(designSize: row, subviews: views)
  }

  /// A view as high as the row, and as wide as it without its margins and what else is there.
  private static func filling(_ content: ViewContent, left: Double, right: Double) -> View {
    let x = margin + left
    let width = max(0, row.width - x - margin - right)
    return View(
      frame: Rect(x: x, y: 0, width: width, height: row.height),
      autoresizingMask: [.flexibleWidth, .flexibleHeight], content: content)
  }

  private static func picture(_ image: Image, x: Double, mask: AutoresizingMask) -> View {
    View(
      frame: Rect(
        x: x, y: (row.height - image.size.height) / 2, width: image.size.width, height: image.size.height),
      autoresizingMask: [mask, .flexibleTopMargin, .flexibleBottomMargin],
      content: .image(ImageView(image: image)))
  }

  /// The picture of a key; `nil` where there is none, which is told where one is named.
  private func image(_ key: String, of specifier: Specifier) -> Image? {
    guard let value = specifier[key], let name = value.string else { return nil }
    do throws(Refusal) {
      return try context.bundle.image(named: name)
    } catch {
      context.warn("\(error.message), so no image is drawn", at: value, hint: error.hint)
      return nil
    }
  }

  /// Where a slider stands between its ends, 0…1.
  private func share(_ specifier: Specifier) -> Double {
    let least = number("MinimumValue", of: specifier, orElse: 0)
    let most = number("MaximumValue", of: specifier, orElse: 1)
    let value = number("DefaultValue", of: specifier, orElse: least)
    guard most > least else {
      context.warn(
        "the greatest value \(quoted("\(most)")) is not above the least, \(quoted("\(least)"))",
        at: specifier["MaximumValue"] ?? specifier.list)
      return 0
    }
    let share = (value - least) / (most - least)
    return share.isFinite ? min(1, max(0, share)) : 0
  }

  private func number(_ key: String, of specifier: Specifier, orElse usual: Double) -> Double {
    guard let value = specifier[key] else { return usual }
    guard let number = value.number, number.isFinite else {
      context.warn("\(quoted(key)) is \(value.kindName), not a number that a slider can have", at: value)
      return usual
    }
    return number
  }
}
