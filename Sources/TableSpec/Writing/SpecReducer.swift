import TableModel
import TableSources

/// Leaves out of a document what a spec need not say for its pictures to be the same.
///
/// Interface Builder writes much that is so without being written: fonts and colours that the look has anyway, heights
/// that rows have by themselves. Keys are tried in groups of one kind, and a group that matters in parts is halved, so
/// that the pictures compared are few.
public struct SpecReducer {
  private let loader: SpecLoader
  private let folder: FilePath
  private let isSame: (Document) -> Bool
  /// How many more documents may be compared.
  private var comparisonsLeft = 600

  /// A reducer of specs that lie in a folder; `isSame` says whether a document still gives the pictures that it must.
  public init(folder: FilePath, loader: SpecLoader, isSame: @escaping (Document) -> Bool) {
    self.folder = folder
    self.loader = loader
    self.isSame = isSame
  }

  /// The document of one screen with as few words as its pictures need.
  public mutating func reduced(_ screen: Screen) -> Screen {
    let value = SpecDescriber(images: ImageNames(folder: folder)).screen(screen)
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

  /// The paths of all keys that may be left out, those of a kind together; what holds others comes first.
  private static func groups(of value: SpecValue) -> [[SpecPath]] {
    var groups: [String: [SpecPath]] = [:]
    value.visit { path, key, parent, value in
      if keys.contains(key) || value.isHeightAlone && ["header", "footer"].contains(key) {
        groups[key, default: []].append(path)
      } else if keys.contains("\(parent)/\(key)") {
        groups["\(parent)/\(key)", default: []].append(path)
      }
    }
    return (["header", "footer"] + keys).compactMap { groups[$0] }
  }

  /// The keys that Interface Builder writes whether they matter or not; `a/b` is the key `b` in the value of `a`.
  private static let keys = [
    "detailTextLabel", "textLabel", "selectionStyle", "indentationLevel", "indentationWidth",
    "shouldIndentWhileEditing", "allowsMultipleSelection", "allowsMultipleSelectionDuringEditing",
    "sectionIndexColor",
    "sectionIndexBackgroundColor", "sectionIndexTrackingBackgroundColor",
    "sectionIndexMinimumDisplayRowCount",
    "sectionHeaderHeight", "sectionFooterHeight", "separatorStyle", "separatorColor", "separatorInset",
    "contentInset", "font", "font/italic", "font/weight", "textColor", "highlightedTextColor",
    "textAlignment",
    "minimumScaleFactor", "adjustsFontSizeToFitWidth", "numberOfLines", "lineBreakMode", "shadowColor",
    "shadowOffset", "contentMode", "template", "autoresizingMask", "clipsToBounds", "contentView/size",
    "backgroundColor", "tintColor", "height", "rowHeight",
  ]
}
