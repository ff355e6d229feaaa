import TableModel
import TableRendering
import TableSources

/// What one thread draws in one go: an input in some of the ways that it is drawn in.
package struct BatchUnit: Sendable {
  /// The number of the unit in the whole plan, whatever part of it a machine draws.
  package let index: Int
  /// The spec, document or bundle that the unit's pictures show.
  package let input: InputFile
  /// Whether these are the first ways of the input.
  package let isFirst: Bool
  /// Whether these are the last ways of the input.
  package let isLast: Bool
  private let group: BatchGroup
  private let variants: Range<Int>

  init(
    index: Int, input: InputFile, isFirst: Bool, isLast: Bool, group: BatchGroup, variants: Range<Int>
  ) {
    self.index = index
    self.input = input
    self.isFirst = isFirst
    self.isLast = isLast
    self.group = group
    self.variants = variants
  }

  /// What reviews of the pictures overlook.
  package var review: ReviewRules { group.review }

  /// The pictures of a source whose screens have these names; those of one screen in one way follow each other.
  package func jobs(forScreens names: [String?]) -> [BatchJob] {
    let labels = names.enumerated().map { $1 ?? String($0 + 1) }
    let fileNames = TableFileNames.apart(labels)
    return variants.flatMap { index in
      let variant = group.matrix[index]
      return labels.indices.flatMap { screen in
        group.formats.map { format in
          BatchJob(
            variant: variant, screen: screen, table: names.count > 1 ? labels[screen] : nil, format: format,
            output: output(variant, fileNames[screen], isOnly: isOnly(names), format))
        }
      }
    }
  }

  /// The names that pictures of the input can have, whatever tables it has.
  package var reach: NameReach { group.reach(folder: input.outputFolder, name: input.outputStem) }

  /// Whether the source's name alone tells its picture from all others.
  ///
  /// Tables of Interface Builder documents have names of their own, which pictures have too, as they do elsewhere.
  private func isOnly(_ names: [String?]) -> Bool {
    guard names.count == 1 else { return false }
    guard input.path.hasEnding(["storyboard", "xib", "nib"]), let name = names.first ?? nil else {
      return true
    }
    return FilePath(TableFileNames.fileName(name)).caseFolded == input.outputStem.caseFolded
  }

  private func output(
    _ variant: Variant, _ table: String, isOnly: Bool, _ format: PictureFormat
  ) -> FilePath {
    group.pattern.path(in: group.base) { placeholder in
      switch placeholder {
      case .folder: input.outputFolder
      case .name: input.outputStem
      case .table: FilePath(table)
      case .tableSuffix: FilePath(isOnly ? "" : "-" + table)
      case .axis(let axis): FilePath(axis.word(of: variant) ?? "")
      case .suffix(let axis): FilePath(axis.suffix(of: variant))
      case .format: FilePath(format.rawValue)
      }
    }
  }
}

extension InputFile {
  /// The folders of the output's name; empty where there are none.
  fileprivate var outputFolder: FilePath {
    outputName.folder == .current ? "" : outputName.folder
  }

  /// The last part of the output's name.
  fileprivate var outputStem: FilePath { outputName.name }
}
