import TableModel
import TableRendering
import TableSources

extension BatchPlan {
  /// The plan of some of its inputs alone, whose pictures are drawn and named as in the whole.
  ///
  /// `paths` are files, folders and patterns; `nil` where some of what they stand for is not in the plan.
  public func part(of paths: [FilePath]) -> BatchPlan? {
    let expansion = InputExpansion(paths)
    guard expansion.problems.isEmpty, !expansion.inputs.isEmpty else { return nil }
    let wanted = Set(expansion.inputs.map(\.path.whole))
    guard wanted.isSubset(of: inputs.map(\.path.whole)) else { return nil }
    let hasFolder = paths.contains { $0.isFolder }
    let parts = groups.compactMap { group -> BatchGroup? in
      let all = (0..<group.inputs.count).map { group.inputs[$0] }
      let inputs = all.filter { wanted.contains($0.path.whole) }
      return inputs.isEmpty ? nil : group.part(inputs, isWhole: hasFolder && inputs.count == all.count)
    }
    return BatchPlan(parts, problems, requests, base: base, folder: folder)
  }
}

extension BatchGroup {
  /// The group with some of its inputs; of a part nobody knows which other pictures belong to it.
  fileprivate func part(_ inputs: [InputFile], isWhole: Bool) -> BatchGroup {
    BatchGroup(
      inputs: InputList(inputs), matrix: matrix, pattern: pattern, formats: formats, review: review,
      base: base, hasFolders: hasFolders && isWhole)
  }
}

extension FilePath {
  /// The path from the outermost folder, without links.
  fileprivate var whole: FilePath { resolved ?? self }
}
