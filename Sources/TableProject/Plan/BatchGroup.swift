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
