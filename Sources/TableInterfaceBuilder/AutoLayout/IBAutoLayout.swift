import TableModel
import TableSources

/// Reads what Auto Layout knows of the views in a cell.
struct IBAutoLayout {
  let context: IBContext
  private let constraints: IBLayoutConstraint

  /// A reader for the views of a cell.
  init(of cell: XMLElement, context: IBContext) {
    self.context = context
    let guides = cell.id.map { id in IBAutoLayout.guides(of: cell).map { ($0, id) } } ?? []
    constraints = IBLayoutConstraint(
      context: context, known: IBAutoLayout.ids(in: cell),
      equals: Dictionary(guides) { first, _ in first })
  }

  /// Whether a cell has any constraints.
  static func isUsed(in element: XMLElement) -> Bool {
    element.child(named: "constraints") != nil || element.children.contains(where: isUsed)
  }

  private static func ids(in element: XMLElement) -> Set<String> {
    element.children.reduce(into: Set([element.id].compactMap { $0 })) { $0.formUnion(ids(in: $1)) }
  }

  /// What is known of an element's view, without the subviews that are not shown.
  func layout(of element: XMLElement, content: ViewContent) -> AutoLayout {
    var layout = AutoLayout()
    layout.translatesAutoresizingMaskIntoConstraints =
      element.flag("translatesAutoresizingMaskIntoConstraints") != false
      || element.flag("fixedFrame") == true
    layout.contentHuggingPriority = priorities("HuggingPriority", of: element, else: 250)
    layout.contentCompressionResistancePriority = priorities(
      "CompressionResistancePriority", of: element, else: 750)
    layout.intrinsicContentSize = IBIntrinsicSize(context: context).size(of: element, content: content)
    layout.preferredMaxLayoutWidth = context.number(
      "preferredMaxLayoutWidth", of: element, in: .from(0, to: 10_000)
    ).flatMap { $0 > 0 ? $0 : nil }
    layout.layoutMargins = context.insets("layoutMargins", of: element) ?? directionalMargins(of: element)
    layout.preservesSuperviewLayoutMargins = element.flag("preservesSuperviewLayoutMargins") ?? false
    layout.constraints = constraints.constraints(in: element)
    layout.guides = IBAutoLayout.guides(of: element)
    layout.isScrollView = element.name == "scrollView"
    if element.name == "stackView" {
      layout.stack = stack(element)
      // Interface Builder writes margins of a stack where its views are to keep within them, and no attribute besides.
      layout.stack?.isLayoutMarginsRelativeArrangement = layout.layoutMargins != nil
    }
    return layout
  }

  /// The constraints that a cell holds itself.
  func constraints(of cell: XMLElement) -> [LayoutConstraint] { constraints.constraints(in: cell) }

  private func priorities(
    _ name: String, of element: XMLElement, else standard: Double
  ) -> AutoLayout.Priorities {
    let number = { (direction: String) in
      context.number(direction + name, of: element, in: .from(0, to: 1_000)) ?? standard
    }
    return AutoLayout.Priorities(horizontal: number("horizontal"), vertical: number("vertical"))
  }

  private func directionalMargins(of element: XMLElement) -> EdgeInsets? {
    guard let insets = element.child(key: "directionalLayoutMargins") else { return nil }
    let side = { (name: String) in context.number(name, of: insets, in: .from(-4_096, to: 4_096)) ?? 0 }
    return EdgeInsets(
      top: side("top"), left: side("leading"), bottom: side("bottom"), right: side("trailing"))
  }

  /// The identifiers of the guides, all of which lie in cells where the view itself does.
  private static func guides(of element: XMLElement) -> [String] {
    (element.children + element.elements(in: "layoutGuides")).filter { $0.name == "viewLayoutGuide" }
      .compactMap(\.id)
  }

  private static let alignments: [String: StackView.Alignment] = {
    var words = Dictionary(uniqueKeysWithValues: StackView.Alignment.allCases.map { ($0.rawValue, $0) })
    words["top"] = .leading
    words["bottom"] = .trailing
    return words
  }()
  private static let distributions = Dictionary(
    uniqueKeysWithValues: StackView.Distribution.allCases.map { ($0.rawValue, $0) })
  /// The space between views that a document calls standard, in points.
  private static let standardSpacing = 8.0

  private func stack(_ element: XMLElement) -> StackView {
    let axes: [String: ViewContent.Axis] = ["horizontal": .horizontal, "vertical": .vertical]
    var stack = StackView(
      axis: context.word("axis", of: element, among: axes) ?? .horizontal,
      alignment: context.word("alignment", of: element, among: IBAutoLayout.alignments) ?? .fill,
      distribution: context.word("distribution", of: element, among: IBAutoLayout.distributions) ?? .fill,
      spacing: context.number("spacing", of: element, in: .from(-1_000, to: 1_000))
        ?? (element["spacingType"] == "standard" ? IBAutoLayout.standardSpacing : 0)
    )
    stack.isBaselineRelativeArrangement = element.flag("baselineRelativeArrangement") ?? false
    return stack
  }
}
