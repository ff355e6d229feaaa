import TableModel
import TableSources

/// How SwiftUI lays out the views in one: `hStack`, `vStack` and `zStack`, and the `spacer` between them.
enum LayoutStackSchema {
  /// An alignment and a spacing, of which a stack of layers has none.
  struct Line<Alignment: Equatable & Sendable>: Equatable, Sendable {
    var alignment: Alignment
    var spacing: Double?
  }

  /// The least length of a spacer.
  struct Spacer: Equatable, Sendable {
    var minLength: Double?
  }

  private static let spacing = ValueCoding.number(.from(-1_000, to: 1_000))

  static let horizontalMapping = MappingSchema<Line<LayoutStack.Vertical>>(
    "hStack", subject: "a horizontal stack", initial: Line(alignment: .center),
    fields: [
      Field(
        "alignment", .word(LayoutStack.Vertical.self), "How views align.",
        get: { $0.alignment }, set: { $0.alignment = $1 }),
      spacingField(),
    ])

  static let verticalMapping = MappingSchema<Line<LayoutStack.Horizontal>>(
    "vStack", subject: "a vertical stack", initial: Line(alignment: .center),
    fields: [
      Field(
        "alignment", .word(LayoutStack.Horizontal.self), "How views align.",
        get: { $0.alignment }, set: { $0.alignment = $1 }),
      spacingField(),
    ])

  static let depthMapping = MappingSchema<Line<LayoutStack.Corner>>(
    "zStack", subject: "a stack of layers", initial: Line(alignment: .center),
    fields: [
      Field(
        "alignment", .word(LayoutStack.Corner.self), "How views align.",
        get: { $0.alignment }, set: { $0.alignment = $1 })
    ])

  static let spacerMapping = MappingSchema<Spacer>(
    "spacer", subject: "a spacer", initial: Spacer(),
    fields: [
      Field(
        "minLength", .number(.from(0, to: 4_096)), "The least length.", without: "8",
        get: { $0.minLength }, set: { $0.minLength = $1 })
    ])

  static let gridMapping = MappingSchema<LayoutStack.Grid>(
    "grid", subject: "a grid", initial: LayoutStack.Grid(),
    fields: [
      Field(
        "alignment", .word(LayoutStack.Horizontal.self), "How cells align in columns.",
        get: { $0.horizontal }, set: { $0.horizontal = $1 }),
      Field(
        "rowAlignment", .word(LayoutStack.Vertical.self), "How cells align in rows.",
        get: { $0.vertical }, set: { $0.vertical = $1 }),
      Field(
        "horizontalSpacing", spacing, "The space between columns.", without: "8",
        get: { $0.horizontalSpacing }, set: { $0.horizontalSpacing = $1 }),
      Field(
        "verticalSpacing", spacing, "The space between rows.", without: "8",
        get: { $0.verticalSpacing }, set: { $0.verticalSpacing = $1 }),
    ])

  /// A row of a grid, which may align its cells otherwise.
  struct Row: Equatable, Sendable {
    var alignment: LayoutStack.Vertical?
  }

  static let rowMapping = MappingSchema<Row>(
    "gridRow", subject: "a row of a grid", initial: Row(),
    fields: [
      Field(
        "alignment", .word(LayoutStack.Vertical.self), "How cells align.", without: "the grid’s",
        get: { $0.alignment }, set: { $0.alignment = $1 })
    ])

  /// The directions in which a view is to fit.
  struct Fitting: Equatable, Sendable {
    var axes = StackTraits.FixedSize.both
  }

  static let fittingMapping = MappingSchema<Fitting>(
    "viewThatFits", subject: "a view that fits", initial: Fitting(),
    fields: [
      Field(
        "axes", .word(StackTraits.FixedSize.self), "The directions.",
        get: { $0.axes }, set: { $0.axes = $1 })
    ])

  private static func spacingField<Alignment>() -> Field<Line<Alignment>> {
    Field(
      "spacing", spacing, "The space between views.", without: "8, and the leading between texts",
      get: { $0.spacing }, set: { $0.spacing = $1 })
  }

  private static let hint = "write {spacing: 8}, and its views in “subviews”"

  static let horizontal = Field<View>(
    "hStack", horizontalMapping.coding(hint: hint), "Views beside each other.",
    get: { view in
      guard case .stack(.horizontal(let alignment, let spacing)) = view.content else { return nil }
      return Line(alignment: alignment, spacing: spacing)
    }, set: { $0.content = .stack(.horizontal($1.alignment, spacing: $1.spacing)) })

