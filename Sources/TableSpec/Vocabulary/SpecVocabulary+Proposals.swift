import TableModel
import TableSources

extension SpecVocabulary {
  /// The theme that is probably meant by a name that none has; `nil` where none is near.
  ///
  /// For `ios12` it is the theme that is also the look of iOS 12, for a release without a look that of the nearest one.
  package func theme(meantBy name: String) -> String? {
    theme(ofReleaseNamed: name) ?? Spelling.nearest(to: name, among: themes)
  }

  /// The release of the system that a name says whose look a theme of another name is; `nil` for other names.
  package func system(named name: String, in theme: String) -> SystemVersion? {
    guard let system = SystemVersion(named: name), systems(theme)?.contains(system) == true else {
      return nil
    }
    return system
  }

  /// The device that is probably meant by a name that none has; `nil` where none is near.
  ///
  /// For `iphone13` it is the one with the same screen, or else the one with the nearest number.
  package func device(meantBy name: String) -> String? {
    let folded = name.lowercased().filter { !" -_".contains($0) }
    guard folded.utf8.count <= SpecVocabulary.longestName else { return nil }
    if devices.contains(folded) { return folded }
    return twin(folded) ?? NumberedName.nearest(to: folded, among: devices)
      ?? Spelling.nearest(to: name, among: devices)
  }

  /// Longer names are those of no device.
  private static let longestName = 80
  /// How many releases without a look there may be before the next one that has one.
  private static let farthestRelease = 10

  private func theme(ofReleaseNamed name: String) -> String? {
    guard let system = SystemVersion(named: name) else { return nil }
    let looks = themes.compactMap { theme in systems(theme).map { (theme: theme, systems: $0) } }
    if let look = looks.last(where: { $0.systems.contains(system) }) { return look.theme }
    let distances = looks.map { look in
      let end = system < look.systems.lowerBound ? look.systems.lowerBound : look.systems.upperBound
      return (theme: look.theme, distance: abs(end.major - system.major))
    }
    return distances.filter { $0.distance <= SpecVocabulary.farthestRelease }
      .min { $0.distance < $1.distance }?.theme
  }
}
