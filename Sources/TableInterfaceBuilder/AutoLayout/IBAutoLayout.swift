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
    layout.layoutMargins = margins(of: element)
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

  /// The margins that an element's view has of its own.
  func margins(of element: XMLElement) -> EdgeInsets? {
    context.insets("layoutMargins", of: element)
      ?? context.directionalInsets("directionalLayoutMargins", of: element)
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
  /// The same from the last baseline of a text to the first of the next one below it, for each point of their size: 22 between
  /// texts of 17 points in four stacks of Interface Builder.
  private static let standardLineSpacing = 22.0 / 17

  private func stack(_ element: XMLElement) -> StackView {
    let axes: [String: ViewContent.Axis] = ["horizontal": .horizontal, "vertical": .vertical]
    let axis = context.word("axis", of: element, among: axes) ?? .horizontal
    let isBetweenLines = element.flag("baselineRelativeArrangement") ?? false
    let isStandard = element["spacingType"] == "standard"
    var stack = StackView(
      axis: axis,
      alignment: context.word("alignment", of: element, among: IBAutoLayout.alignments) ?? .fill,
      distribution: context.word("distribution", of: element, among: IBAutoLayout.distributions) ?? .fill,
      spacing: context.number("spacing", of: element, in: .from(-1_000, to: 1_000))
        ?? (isStandard ? IBAutoLayout.standardSpacing : 0)
    )
    stack.isBaselineRelativeArrangement = isBetweenLines
    if isStandard, isBetweenLines, axis == .vertical { stack.customSpacing = spacesBetweenTexts(of: element) }
    return stack
  }

  /// The standard space below each view with text in a column that has another one next, by their identifiers.
  private func spacesBetweenTexts(of stack: XMLElement) -> [String: Double] {
    let views = stack.elements(in: "subviews")
    let spaces = zip(views, views.dropFirst()).compactMap { view, next -> (String, Double)? in
      guard textSize(of: view) != nil, let size = textSize(of: next), let id = view.id else { return nil }
      return (id, IBAutoLayout.standardLineSpacing * size)
    }
    return Dictionary(spaces) { first, _ in first }
  }

  /// The size of a view's letters, of which a stack has those of its largest text; `nil` for a view without lines.
  private func textSize(of view: XMLElement) -> Double? {
    switch view.name {
    case "label", "textField":
      min(max(0, view.child(key: "fontDescription")?["pointSize"].flatMap(Double.init) ?? 17), 1_000)
    case "stackView": view.elements(in: "subviews").compactMap(textSize).max()
    default: nil
    }
  }
}

/// Reads how large views are by what they show.
struct IBIntrinsicSize {
  let context: IBContext

  /// The sizes in points of views that are drawn as boxes.
  private static let boxes: [String: Size] = [
    "datePicker": Size(width: 320, height: 216), "pickerView": Size(width: 320, height: 216),
  ]
  /// The distances between a text view's edges and its text, in points.
  private static let textInsets = EdgeInsets(top: 8, left: 5, bottom: 8, right: 5)

  /// The size of an element's view.
  func size(of element: XMLElement, content: ViewContent) -> IntrinsicContentSize {
    let length = { (name: String) in context.number(name, of: element, in: .from(0, to: 10_000)) }
    let (width, height) = (length("placeholderIntrinsicWidth"), length("placeholderIntrinsicHeight"))
    if width != nil || height != nil { return .size(width: width, height: height) }
    if let size = context.designables.size(of: element), !IBIntrinsicSize.wraps(element) {
      return .size(width: size.width, height: size.height)
    }
    if let box = IBIntrinsicSize.boxes[element.name], case .unknown = content {
      return .size(width: box.width, height: box.height)
    }
    switch element.name {
    case "button": return onBackground(element) ?? .button(button(element))
    case "textView":
      guard element.flag("scrollEnabled") == false else { return .none }
      var label = IBLabel(context: context).label(element)
      label.numberOfLines = 0
      return .text(label, IBIntrinsicSize.textInsets)
    case "label": return .content
    case "imageView":
      let size = element.picture("image").flatMap { context.images.intrinsicSize(named: $0, at: element) }
      return size.map { .size(width: $0.width, height: $0.height) } ?? .none
    default:
      if case .control = content { return .content }
      return .none
    }
  }

  /// Whether an element's text breaks into lines, so that its height follows from its width.
  private static func wraps(_ element: XMLElement) -> Bool {
    element.name == "textView"
      || (element.name == "label" && !["", "1"].contains(element["numberOfLines"] ?? ""))
  }

