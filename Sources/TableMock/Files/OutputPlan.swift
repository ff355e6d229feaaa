import Glibc

/// Where the pictures of a call go.
public struct OutputPlan: Sendable {
  /// The ways in which a user can name the place.
  private enum Destination: Sendable {
    case folder(String)
    case file(String)
  }

  private let destination: Destination
  private let formats: [PictureFormat]
  private let scales: [Double?]

  /// A plan for pictures of all formats at all scales.
  ///
  /// - Parameters:
  ///   - output: A file with the ending of a format, or a folder; `nil` for the current folder.
  ///   - formats: The kinds of files; empty for the one that the file's ending says, else PNG.
  ///   - scales: Device pixels a point; `nil` for the source's own.
  public init(output: String?, formats: [PictureFormat], scales: [Double?]) {
    let named = output.flatMap(OutputPlan.format(ofEnding:))
    self.formats = formats.isEmpty ? [named ?? .png] : formats
    self.scales = scales
    if let output, named != nil, !OutputPlan.isFolder(output) {
      destination = .file(OutputPlan.withoutEnding(output))
    } else {
      destination = .folder(output ?? "")
    }
  }

  /// The pictures of one screen of the source `name`; `screen` tells it from others and is `nil` for the only one.
  public func pictures(of name: String, screen: String?) -> [PlannedPicture] {
    let base =
      switch destination {
      case .file(let path): path
      case .folder(let folder): folder.isEmpty || folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      }
    return scales.flatMap { scale in
      formats.map { format in
        let suffix = scales.count > 1 ? scale.map(OutputPlan.suffix) ?? "" : ""
        let path = "\(base)\(screen.map { "-" + OutputPlan.fileName($0) } ?? "")\(suffix).\(format.rawValue)"
        return PlannedPicture(path: path, format: format, scale: scale)
      }
    }
  }

  /// The mark of a finer picture in iOS's way: `@2x`.
  private static func suffix(of scale: Double) -> String {
    scale == 1 ? "" : "@\(Int(scale))x"
  }

  /// A name that is one safe part of a path.
  private static func fileName(_ name: String) -> String {
    let safe = name.map { character in
      character.isLetter || character.isNumber || "-_. ".contains(character) ? character : "-"
    }
    return safe.first == "." ? "-" + String(safe.dropFirst()) : String(safe)
  }

  private static func format(ofEnding path: String) -> PictureFormat? {
    path.split(separator: "/").last?.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last
      .flatMap { PictureFormat(rawValue: $0.lowercased()) }
  }

  private static func withoutEnding(_ path: String) -> String {
    path.lastIndex(of: ".").map { String(path[..<$0]) } ?? path
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
