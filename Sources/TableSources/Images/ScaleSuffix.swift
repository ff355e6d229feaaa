/// The end of a file's name that tells how many pixels of it make a point: `icon@2x.png`.
package enum ScaleSuffix {
  /// The scales that have a suffix.
  package static let scales: [Double] = [2, 3]

  /// The scale that a name tells; `nil` if it has no suffix.
  package static func scale(in name: String) -> Double? {
    let stem = parts(of: name).stem
    return scales.first { stem.hasSuffix(suffix(for: $0)) }
  }

  /// The name with the suffix of a scale.
  package static func adding(_ scale: Double, to name: String) -> String {
    let (stem, ending) = parts(of: name)
    return stem + suffix(for: scale) + ending
  }

  /// The name without the suffix of a scale, if it has one.
  package static func removed(from name: String) -> String {
    let (stem, ending) = parts(of: name)
    guard let scale = scale(in: name) else { return name }
    return stem.dropLast(suffix(for: scale).count) + ending
  }

  /// The name without the suffix of a scale, and with a number where that is not 1: `icon-2.png`.
  package static func numbered(_ number: Int, _ name: String) -> String {
    let (stem, ending) = parts(of: removed(from: name))
    return number == 1 ? stem + ending : "\(stem)-\(number)\(ending)"
  }

  private static func suffix(for scale: Double) -> String { "@\(Int(scale))x" }

  /// The name up to the last dot of its last part, and the rest.
  private static func parts(of name: String) -> (stem: String, ending: String) {
    let file = FilePath.name(of: name)
    guard let dot = file.lastIndex(of: ".") else { return (name, "") }
    let ending = String(file[dot...])
    return (String(name.dropLast(ending.count)), ending)
  }
}