  static let vertical = Field<View>(
    "vStack", verticalMapping.coding(hint: hint), "Views below each other.",
    get: { view in
      guard case .stack(.vertical(let alignment, let spacing)) = view.content else { return nil }
      return Line(alignment: alignment, spacing: spacing)
    }, set: { $0.content = .stack(.vertical($1.alignment, spacing: $1.spacing)) })

  static let depth = Field<View>(
    "zStack", depthMapping.coding(hint: "write {alignment: center}, and its views in “subviews”"),
    "Views over each other.",
    get: { view in
      guard case .stack(.depth(let corner)) = view.content else { return nil }
      return Line(alignment: corner)
    }, set: { $0.content = .stack(.depth($1.alignment)) })

  static let grid = Field<View>(
    "grid", gridMapping.coding(hint: "write {alignment: leading}, and its rows in “subviews”"),
    "Rows of columns.",
    get: { view in
      guard case .stack(.grid(let grid)) = view.content else { return nil }
      return grid
    }, set: { $0.content = .stack(.grid($1)) })

  static let row = Field<View>(
    "gridRow", rowMapping.coding(hint: "write {alignment: top}, and its cells in “subviews”"),
    "A row of a `grid`.",
    get: { view in
      guard case .stack(.row(let alignment)) = view.content else { return nil }
      return Row(alignment: alignment)
    }, set: { $0.content = .stack(.row($1.alignment)) })

  static let fitting = Field<View>(
    "viewThatFits", fittingMapping.coding(hint: "write {axes: horizontal}, and the views in “subviews”"),
    "The first view that fits.",
    get: { view in
      guard case .stack(.fitting(let axes)) = view.content else { return nil }
      return Fitting(axes: axes)
    }, set: { $0.content = .stack(.fitting($1.axes)) })

  static let spacer = Field<View>(
    "spacer", spacerMapping.coding(hint: "write {minLength: 8}").orPresence { Spacer() },
    "The rest of a stack.",
    get: { view -> Spacer?? in
      guard case .spacer(let minLength) = view.content else { return nil }
      return Spacer(minLength: minLength)
    }, set: { $0.content = $1.map { .spacer(minLength: $0.minLength) } ?? .none })
}

/// What SwiftUI's modifiers say of a view in a stack.
enum StackTraitsSchema {
  static let fields: [Field<View>] = [
    Field(
      "layoutPriority", .number(.from(-1_000, to: 1_000)), "Higher ones are offered room first.",
      get: { $0.stackTraits?.layoutPriority ?? 0 },
      set: { view, value in view.changeTraits { $0.layoutPriority = value } }),
    Field(
      "fixedSize", .word(StackTraits.FixedSize.self), "Where it does not give way.",
      get: { $0.stackTraits?.fixedSize },
      set: { view, value in view.changeTraits { $0.fixedSize = value } }),
    Field(
      "padding", EdgeInsetsSchema.scrolling, "The space around it; `left` is leading.",
      get: { $0.stackTraits?.padding ?? .zero },
      set: { view, value in view.changeTraits { $0.padding = value } }),
    Field(
      "flexibleFrame", frame, "SwiftUI’s `frame`, around the padding.",
      get: { $0.stackTraits?.frame ?? FlexibleFrame() },
      set: { view, value in view.changeTraits { $0.frame = value } }),
    Field(
      "fillsStack", .boolean, "Whether it is as large as the others of a `zStack`.",
      get: { $0.stackTraits?.fillsStack ?? false },
      set: { view, value in view.changeTraits { $0.fillsStack = value } }),
    Field(
      "gridCellColumns", .wholeNumber(1...100), "Columns that it takes.",
      get: { $0.stackTraits?.gridCellColumns ?? 1 },
      set: { view, value in view.changeTraits { $0.gridCellColumns = value } }),
    Field(
      "gridColumnAlignment", .word(LayoutStack.Horizontal.self), "How its column aligns.",
      without: "the grid’s", get: { $0.stackTraits?.gridColumnAlignment },
      set: { view, value in view.changeTraits { $0.gridColumnAlignment = value } }),
    Field(
      "gridCellUnsizedAxes", .word(StackTraits.FixedSize.self), "Where it makes no cell larger.",
      get: { $0.stackTraits?.gridCellUnsizedAxes },
      set: { view, value in view.changeTraits { $0.gridCellUnsizedAxes = value } }),
  ]

  private static let stacks: Set<String> = ["hStack", "vStack", "zStack", "grid", "gridRow", "viewThatFits"]

