import TableModel
import TableSources

/// Leaves out of a document what a spec need not say for its pictures to be the same.
///
/// Interface Builder writes much that is so without being written: fonts and colours that the look has anyway, heights
/// that rows have by themselves. Keys are tried in groups of one kind, and a group that matters in parts is halved, so
/// that the pictures compared are few.
package struct SpecReducer {
  private let loader: SpecLoader
  private let folder: FilePath
  private let isSame: (Document) -> Bool
  /// How many more documents may be compared.
  private var comparisonsLeft: Int

  /// A reducer of specs that lie in a folder, which compares so many documents, and 600, at most.
  ///
  /// `isSame` says whether a document still gives the pictures that it must.
  package init(
    folder: FilePath, loader: SpecLoader, comparisons: Int, isSame: @escaping (Document) -> Bool
  ) {
    comparisonsLeft = min(600, comparisons)
    self.folder = folder
    self.loader = loader
    self.isSame = isSame
  }

  /// The document of one screen with as few words as its pictures need.
  package mutating func reduced(_ screen: Screen) -> Screen {
    let context = EncodingContext(images: ImageNames(folder: folder), textKeys: screen.textKeys)
    let value = ScreenSchema.mapping.value(of: ScreenDraft(screen), context)
    var left: Set<SpecPath> = []
    for group in SpecReducer.groups(of: value) { leaveOut(group[...], of: value, and: &left) }
    return document(value.without(left))?.screens.first ?? screen
  }

  /// Leaves out as many of some paths as can be, together or in halves.
  private mutating func leaveOut(
    _ paths: ArraySlice<SpecPath>, of value: SpecValue, and left: inout Set<SpecPath>
  ) {
    guard !paths.isEmpty, comparisonsLeft > 0 else { return }
    comparisonsLeft -= 1
    let more = left.union(paths)
    if let document = document(value.without(more)), isSame(document) {
      left = more
    } else if paths.count > 1 {
      let middle = paths.startIndex + paths.count / 2
      leaveOut(paths[..<middle], of: value, and: &left)
      leaveOut(paths[middle...], of: value, and: &left)
    }
  }

  private func document(_ value: SpecValue) -> Document? {
    loader.load(Array(YAMLPrinter.text(of: [value]).utf8), named: "-", folder: folder).document
  }

  /// The paths of all entries that may be left out, those of a key together; what holds others comes first.
  private static func groups(of value: SpecValue) -> [[SpecPath]] {
    var groups: [Group: [SpecPath]] = [:]
    var order: [Group] = []
    value.visit { path, entry in
      guard let reduction = entry.reduction, reduction != .space || entry.value.isHeightAlone else { return }
      let group = Group(reduction: reduction, key: entry.key)
      if groups[group] == nil { order.append(group) }
      groups[group, default: []].append(path)
    }
    return Reduction.allCases.sorted().flatMap { reduction in
      let found = order.filter { $0.reduction == reduction }
      return reduction == .fallback ? found.reversed() : found
    }
    .compactMap { groups[$0] }
  }

  /// Entries that are tried together.
  private struct Group: Hashable {
    var reduction: Reduction
    var key: String
  }
}

extension SpecValue {
  /// Whether the value is a mapping with the key `height` and no other.
  fileprivate var isHeightAlone: Bool {
    if case .mapping(let entries, _) = self { entries.map(\.key) == ["height"] } else { false }
  }
}
