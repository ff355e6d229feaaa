import TableModel
import TableSources

/// Goes from the first pane of a bundle to all that it leads to, each once, on one kind of device.
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
  private let idiom: UserInterfaceIdiom
  private let texts: SettingsTexts
  private var screens: [Screen] = []
  private var parts: [Origins] = []
  private var diagnostics: [Diagnostic] = []
  private var waiting: [Pane] = []
  private var known: Set<String> = []
  /// The bytes of all panes but the first, each behind its name.
  private(set) var furtherBytes: [UInt8] = []
  /// Whether another kind of device may be shown something else.
  private(set) var differsByIdiom = false

  /// What the first screen is called, and what the button that leads back from it, where nothing else is known.
  private let usualTitle: String

  /// A walk through a bundle, with texts from a source.
  init(
    bundle: SettingsBundle, limits: LoadingLimits, idiom: UserInterfaceIdiom, texts: @escaping SettingsTexts,
    usualTitle: String
  ) {
    self.bundle = bundle
    self.limits = limits
    self.idiom = idiom
    self.texts = texts
    self.usualTitle = usualTitle
    budget = SettingsBudget(limits)
  }

  /// What comes of the first pane and those that it leads to.
  mutating func result(of bytes: [UInt8], named name: String) -> LoadingResult {
    let own = FilePath(name).name.stem.validText ?? ""
    let first = own.withoutIdiom
    let list = firstPane(bytes, named: name, first)
    known.insert(first)
    let title = self.title(of: list.root, name: first)
    let back = first.hasPrefix("Root") ? usualTitle : bundle.appName ?? usualTitle
    let reading = read(list, as: Pane(name: first, title: title, backTitle: back))
    guard reading else {
      var result = LoadingResult(document: nil, diagnostics: diagnostics + list.report.diagnostics())
      result.isWithoutTables = list.root.map { $0["PreferenceSpecifiers"] == nil } ?? false
      return result
    }
    diagnostics += list.report.diagnostics()
    readWaiting()
    guard !diagnostics.contains(where: { $0.severity == .error }) else {
      return LoadingResult(document: nil, diagnostics: diagnostics)
    }
    return LoadingResult(
      document: Document(screens: screens), diagnostics: diagnostics, origins: Origins.joining(parts))
  }

  /// The first pane's list: what was read, unless a tablet takes another file.
  private mutating func firstPane(
    _ bytes: [UInt8], named name: String, _ pane: String
  ) -> PropertyListFile {
    let own = FilePath(name).name
    let isForPhones = own == SettingsBundle.file(ofPane: pane + UserInterfaceIdiom.phone.fileSuffix)
    differsByIdiom = bundle.differsByIdiom(pane: pane)
    if idiom == .pad, isForPhones || own == SettingsBundle.file(ofPane: pane),
      let file = bundle.file(ofPane: pane, on: .pad), file != own, let list = list(of: file)
    {
      return list
    }
    return PropertyListFile(bytes, named: name, limits: limits)
  }

  /// The property list of a file of the bundle; `nil` where it cannot be read.
  private mutating func list(of file: FilePath) -> PropertyListFile? {
    guard let folder = bundle.path else { return nil }
    let name = folder.appending(file).text
    switch bundle.bytes(of: file) {
    case .success(let bytes):
      furtherBytes += file.bytes + [0] + bytes
      return PropertyListFile(bytes, named: name, limits: limits)
    case .failure(let refusal):
      let place = SourceLocation(file: name)
      diagnostics.append(Diagnostic(.warning, at: place, refusal.message, hint: refusal.hint).doubtful)
      return nil
    }
  }

  private mutating func readWaiting() {
    var next = 0
    while next < waiting.count, screens.count < limits.screens {
      let pane = waiting[next]
      next += 1
      // That there is no file has been told at the row that names it, and that it cannot be read just now.
      guard let file = bundle.file(ofPane: pane.name, on: idiom), let list = list(of: file) else { continue }
      if read(list, as: pane) || budget.isUsedUp {
        diagnostics += list.report.diagnostics()
      } else {
        diagnostics += list.report.diagnostics().map(\.doubtful)
        let place = SourceLocation(file: bundle.path?.appending(file).text ?? file.text)
        diagnostics.append(Diagnostic(.warning, at: place, "there is no screen of this pane").doubtful)
      }
    }
  }

  /// Reads a pane, and says whether it can be shown.
  private mutating func read(_ list: PropertyListFile, as pane: Pane) -> Bool {
    let context = SettingsContext(
      list, bundle: bundle, budget: budget, idiom: idiom, texts: texts,
      takenNames: Set(screens.compactMap(\.name)))
    let reader = PaneReader(context, name: pane.name, title: pane.title, backTitle: pane.backTitle)
    let found = reader.screens()
    if context.tellsIdioms { differsByIdiom = true }
    guard let found, !list.report.hasErrors else { return false }
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
    return isRoot ? usualTitle : name
  }
}

extension String {
  /// The name of a pane's file without the mark of a kind of device.
  fileprivate var withoutIdiom: String {
    UserInterfaceIdiom(suffixOf: self).map { String(dropLast($0.fileSuffix.count)) } ?? self
  }
}
