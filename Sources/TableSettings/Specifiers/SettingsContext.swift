import TableModel
import TableSources

/// What all parts of a pane's decoding need to know.
final class SettingsContext {
  /// The pane's property list.
  let list: PropertyListFile
  /// The folder of its pictures.
  let bundle: SettingsBundle
  /// What may still be read.
  let budget: SettingsBudget
  /// The kind of device that the pane is shown on.
  let idiom: UserInterfaceIdiom
  /// Whether any part of the pane, or a pane that it leads to, is for some devices alone.
  private(set) var tellsIdioms = false
  /// Where the parts that were read stand.
  private(set) var origins: OriginRecorder
  private let texts: SettingsTexts
  private let table: String?
  private var takenNames: Set<String>

  /// The context of a pane, whose screens may not have names that are taken.
  init(
    _ list: PropertyListFile, bundle: SettingsBundle, budget: SettingsBudget, idiom: UserInterfaceIdiom,
    texts: @escaping SettingsTexts, takenNames: Set<String>
  ) {
    self.list = list
    self.bundle = bundle
    self.budget = budget
    self.idiom = idiom
    self.texts = texts
    self.takenNames = takenNames
    origins = list.source.originRecorder
    table = list.root?["StringsTable"]?.string.flatMap { SettingsBundle.isPlain($0) ? $0 : nil }
  }

  /// Notes something that is probably not what the author meant.
  func warn(_ message: String, at value: PropertyList, hint: String? = nil) {
    list.report.warning(message, at: value.range, hint: hint)
  }

  /// Whether a part is shown on the kind of device, by the names of those that it is for.
  func isShown(onIdioms names: PropertyList?) -> Bool {
    guard let names = names?.array else { return true }
    tellsIdioms = true
    return names.contains { $0.string == idiom.settingsName }
  }

  /// Whether there is a pane of a name for the kind of device.
  func holds(pane name: String) -> Bool {
    if bundle.differsByIdiom(pane: name) { tellsIdioms = true }
    return bundle.file(ofPane: name, on: idiom) != nil
  }

  /// The file of a pane on kinds of devices that this is none of; `nil` where there is none.
  func fileForOtherDevices(ofPane name: String) -> FilePath? {
    UserInterfaceIdiom.allCases.lazy.filter { $0 != self.idiom }
      .compactMap { self.bundle.file(ofPane: name, on: $0) }.first
  }

  /// Reads a part of what is being read, and notes where it stands.
  func part<Result>(_ step: ElementStep, _ value: PropertyList, _ read: () -> Result) -> Result {
    let visit = origins.enter(step, at: value.range.start)
    defer { origins.leave(visit) }
    return read()
  }

  /// Reads the table of a screen of its own.
  func screen<Result>(_ value: PropertyList, _ read: () -> Result) -> Result {
    part(.item(origins.origins.screenCount), value) {
      origins.addScreens(1)
      return part(.key("tableView"), value, read)
    }
  }

  /// A name for a screen that no other has.
  func uniqueName(_ name: String) -> String {
    var unique = name
    var number = 2
    while !takenNames.insert(unique).inserted {
      unique = "\(name)-\(number)"
      number += 1
    }
    return unique
  }

  /// Counts a row; the answer says whether there may be one more.
  func takeRow(at value: PropertyList) -> Bool { budget.takeRow(list.report, at: value.range) }

  /// Counts a group; the answer says whether there may be one more.
  func takeSection(at value: PropertyList) -> Bool { budget.takeSection(list.report, at: value.range) }

  /// A text that users read in their language; empty where the value is none.
  func text(_ value: PropertyList?) -> String {
    guard let value, let key = value.scalarText else { return "" }
    return take(table.flatMap { texts(key, $0) } ?? key, at: value)
  }

  /// A text that is the same in all languages; empty where the value is none.
  func plainText(_ value: PropertyList?) -> String {
    guard let value, let text = value.scalarText else { return "" }
    return take(text, at: value)
  }

  private func take(_ text: String, at value: PropertyList) -> String {
    budget.take(text, list.report, at: value.range)
  }
}

/// Gives the text of a key in a table, in the language that is wanted; `nil` where the table has none.
package typealias SettingsTexts = (_ key: String, _ table: String) -> String?
