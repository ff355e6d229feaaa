import TableModel
import TableSources

/// A font's PostScript name, which tells its family, its weight and whether it slants: `HelveticaNeue-LightItalic`.
struct IBFontName {
  /// The part before the hyphen.
  let family: String
  private let face: String

  /// The parts of a name.
  init(_ name: String) {
    let parts = name.split(separator: "-", maxSplits: 1)
    family = parts.first.map(String.init) ?? name
    face = parts.count > 1 ? parts[1].lowercased() : ""
  }

  /// Words for weights in the order in which they are looked for, as some are parts of others.
  private static let weights: [(word: String, weight: FontWeight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light),
    ("medium", .medium), ("semibold", .semibold), ("demi", .semibold), ("extrabold", .heavy),
    ("bold", .bold), ("heavy", .heavy), ("black", .black),
  ]

  /// The weight.
  var weight: FontWeight {
    IBFontName.weights.first { face.contains($0.word) }?.weight ?? .regular
  }

  /// Whether the letters slant.
  var isItalic: Bool { face.contains("italic") || face.contains("oblique") }
}