  /// Reads a view and those in it, and tells what stacks of SwiftUI alone know and no stack is there for.
  static func decode(
    _ entries: [SpecNode.Entry], into view: inout View, with mapping: MappingSchema<View>,
    _ context: DecodingContext
  ) -> MappingKeys {
    let outer = context.stack
    let own = entries.lazy.compactMap(\.name).first(where: stacks.contains)
    context.stack = own
    let keys = mapping.decode(entries, into: &view, context)
    context.stack = outer
    tellIgnored(keys, in: outer, own, context)
    return keys
  }

  private static func tellIgnored(
    _ keys: MappingKeys, in outer: String?, _ own: String?, _ context: DecodingContext
  ) {
    let tell = { (names: Set<String>, place: String, hint: String) in
      for entry in keys.present(among: names) {
        context.warning(
          "\(quoted(entry.name ?? "")) has no effect \(place)", at: entry.key.range, hint: hint)
      }
    }
    if outer != "zStack" {
      tell(["fillsStack"], "outside of a “zStack”", "put the view into the “subviews” of a zStack")
    }
    if outer != "grid" { tell(["gridRow"], "outside of a “grid”", "put it into the “subviews” of a grid") }
    if outer != "grid", outer != "gridRow" {
      tell(
        ["gridCellColumns", "gridColumnAlignment", "gridCellUnsizedAxes"], "outside of a “grid”",
        "put the view into the “subviews” of a gridRow")
    }
    if outer == "grid" {
      if own == "gridRow" {
        tell(
          [
            "gridCellColumns", "gridColumnAlignment", "gridCellUnsizedAxes", "padding", "flexibleFrame",
            "fixedSize",
          ], "on a row of a grid", "write it on the views in the row")
      } else {
        tell(["gridCellColumns"], "on a view that is a row by itself", "put the view into a gridRow")
      }
    }
    if outer == nil {
      let inStack = "put the view into the “subviews” of an hStack, a vStack or a zStack"
      tell(["layoutPriority", "spacer"], "outside of a stack", inStack)
      if own == nil { tell(["fixedSize", "padding", "flexibleFrame"], "outside of a stack", inStack) }
    }
    if let own { tell(["stackView"], "beside \(quoted(own))", "write one of them") }
    if let spacer = keys["spacer"], spacer.value.scalar?.text == "false", outer != nil {
      context.warning("“spacer: false” shows nothing", at: spacer.key.range, hint: "leave it out")
    }
  }

  private static let frame = frameMapping.coding(hint: "write {maxWidth: infinity, alignment: leading}")

  static let frameMapping = MappingSchema<FlexibleFrame>(
    "flexibleFrame", subject: "a frame of SwiftUI", initial: FlexibleFrame(),
    fields: [
      length("width", finite, get: { $0.width.fixed }, set: { $0.width.fixed = $1 }),
      length("minWidth", finite, get: { $0.width.least }, set: { $0.width.least = $1 }),
      length("idealWidth", finite, get: { $0.width.ideal }, set: { $0.width.ideal = $1 }),
      length("height", finite, get: { $0.height.fixed }, set: { $0.height.fixed = $1 }),
      length("minHeight", finite, get: { $0.height.least }, set: { $0.height.least = $1 }),
      length("idealHeight", finite, get: { $0.height.ideal }, set: { $0.height.ideal = $1 }),
      length("maxWidth", endless, get: { $0.width.most }, set: { $0.width.most = $1 }),
      length("maxHeight", endless, get: { $0.height.most }, set: { $0.height.most = $1 }),
      Field(
        "alignment", .word(LayoutStack.Corner.self), "Where the view stands in it.",
        get: { $0.alignment }, set: { $0.alignment = $1 }),
    ])

  private static func length(
    _ key: String, _ coding: ValueCoding<Double>, get: @escaping @Sendable (FlexibleFrame) -> Double?,
    set: @escaping @Sendable (inout FlexibleFrame, Double) -> Void
  ) -> Field<FlexibleFrame> {
    Field(key, coding, "A length.", without: "the view’s", get: get, set: set)
  }

  private static let finite = ValueCoding.number(.from(0, to: 4_096))
  private static let word = "infinity"

  /// A length, or the word for all there is.
  private static let endless = ValueCoding<Double>(
    .either(finite.kind, .word(WordList { [word] })),
    encode: { length, context in length.isFinite ? finite.encode(length, context) : .word(word) },
    decode: { node, subject, context in
      if node.scalar?.text == word { return .infinity }
      return finite.decode(node, subject, context)
    })
}

extension View {
  /// Changes what SwiftUI's modifiers say of the view.
  fileprivate mutating func changeTraits(_ change: (inout StackTraits) -> Void) {
    var traits = stackTraits ?? StackTraits()
    change(&traits)
    stackTraits = traits == StackTraits() ? nil : traits
  }
}
