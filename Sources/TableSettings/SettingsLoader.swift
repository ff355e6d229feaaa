import TableModel
import TableSources

/// Reads Settings bundles: the screens that iOS shows for an app in its Settings.
///
/// What was read is the first pane's property list; the panes that it leads to, their pictures and their strings lie
/// beside it. Nothing that they say can make the loader crash, read outside of the bundle, or use more than the limits
/// allow.
package struct SettingsLoader: Sendable {
  private let limits: LoadingLimits

  /// A loader within limits.
  package init(limits: LoadingLimits = LoadingLimits()) {
    self.limits = limits
  }

  /// Decodes a pane that has been read already, and all that it leads to.
  ///
  /// - Parameters:
  ///   - bytes: The pane's property list, in any form.
  ///   - name: What diagnostics call its file; `-` for standard input.
  ///   - folder: The path of the bundle.
  /// - Returns: The document with a screen for every pane and every list of choices, as on a phone, behind them those that
  ///   a tablet alone has, and all findings. Texts are in English as far as the bundle has them so.
  package func load(_ bytes: [UInt8], named name: String, folder: FilePath) -> LoadingResult {
    loadForAllDevices(bytes, named: name, folder: folder).result
  }

  /// Decodes a pane as `load` does, and says what else was read.
  package func loadForAllDevices(
    _ bytes: [UInt8], named name: String, folder: FilePath
  ) -> SettingsLoading {
    let phone = load(bytes, named: name, folder: folder, on: .phone)
    guard phone.differsByIdiom, phone.result.document != nil else { return phone }
    return phone.joined(with: load(bytes, named: name, folder: folder, on: .pad))
  }

  /// Decodes a pane and what it leads to on one kind of device.
  ///
  /// A file whose name is that of one for tablets is read so on all devices. `texts` gives the texts; `nil` for the bundle's
  /// own in English. `usualTitle` leads back from the first pane.
  package func load(
    _ bytes: [UInt8], named name: String, folder: FilePath, on idiom: UserInterfaceIdiom,
    texts: SettingsTexts? = nil, usualTitle: String = SystemStrings.english.settings
  ) -> SettingsLoading {
    let bundle = SettingsBundle(FilePath(name) == SourceFile.standardInput ? nil : folder, limits: limits)
    let english = SettingsStrings(bundle, languages: SettingsStrings.english, limits: limits)
    let isForTablets =
      FilePath(name).name.stem.validText.flatMap(UserInterfaceIdiom.init(suffixOf:)) == .pad
    var walk = SettingsWalk(
      bundle: bundle, limits: limits, idiom: isForTablets ? .pad : idiom,
      texts: texts ?? { english.text($0, table: $1) }, usualTitle: usualTitle)
    var result = walk.result(of: bytes, named: name)
    if texts == nil { result.diagnostics += english.diagnostics }
    return SettingsLoading(
      result: result, furtherBytes: walk.furtherBytes + (texts == nil ? english.bytes : []),
      differsByIdiom: walk.differsByIdiom && !isForTablets)
  }
}

/// What came of reading a Settings bundle.
package struct SettingsLoading {
  /// The screens and the findings.
  package var result: LoadingResult
  /// The bytes of what the first pane leads to, each behind its name.
  package var furtherBytes: [UInt8]
  /// Whether phones and tablets may be shown different screens.
  package var differsByIdiom: Bool

  /// The same with the screens that tablets alone have, and all that was found on them.
  ///
  /// Where nothing could be made of what a tablet takes, that is told and no error: the phone's screens are sound.
  func joined(with pad: SettingsLoading) -> SettingsLoading {
    var joined = self
    joined.furtherBytes += pad.furtherBytes
    let further = pad.result.diagnostics.map { pad.result.document == nil ? $0.doubtful : $0 }
    joined.result.diagnostics += further.filter { !result.diagnostics.contains($0) }
    guard let own = result.document, let other = pad.result.document else { return joined }
    let numbers = own.numbers(joinedWith: other)
    joined.result.document = Document(
      screens: own.screens
        + numbers.filter { $0.own == nil }.compactMap { $0.other.map { other.screens[$0] } })
    if let origins = result.origins, let varied = pad.result.origins {
      joined.result.origins = origins.varied(on: .pad, as: varied, numbers)
    }
    return joined
  }
}

extension Document {
  /// The numbers of the screens here and in another document that has screens of the same names, this one's first.
  fileprivate func numbers(joinedWith other: Document) -> [(own: Int?, other: Int?)] {
    let names = screens.map(\.name)
    let here = names.enumerated().map { number, name in
      (own: Optional(number), other: other.screens.firstIndex { $0.name == name })
    }
    let there = other.screens.indices.filter { !names.contains(other.screens[$0].name) }
    return here + there.map { (own: nil, other: Optional($0)) }
  }
}
