import TableModel
import TableRendering

/// Inputs that are drawn in the same ways and named by the same pattern.
struct BatchGroup: Sendable {
  /// The number of ways that are drawn in one go, so that many ways of one input keep all threads busy.
  static let chunk = 16

  let inputs: InputList
  let matrix: VariantMatrix
  let pattern: NamePattern
  let formats: [PictureFormat]
  /// What reviews of the pictures overlook.
  let review: ReviewRules
  /// The folder that names are relative to; empty for the current one.
  let base: FilePath
  /// Whether some of the inputs are all that folders hold, and not files that were named one by one.
  let hasFolders: Bool

  /// The number of units that one input makes.
  var chunksPerInput: Int { (matrix.count + BatchGroup.chunk - 1) / BatchGroup.chunk }

  /// The number of units.
  var unitCount: Int { inputs.count * chunksPerInput }

  /// The ways of a unit, by its number among those of its input.
  func variants(ofChunk chunk: Int) -> Range<Int> {
    chunk * BatchGroup.chunk..<min(matrix.count, (chunk + 1) * BatchGroup.chunk)
  }

  /// Sees that names can tell pictures apart, and that they need nothing that is not known.
  func check() throws(BatchPlanError) {
    for axis in VariantAxis.all {
      let count = matrix.words(of: axis).count
      if count == 0, pattern.uses(.axis(axis)) {
        throw BatchPlanError(
          "the pattern has {\(axis.name)}, but no values are given for it",
          hint: "give at least one \(axis.name), or remove the placeholder")
      }
      if count > 1, !pattern.uses(.axis(axis)), !pattern.uses(.suffix(axis)) {
        throw BatchPlanError(
          "the pattern lacks {\(axis.name)}, so \(count) pictures of each input would have the same name")
      }
    }
    guard let ending = pattern.literalEnding else { return }
    guard let format = PictureFormat(rawValue: ending.lowercasedLatin.text) else {
      throw BatchPlanError("the pattern must end in “.{format}”, or in \(PictureFormat.endings)")
    }
    guard formats == [format] else {
      throw BatchPlanError(
        "the pattern ends in “.\(ending)”, but the formats are \(formats.map(\.rawValue).joined(separator: ", "))",
        hint: "end it in “.{format}”")
    }
  }
}

extension BatchGroup {
  /// The names that pictures of the group's folders can have.
  var reach: NameReach { reach(folder: nil, name: nil) }

  /// The names that pictures of a source can have whose folder and name are known, whatever tables it has.
  func reach(folder: FilePath?, name: FilePath?) -> NameReach {
    let part = { (path: FilePath?) in path.map { NameReach.Part.text($0.bytes) } ?? .any }
    let start: FilePath = pattern.isAbsolute || base.isEmpty ? "" : base.appending("")
    var parts: [NameReach.Part] = [.text(pattern.isAbsolute ? Array("/".utf8) : start.bytes)]
    parts += pattern.parts { placeholder in
      switch placeholder {
      case .folder: part(folder)
      case .name: part(name)
      case .table, .tableSuffix: .any
      case .axis(let axis): .oneOf(words(of: axis) { axis.word(of: $0) ?? "" })
      case .suffix(let axis): .oneOf(words(of: axis) { axis.suffix(of: $0) })
      case .format: .oneOf(formats.map { Array($0.rawValue.utf8) })
      }
    }
    return NameReach(parts)
  }

  private func words(of axis: VariantAxis, _ text: (Variant) -> String) -> [[UInt8]] {
    let variants = matrix.words(of: axis).map { word in
      var variant = Variant()
      _ = axis.set(word, in: &variant)
      return variant
    }
    return (variants.isEmpty ? [Variant()] : variants).map { Array(text($0).utf8) }
  }
}
