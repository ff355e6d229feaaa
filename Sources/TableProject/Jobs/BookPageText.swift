import TableLayout
import TableModel
import TableRendering
import TableThemes

/// What a book says of a picture: its look, its size, how it is drawn, where it comes from and what was found there.
package struct BookPageText {
  private let item: SheetList.Item
  private let variant: Variant
  private let scene: Scene

  package init(of item: SheetList.Item, _ variant: Variant, _ scene: Scene) {
    self.item = item
    self.variant = variant
    self.scene = scene
  }

  /// The page of the picture.
  func entry(_ title: String) -> BookEntry {
    BookEntry(
      title: title, pictures: [ContactSheet.Entry(scene)], facts: facts,
      findings: item.findings.map(BookPageText.paragraph))
  }

  /// The look, the size in points, the values of other axes, and the source.
  private var facts: [String] {
    let size = [scene.size.width, scene.size.height].map(\.shortDescription).joined(separator: "×")
    let others = VariantAxis.all.filter { $0 != .theme && $0 != .scale }.map { $0.caption(of: variant) }
    return [Theme.named(scene.theme)?.title ?? scene.theme, "\(size) points"] + others.filter { !$0.isEmpty }
      + [item.input.isStandardInput ? "" : item.input.path.text].filter { !$0.isEmpty }
  }

  /// A finding in one paragraph: `list.yaml:3:7: warning: …; …`.
  package static func paragraph(_ finding: Diagnostic) -> String {
    let place = finding.location.file.isEmpty ? "" : "\(finding.location.text): "
    let hint = finding.hint.map { "; \($0)" } ?? ""
    return "\(place)\(finding.severity.rawValue): \(finding.message)\(hint)".withVisibleControls
  }
}
