import TableModel
import TableSources

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
        "the constraint \(quoted(constraint.id)) names \(quoted(item)), which is no view of its cell",
        at: element.range, hint: "the constraint is left out")
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
