import TableModel

/// The kinds of picture files that can be written.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  case png, svg, pdf, jpg

  /// The kind that the ending of a path asks for; `nil` for no ending, or that of no picture.
  public init?(path: FilePath) {
    guard let ending = path.ending?.lowercasedLatin.text else { return nil }
    self.init(rawValue: ending == "jpeg" ? "jpg" : ending)
  }

  /// All endings as a sentence has them: `.png, .svg, .pdf or .jpg`.
  public static let endings: String = {
    let endings = allCases.map { ".\($0.rawValue)" }
    return endings.dropLast().joined(separator: ", ") + " or " + (endings.last ?? "")
  }()

  /// All words for kinds, divided by commas: `png, svg, pdf, jpg`.
  public static var words: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