  /// The size of a button on a picture; `nil` where there is none, or one beside the title, or space that the author gives.
  ///
  /// The picture takes the place of the space around the title: the button is as large as the larger of both.
  private func onBackground(_ element: XMLElement) -> IntrinsicContentSize? {
    guard let state = element.child(key: "normal"), state.picture("image") == nil,
      context.insets("contentEdgeInsets", of: element) == nil,
      IBButtonConfiguration(of: element, context: context) == nil,
      let background = state.picture("backgroundImage").flatMap({
        context.images.intrinsicSize(named: $0, at: state, in: .button)
      })
    else { return nil }
    var button = button(element)
    let text = IBUsualSize.textSize(of: element, title: button.title.text)
    guard !button.title.text.isEmpty, text.width > background.width || text.height > background.height else {
      return .size(width: background.width, height: background.height)
    }
    let line = (button.title.font?.size ?? 0) * SymbolImage.lineHeight
    let rest = max(0, background.height - line) / 2
    button.contentEdgeInsets = EdgeInsets(top: rest, bottom: rest)
    return .button(button)
  }

  /// The height that a subtitle adds to a button, in points: its line and the space above it.
  static let subtitleHeight = 15.5
  /// How often a picture is as wide as its title is taken for, from where on it is surely the wider of both.
  private static let surelyWider = 1.25

  private func button(_ element: XMLElement) -> IntrinsicContentSize.Button {
    let state = element.child(key: "normal")
    let configuration = IBButtonConfiguration(of: element, context: context)
    var title = IBButtonTitle(context: context).label(of: element, configuration)
    var insets = configuration?.contentInsets ?? context.insets("contentEdgeInsets", of: element)
    if configuration?.subtitle != nil {
      title.attributedText.removeLast()
      title.text = title.attributedText.map(\.text).joined()
      title.numberOfLines = 1
      insets?.bottom += IBIntrinsicSize.subtitleHeight
    }
    let holders = [state, configuration?.element].compactMap { $0 }
    let owner = holders.first { $0.picture("image") != nil }
    let name = owner?.picture("image")
    let holder: IBImages.Holder =
      if !title.text.isEmpty { .view } else { configuration == nil ? .button : .configuredButton }
    let image =
      name.flatMap { context.images.intrinsicSize(named: $0, at: owner ?? element, in: holder) }
      ?? IBButtonPicture(of: element, context: context)?.size(in: holder)
    if title.font == nil { title.font = FontAttributes(size: 15) }
    title.textColor = nil
    guard let configuration, let image, !title.text.isEmpty else {
      return IntrinsicContentSize.Button(title: title, image: image, contentEdgeInsets: insets)
    }
    guard configuration.isStacked else {
      insets?.left += configuration.imagePadding
      return IntrinsicContentSize.Button(title: title, image: image, contentEdgeInsets: insets)
    }
    let width = IBUsualSize.textSize(of: element, title: title.text).width
    let higher = image.height + configuration.imagePadding
    guard image.width < IBIntrinsicSize.surelyWider * width else {
      // The picture alone says how wide the button is, and a line stands above or below it.
      let line = (title.font?.size ?? context.version.bodySize) * SymbolImage.lineHeight
      return IntrinsicContentSize.Button(
        title: Label(text: ""), image: Size(width: image.width, height: higher + line),
        contentEdgeInsets: insets)
    }
    // A picture above or below the title is space around it.
    let wider = max(0, image.width - width) / 2
    let isAbove = configuration.imagePlacement == .top
    var space = insets ?? configuration.contentInsets
    space.top += isAbove ? higher : 0
    space.bottom += isAbove ? 0 : higher
    space.left += wider
    space.right += wider
    return IntrinsicContentSize.Button(title: title, contentEdgeInsets: space)
  }
}

extension AutoLayout {
  /// The size in points that Interface Builder gives a view of a stack that has none by itself, such as a plain view.
  private static func arrangedSize(along axis: String?) -> Size {
    axis == "vertical" ? Size(width: 240, height: 128) : Size(width: 50, height: 50)
  }

  /// Gives a view of a stack the size that it has in Interface Builder where nothing else says one.
  ///
  /// A label of one line and without text has that of a view in a row. One of several lines has none: 31 of 37 in columns
  /// were stored without height.
  ///
  /// It gives way to what is in its neighbours. `sizesContainers` says that a view of others has a size, too, but none that
  /// counts for its share of a line.
  mutating func takeArrangedSize(
    of element: XMLElement, showing content: ViewContent, in stack: XMLElement, sizesContainers: Bool
  ) {
    let isPlain = intrinsicContentSize == .none && ["view", "imageView"].contains(element.name)
    let isEmptyLabel = intrinsicContentSize == .content && content.isEmptyLabel
    let isSized = sizesContainers && stack["distribution"] != "fillProportionally"
    guard isEmptyLabel || isPlain, isSized || element.elements(in: "subviews").isEmpty else { return }
    let size = AutoLayout.arrangedSize(along: isEmptyLabel ? nil : stack["axis"])
    let given = Set(constraints.filter { $0.secondAttribute == nil }.map(\.firstAttribute))
    intrinsicContentSize = .size(
      width: given.contains(.width) ? nil : size.width, height: given.contains(.height) ? nil : size.height)
    let most = contentCompressionResistancePriority
    contentCompressionResistancePriority = Priorities(
      horizontal: min(most.horizontal, 749), vertical: min(most.vertical, 749))
  }
}

