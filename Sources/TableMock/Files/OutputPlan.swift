/// Where the pictures of a call go.
public struct OutputPlan: Sendable {
  /// The ways in which a user can name the place.
  private enum Destination: Sendable {
    case folder(String)
    /// A file whose ending is kept as it is written.
    case file(stem: String, ending: String, format: PictureFormat)
  }

  private let destination: Destination
  private let formats: [PictureFormat]
  private let scales: [Double?]

  /// A plan for pictures of all formats at all scales.
  ///
  /// What ends with a slash, is a folder already, or has no dot in its name is taken for a folder.
  ///
  /// - Parameters:
  ///   - output: A file with the ending of a format, or a folder; `nil` for the current folder.
  ///   - formats: The kinds of files; empty for the one that the file's ending says, else PNG.
  ///   - scales: Device pixels a point; `nil` for the source's own.
  /// - Throws: An error where the ending is unknown, or contradicts the formats.
  public init(output: String?, formats: [PictureFormat], scales: [Double?]) throws(OutputPlanError) {
    self.scales = scales
    guard let output, !output.hasSuffix("/"), let dot = OutputPlan.endingDot(in: output),
      !FolderEntry.isFolder(output)
    else {
      destination = .folder(output ?? "")
      self.formats = formats.isEmpty ? [.png] : formats
      return
    }
    let ending = String(output[output.index(after: dot)...])
    guard let format = PictureFormat(rawValue: ending.lowercased()) else {
      throw .unknownEnding(output: output)
    }
    guard formats.isEmpty || formats.contains(format) else {
      throw .contradiction(output: output, formats: formats)
    }
    destination = .file(stem: String(output[..<dot]), ending: ending, format: format)
    self.formats = formats.isEmpty ? [format] : formats
  }

  /// The screens of a source `name` with their pictures; screens are told apart by names where there are several.
  public func pictures(
    of name: String, showing document: Document
  ) -> [(screen: Screen, pictures: [PlannedPicture])] {
    guard document.screens.count > 1 else {
      return document.screens.map { ($0, pictures(of: name, screen: nil)) }
    }
    var taken: Set<String> = []
    return document.screens.enumerated().map { index, screen in
      var fileName = OutputPlan.fileName(screen.name ?? String(index + 1))
      // Names may differ in what a path cannot hold, or in letters that some disks hold to be the same.
      if !taken.insert(fileName.lowercased()).inserted { fileName += "-\(index + 1)" }
      taken.insert(fileName.lowercased())
      return (screen, pictures(of: name, screen: fileName))
    }
  }

  /// The pictures of one screen of the source `name`; `screen` tells it from others and is `nil` for the only one.
  public func pictures(of name: String, screen: String?) -> [PlannedPicture] {
    let screenSuffix = screen.map { "-" + OutputPlan.fileName($0) } ?? ""
    return scales.flatMap { scale in
      formats.map { format in
        let scaleSuffix = scales.count > 1 ? scale.map(OutputPlan.suffix) ?? "" : ""
        return PlannedPicture(
          stem: stem(of: name) + screenSuffix,
          ending: "\(scaleSuffix).\(ending(of: format))",
          format: format,
          scale: scale
        )
      }
    }
  }

  private func stem(of name: String) -> String {
    switch destination {
    case .file(let stem, _, _): stem
    case .folder(let folder): folder.isEmpty || folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }
  }

  private func ending(of format: PictureFormat) -> String {
    if case .file(_, let ending, format) = destination { return ending }
    return format.rawValue
  }

  /// The mark of a finer picture in iOS's way: `@2x`.
  private static func suffix(of scale: Double) -> String {
    scale == 1 ? "" : "@\(Int(scale))x"
  }

  /// A name that is one safe part of a path.
  static func fileName(_ name: String) -> String {
    let safe = name.map { character in
      character.isLetter || character.isNumber || "-_. ".contains(character) ? character : "-"
    }
    return safe.first == "." ? "-" + String(safe.dropFirst()) : String(safe)
  }

  /// The dot before the ending of a path's last part; a dot that begins a hidden name is none.
  private static func endingDot(in path: String) -> String.Index? {
    let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    return name.lastIndex(of: ".").flatMap { $0 == name.startIndex ? nil : $0 }
  }
}
