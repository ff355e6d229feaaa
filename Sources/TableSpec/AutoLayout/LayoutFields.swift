import TableModel
import TableSources

extension Field where Model == View {
  /// The keys of what Auto Layout knows of a view.
  static var layout: [Field] { names + sizes }

  private static var names: [Field] {
    [
      Field(
        "id", ViewName.coding, "What constraints call it, and what `inspect` prints.",
        get: { $0.id }, set: { $0.id = $1 }
      )
      .written(rank: -1),
      Field(
        "constraints", ConstraintSchema.list,
        """
        What holds for it and the views in it, in anchors (`title.leading == superview.leading + 16`) or in the visual \
        format.
        """,
        get: { $0.layout?.constraints ?? [] },
        set: { view, constraints in view.changeLayout { $0.constraints = constraints } }
      )
      .written(rank: 2),
      Field(
        "stackView", StackViewSchema.coding, "How it lines up its `subviews`.",
        get: { $0.layout?.stack }, set: { view, stack in view.changeLayout { $0.stack = stack } }),
      Field(
        "scrollView", .boolean,
        "Whether what is in it may be larger: constraints of views in it with its edges say how large that is.",
        reduction: .detail, get: { $0.layout?.isScrollView ?? false },
        set: { view, isScrollView in view.changeLayout { $0.isScrollView = isScrollView } }),
      Field(
        "translatesAutoresizingMaskIntoConstraints", .boolean,
        "Whether its `frame` and mask place it, beside views that constraints place.", reduction: .detail,
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
        "How much it resists becoming larger than what it shows.", without: "250", reduction: .detail
      ) {
        $0.layout.flatMap {
          $0.contentHuggingPriority == usual.contentHuggingPriority ? nil : $0.contentHuggingPriority
        }
      } set: { view, priorities in
        view.changeLayout { $0.contentHuggingPriority = priorities }
      },
      Field(
        "contentCompressionResistancePriority", LayoutPrioritiesSchema.coding,
        "How much it resists becoming smaller than what it shows.", without: "750", reduction: .detail
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
        "How large it is by itself: as `content` is, `none`, or otherwise.", reduction: .detail,
        get: { $0.layout?.intrinsicContentSize ?? .content },
        set: { view, size in view.changeLayout { $0.intrinsicContentSize = size } }),
      Field(
        "preferredMaxLayoutWidth", .number(.from(1, to: 10_000)), "The width at which its text is broken.",
        without: "its own", reduction: .detail, get: { $0.layout?.preferredMaxLayoutWidth },
        set: { view, width in view.changeLayout { $0.preferredMaxLayoutWidth = width } }),
      Field(
        "layoutMargins", EdgeInsetsSchema.scrolling, "How far its margins lie from its edges.",
        without: "8 at every side", reduction: .detail, get: { $0.layout?.layoutMargins },
        set: { view, margins in view.changeLayout { $0.layoutMargins = margins } }),
    ]
  }

  private static var usual: AutoLayout { AutoLayout() }
}
