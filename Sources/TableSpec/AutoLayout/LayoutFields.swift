import TableModel
import TableSources

extension Field where Model == View {
  /// The keys of what Auto Layout knows of a view.
  static var layout: [Field] { names + sizes }

  private static var names: [Field] {
    [
      Field(
        "id", ViewName.coding, "Its name in constraints and in `inspect`.",
        get: { $0.id }, set: { $0.id = $1 }
      )
      .written(rank: -1),
      Field(
        "constraints", ConstraintSchema.list,
        "Constraints of the view and its subviews, as anchors or in the visual format.",
        get: { $0.layout?.constraints ?? [] },
        set: { view, constraints in view.changeLayout { $0.constraints = constraints } }
      )
      .written(rank: 2),
      Field(
        "stackView", StackViewSchema.coding, "How it arranges its `subviews`.",
        get: { $0.layout?.stack }, set: { view, stack in view.changeLayout { $0.stack = stack } }),
      Field(
        "scrollView", .boolean,
        "Whether its content may be larger, as constraints to its edges say.",
        reduction: .detail, get: { $0.layout?.isScrollView ?? false },
        set: { view, isScrollView in view.changeLayout { $0.isScrollView = isScrollView } }),
      Field(
        "translatesAutoresizingMaskIntoConstraints", .boolean,
        "Whether its `frame` and mask place it among constrained views.", reduction: .detail,
        get: { $0.layout?.translatesAutoresizingMaskIntoConstraints ?? true },
        set: { view, translates in
          view.changeLayout { $0.translatesAutoresizingMaskIntoConstraints = translates }
        }),
    ]
  }

  private static var sizes: [Field] {
    [
      Field(
        "contentHuggingPriority", LayoutPrioritiesSchema.coding,
        "How strongly it resists becoming larger than its content.", without: "250", reduction: .detail
      ) {
        $0.layout.flatMap {
          $0.contentHuggingPriority == usual.contentHuggingPriority ? nil : $0.contentHuggingPriority
        }
      } set: { view, priorities in
        view.changeLayout { $0.contentHuggingPriority = priorities }
      },
      Field(
        "contentCompressionResistancePriority", LayoutPrioritiesSchema.coding,
        "How strongly it resists becoming smaller than its content.", without: "750", reduction: .detail
      ) {
        $0.layout.flatMap { layout in
          let priorities = layout.contentCompressionResistancePriority
          return priorities == usual.contentCompressionResistancePriority ? nil : priorities
        }
      } set: { view, priorities in
        view.changeLayout { $0.contentCompressionResistancePriority = priorities }
      },
      Field(
        "intrinsicContentSize", IntrinsicContentSizeSchema.coding,
        "Its own size: that of its `content`, `none`, or another.", reduction: .detail,
        get: { $0.layout?.intrinsicContentSize ?? .content },
        set: { view, size in view.changeLayout { $0.intrinsicContentSize = size } }),
      Field(
        "preferredMaxLayoutWidth", .number(.from(1, to: 10_000)), "The width at which its text wraps.",
        without: "its own", reduction: .detail, get: { $0.layout?.preferredMaxLayoutWidth },
        set: { view, width in view.changeLayout { $0.preferredMaxLayoutWidth = width } }),
      Field(
        "layoutMargins", EdgeInsetsSchema.scrolling, "How far its margins lie from its edges.",
        without: "8 at every side", reduction: .detail, get: { $0.layout?.layoutMargins },
        set: { view, margins in view.changeLayout { $0.layoutMargins = margins } }),
      Field(
        "preservesSuperviewLayoutMargins", .boolean,
        "Whether its margins are at least those of its superview.",
        reduction: .detail, get: { $0.layout?.preservesSuperviewLayoutMargins ?? false },
        set: { view, preserves in view.changeLayout { $0.preservesSuperviewLayoutMargins = preserves } }),
    ]
  }

  private static var usual: AutoLayout { AutoLayout() }
}

/// How much something matters across and down: a number for both, or a mapping.
enum LayoutPrioritiesSchema {
  static let mapping = MappingSchema<AutoLayout.Priorities>(
    "layoutPriorities", subject: "a priority",
    initial: AutoLayout.Priorities(horizontal: 0, vertical: 0),
    fields: [
      Field(
        "horizontal", priority, "The priority across.", .required,
        get: { $0.horizontal }, set: { $0.horizontal = $1 }),
      Field(
        "vertical", priority, "The priority down.", .required,
        get: { $0.vertical }, set: { $0.vertical = $1 }),
    ])

  private static let priority = ValueCoding.number(.from(0, to: 1_000))

  static let coding = ValueCoding<AutoLayout.Priorities>(
    both.kind,
    encode: { priorities, context in
      priorities.horizontal == priorities.vertical
        ? priority.encode(priorities.horizontal, context) : mapping.value(of: priorities, context)
    },
    decode: both.decode)

