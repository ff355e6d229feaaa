import TableModel
import TableSources

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
