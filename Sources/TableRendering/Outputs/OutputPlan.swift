import TableDrawing
import TableInterfaceBuilder
import TableLayout
import TableModel
import TableSources
import TableSpec
import TableThemes

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
  ///
  /// In a folder, a screen that was picked from others has its own name too, and so has any of Interface Builder's.
  public func pictures(
    of name: String, showing document: Document, isPicked: Bool = false
  ) -> [(screen: Screen, pictures: [PlannedPicture])] {
    var inFolder = false
    if case .folder = destination { inFolder = true }
    let names = TableFileNames(of: document, from: name, isPicked: isPicked, inFolder: inFolder)
    return zip(document.screens, names.suffixes).map { ($0, pictures(of: name, suffix: $1)) }
  }

  /// The pictures of one screen of the source `name`; `suffix` tells it from others and is `nil` where nothing must.
  private func pictures(of name: String, suffix: String?) -> [PlannedPicture] {
    let screenSuffix = suffix.map { "-" + $0 } ?? ""
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

  /// The dot before the ending of a path's last part; a dot that begins a hidden name is none.
  package static func endingDot(in path: String) -> String.Index? {
    let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    return name.lastIndex(of: ".").flatMap { $0 == name.startIndex ? nil : $0 }
  }
}
