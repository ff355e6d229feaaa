import TableModel

/// The end of a file's name that tells how many pixels of it make a point: `icon@2x.png`.
package enum ScaleSuffix {
  /// The scales that have a suffix.
  package static let scales: [Double] = [2, 3]

  /// The scale that a name tells; `nil` if it has no suffix.
  package static func scale(in name: FilePath) -> Double? {
    let stem = parts(of: name).stem
    return scales.first { stem.bytes.suffix(suffixLength).elementsEqual(suffix(for: $0).utf8) }
  }

  /// The name with the suffix of a scale.
  package static func adding(_ scale: Double, to name: FilePath) -> FilePath {
    let (stem, ending) = parts(of: name)
    return FilePath(bytes: (stem + suffix(for: scale)).bytes + ending)
  }

  /// The name without the suffix of a scale, if it has one.
  package static func removed(from name: FilePath) -> FilePath {
    guard scale(in: name) != nil else { return name }
    let (stem, ending) = parts(of: name)
    return FilePath(bytes: stem.bytes.dropLast(suffixLength) + ending)
  }

  /// The name without the suffix of a scale, and with a number where that is not 1: `icon-2.png`.
  package static func numbered(_ number: Int, _ name: FilePath) -> FilePath {
    let (stem, ending) = parts(of: removed(from: name))
    return FilePath(bytes: (number == 1 ? stem : stem + "-\(number)").bytes + ending)
  }

  private static let suffixLength = 3

  private static func suffix(for scale: Double) -> String { scale < 3 ? "@2x" : "@3x" }

  /// The name up to the last dot of its last part, and the rest.
  private static func parts(of name: FilePath) -> (stem: FilePath, ending: ArraySlice<UInt8>) {
    guard let dot = name.name.bytes.lastIndex(of: UInt8(ascii: ".")) else { return (name, []) }
    let ending = name.name.bytes[dot...]
    return (FilePath(bytes: name.bytes.dropLast(ending.count)), ending)
  }
}