extension ViewContent {
  /// Whether the view is a label of one line without text.
  fileprivate var isEmptyLabel: Bool {
    if case .label(let label) = self { label.text.isEmpty && label.numberOfLines == 1 } else { false }
  }
}

/// Reads constraints: `<constraint firstItem="a" firstAttribute="leading" secondItem="b" secondAttribute="trailing"/>`.
struct IBLayoutConstraint {
  let context: IBContext
  /// The identifiers of all objects that constraints of the cell may name.
  let known: Set<String>
  /// The identifiers of objects that lie where others do, such as the cell’s own safe area, by theirs.
  let equals: [String: String]

  /// The constraints that an element holds; those that cannot be read are told and left out.
  ///
  /// Those that go when the app is built count, too: they stand in for what its code adds, as its author saw it.
  func constraints(in owner: XMLElement) -> [LayoutConstraint] {
    owner.elements(in: "constraints").compactMap { element in
      guard element.name == "constraint", !IBVariation.leavesOut(element) else { return nil }
      return context.part(.key("constraint"), element) { constraint(element, in: owner) }
    }
  }

  private func constraint(_ element: XMLElement, in owner: XMLElement) -> LayoutConstraint? {
    let range = NumberRange.from(-10_000, to: 10_000)
    guard let first = attribute("firstAttribute", of: element),
      element["secondAttribute"] == nil || attribute("secondAttribute", of: element) != nil,
      let constant = element["constant"] == nil ? 0 : context.number("constant", of: element, in: range),
      let multiplier = multiplier(of: element)
    else { return nil }
    let priority = NumberRange.from(1, to: 1_000)
    let second = attribute("secondAttribute", of: element)
    let item = { (name: String) -> String in
      let id = element[name] ?? owner.id ?? ""
      return equals[id] ?? id
    }
    let constraint = LayoutConstraint(
      id: element.id ?? "",
      firstItem: item("firstItem"),
      firstAttribute: first,
      relation: context.word("relation", of: element, among: IBLayoutConstraint.relations) ?? .equal,
      secondItem: second.map { _ in item("secondItem") },
      secondAttribute: second,
      multiplier: multiplier,
      constant: constant,
      priority: context.number("priority", of: element, in: priority) ?? 1_000
    )
    for item in [constraint.firstItem, constraint.secondItem ?? ""] where !item.isEmpty {
      guard !known.contains(item) else { continue }
      context.report.warning(
        "the constraint \(quoted(constraint.id)) names \(quoted(item)), which is not a view of its cell",
        at: element.range, hint: "the constraint is ignored")
      return nil
    }
    return constraint
  }

  /// A number, or a ratio of two: `16:9`, in some documents `16/9`.
  private func multiplier(of element: XMLElement) -> Double? {
    guard let text = element["multiplier"] else { return 1 }
    let parts = text.split { $0 == ":" || $0 == "/" }.map { Double($0) }
    let sides = parts.compactMap { $0 }.filter { $0.isFinite && abs($0) <= 10_000 }
    if sides.count == parts.count {
      if sides.count == 1 { return sides[0] }
      if sides.count == 2, abs(sides[1]) >= 0.001 { return sides[0] / sides[1] }
    }
    context.report.warning(
      "the attribute “multiplier” of <\(element.name)> is \(quoted(text)), not a number or a ratio of two",
      at: element.range)
    return nil
  }

  private func attribute(_ name: String, of element: XMLElement) -> LayoutAttribute? {
    context.word(name, of: element, among: IBLayoutConstraint.attributes)
  }

  private static let relations: [String: LayoutConstraint.Relation] = Dictionary(
    uniqueKeysWithValues: LayoutConstraint.Relation.allCases.map { ($0.rawValue, $0) })

  private static let attributes: [String: LayoutAttribute] = {
    var attributes = Dictionary(uniqueKeysWithValues: LayoutAttribute.allCases.map { ($0.rawValue, $0) })
    attributes["baseline"] = .lastBaseline
    return attributes
  }()
}
