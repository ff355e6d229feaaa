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
      context.warn("the row has no “File”, so that it leads nowhere", at: specifier["File"] ?? specifier.list)
      return nil
    }
    guard SettingsBundle.isPlain(name) else {
      context.warn(
        "\(quoted(name)) is no file of the bundle, so that the row leads nowhere", at: file,
        hint: "a pane lies in the bundle itself, and is named without a path and without “.plist”")
      return nil
    }
    guard !context.holds(pane: name) else { return name }
    var hint: String?
    if context.bundle.holds(FilePath(name)), name.hasSuffix(".plist") {
      hint = "the ending “.plist” is left out here"
    } else if let other = context.fileForOtherDevices(ofPane: name) {
      hint = "\(quoted(other.shown)) is for other devices alone"
    } else if case .failure(let refusal) = context.bundle.bytes(of: SettingsBundle.file(ofPane: name)) {
      hint = refusal.hint
    }
    context.warn(
      "there is no \(quoted(name + ".plist")) in the bundle, so that the row leads nowhere", at: file,
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