  private static let both = mapping.coding { _, keys, node, subject, context in
    mapping.requireKeys(keys, of: subject, node, context)
  }
  .or(priority.kind, shorten: { $0 }) { node, subject, context in
    priority.decode(node, subject, context).map { AutoLayout.Priorities(horizontal: $0, vertical: $0) }
  }
}

extension View {
  /// Changes what Auto Layout knows of the view.
  mutating func changeLayout(_ change: (inout AutoLayout) -> Void) {
    var layout = layout ?? AutoLayout()
    change(&layout)
    self.layout = layout
  }

  /// Whether anything is said of Auto Layout, of the view or of those in it.
  var usesAutoLayout: Bool { usesAutoLayout(isInStack: false) }

  /// The same; a stack of SwiftUI asks its views for their priorities, which need no constraint.
  private func usesAutoLayout(isInStack: Bool) -> Bool {
    if let layout, !isInStack || layout.withoutPriorities != AutoLayout() { return true }
    let isStack = if case .stack = content { true } else { false }
    return subviews.contains { $0.usesAutoLayout(isInStack: isStack) }
  }

  /// Whether a constraint may speak of the view or of one in it.
  private var hasNames: Bool { id != nil || subviews.contains(where: \.hasNames) }

  /// The view as a part of a layout; a frame alone, of which no constraint knows, stays a frame.
  func inLayout(isArranged: Bool = false) -> View {
    guard isArranged || frame == nil || hasNames || usesAutoLayout else { return self }
    var view = self
    view.changeLayout { _ in }
    // Stacks of SwiftUI place what is in them without constraints; what is in each of those is a layout of its own.
    if case .stack = content {
      view.subviews = subviews.map { $0.usesAutoLayout ? $0.inLayout() : $0 }
      return view
    }
    let isStack = view.layout?.stack != nil
    view.subviews = subviews.map { $0.inLayout(isArranged: isStack) }
    return view
  }
}

extension AutoLayout {
  /// What is said besides how much a view hugs its content and resists compression.
  fileprivate var withoutPriorities: AutoLayout {
    let usual = AutoLayout()
    var layout = self
    layout.contentHuggingPriority = usual.contentHuggingPriority
    layout.contentCompressionResistancePriority = usual.contentCompressionResistancePriority
    return layout
  }
}

/// How a view lines up its subviews.
enum StackViewSchema {
  private static let spacing = ValueCoding.number(.from(-1_000, to: 1_000))

  static let mapping = MappingSchema<StackView>(
    "stackView", subject: "a stack view", initial: StackView(),
    fields: [
      Field(
        "axis", .word(ViewContent.Axis.self), "The direction of the line.",
        get: { $0.axis }, set: { $0.axis = $1 }),
      Field(
        "alignment", .word(StackView.Alignment.self), "How views align across the axis.",
        get: { $0.alignment }, set: { $0.alignment = $1 }),
      Field(
        "distribution", .word(StackView.Distribution.self), "How views share the axis.",
        get: { $0.distribution }, set: { $0.distribution = $1 }),
      Field(
        "spacing", spacing, "The least space between two views.",
        get: { $0.spacing }, set: { $0.spacing = $1 }),
      Field(
        "customSpacing", customSpacing,
        "Other spaces after some views, by their `id`.",
        get: { $0.customSpacing }, set: { $0.customSpacing = $1 }),
      Field(
        "layoutMarginsRelativeArrangement", .boolean, "Whether views start and end at the margins.",
        get: { $0.isLayoutMarginsRelativeArrangement }, set: { $0.isLayoutMarginsRelativeArrangement = $1 }),
      Field(
        "baselineRelativeArrangement", .boolean, "Whether vertical spaces count between baselines.",
        get: { $0.isBaselineRelativeArrangement }, set: { $0.isBaselineRelativeArrangement = $1 }),
    ])

  static let coding = mapping.coding(hint: "write {axis: vertical}, and its views in “subviews”")

  private static let customSpacing = ValueCoding<[String: Double]>(
    .dictionary(of: spacing.kind),
    encode: { spaces, context in
      let entries = spaces.sorted { $0.key < $1.key }.compactMap { name, space in
        spacing.encode(space, context).map { SpecValue.Entry(key: name, value: $0) }
      }
      return .mapping(entries, isSpread: false)
    },
    decode: { node, subject, context in
      guard let entries = node.entries else {
        context.mismatch(
          node, subject, mustBe: .dictionary(of: spacing.kind), hint: "write {title: 12}")
        return nil
      }
      var spaces: [String: Double] = [:]
      for entry in entries where !entry.key.isUnreadable && !entry.value.isUnreadable {
        guard let name = entry.name else { continue }
        context.useView(name, at: entry.key.range)
        spaces[name] = spacing.decode(entry.value, .key(name), context)
      }
      return spaces
    })
}
