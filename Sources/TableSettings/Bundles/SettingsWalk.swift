import TableModel
import TableSources

/// Goes from the first pane of a bundle to all that it leads to, each once.
struct SettingsWalk {
  /// A pane that is to be read.
  private struct Pane {
    var name: String
    var title: String
    var backTitle: String
  }

  private let bundle: SettingsBundle
  private let limits: LoadingLimits
  private let budget: SettingsBudget
  private let texts: SettingsTexts
  private var screens: [Screen] = []
  private var parts: [Origins] = []
  private var diagnostics: [Diagnostic] = []
  private var waiting: [Pane] = []
  private var known: Set<String> = []
  /// The bytes of all panes but the first, each behind its name.
  private(set) var furtherBytes: [UInt8] = []

  /// What the first screen is called, and what the button that leads back from it, where nothing else is known.
  private static let usualTitle = "Settings"
  private static let ending = ".plist"

  /// A walk through a bundle, with texts from a source.
  init(bundle: SettingsBundle, limits: LoadingLimits, texts: @escaping SettingsTexts) {
    self.bundle = bundle
    self.limits = limits
    self.texts = texts
    budget = SettingsBudget(limits)
  }

  /// What comes of the first pane and those that it leads to.
  mutating func result(of bytes: [UInt8], named name: String) -> LoadingResult {
    let first = FilePath(name).name.stem.validText ?? ""
    let list = PropertyListFile(bytes, named: name, limits: limits)
    known.insert(first)
    let title = self.title(of: list.root, name: first)
    let back = first.hasPrefix("Root") ? Self.usualTitle : bundle.appName ?? Self.usualTitle
    let reading = read(list, as: Pane(name: first, title: title, backTitle: back))
    guard reading else {
      var result = LoadingResult(document: nil, diagnostics: list.report.diagnostics())
      result.isWithoutTables = list.root.map { $0["PreferenceSpecifiers"] == nil } ?? false
      return result
    }
    diagnostics = list.report.diagnostics()
    readWaiting()
    guard !diagnostics.contains(where: { $0.severity == .error }) else {
      return LoadingResult(document: nil, diagnostics: diagnostics)
    }
    return LoadingResult(
      document: Document(screens: screens), diagnostics: diagnostics, origins: Origins.joining(parts))
  }

  private mutating func readWaiting() {
    var next = 0
    while next < waiting.count, screens.count < limits.screens {
      let pane = waiting[next]
      next += 1
      // That the file is not there has been told at the row that names it.
      guard case .success(let bytes) = bundle.bytes(of: FilePath(pane.name + Self.ending)),
        let folder = bundle.path
      else { continue }
      furtherBytes += Array(pane.name.utf8) + [0] + bytes
      let file = folder.appending(FilePath(pane.name + Self.ending)).text
      let list = PropertyListFile(bytes, named: file, limits: limits)
      if read(list, as: pane) || budget.isUsedUp {
        diagnostics += list.report.diagnostics()
      } else {
        diagnostics += list.report.diagnostics().map(\.doubtful)
        diagnostics.append(
          Diagnostic(.warning, at: SourceLocation(file: file), "there is no screen of this pane").doubtful)
      }
    }
  }

  /// Reads a pane, and says whether it can be shown.
  private mutating func read(_ list: PropertyListFile, as pane: Pane) -> Bool {
    let idiom = pane.name.hasSuffix("~ipad") ? SettingsIdiom.pad : .phone
    let context = SettingsContext(
      list, bundle: bundle, budget: budget, idiom: idiom, texts: texts,
      takenNames: Set(screens.compactMap(\.name)))
    let reader = PaneReader(context, name: pane.name, title: pane.title, backTitle: pane.backTitle)
    guard let found = reader.screens(), !list.report.hasErrors else { return false }
    screens += found
    parts.append(context.origins.origins)
    for child in reader.children where known.insert(child.file).inserted {
      waiting.append(Pane(name: child.file, title: child.title, backTitle: pane.title))
    }
    return true
  }

  /// The title of the first pane, which nothing leads to: that of the app where it is known.
  private func title(of root: PropertyList?, name: String) -> String {
    let own = root?["Title"]?.string ?? ""
    let isTemplate = own == "YOUR_PROJECT_NAME" || own.contains("${") || own.contains("___")
    let isRoot = name.isEmpty || name.hasPrefix("Root")
    if isRoot, let appName = bundle.appName { return appName }
    guard own.isEmpty || isTemplate else {
      let table = root?["StringsTable"]?.string.flatMap { SettingsBundle.isPlain($0) ? $0 : nil }
      return table.flatMap { texts(own, $0) } ?? own
    }
    return isRoot ? Self.usualTitle : name
  }
}
