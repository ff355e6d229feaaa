import TableModel
import TableSources

extension IBContext {
  /// A number; one that is none or lies outside the range is told and left out.
  func number(_ name: String, of element: XMLElement, in range: NumberRange) -> Double? {
    guard let text = element[name] else { return nil }
    guard let number = Double(text), range.contains(number) else {
      report.warning(
        "the attribute \(quoted(name)) of <\(element.name)> is \(quoted(text)), not a number \(range)",
        at: element.range
      )
      return nil
    }
    return number
  }

  /// A height in points; Interface Builder writes -1 for one that UIKit finds out by itself.
  func height(_ name: String, of element: XMLElement, in range: NumberRange) -> Double? {
    guard let text = element[name], Double(text) != -1 else { return nil }
    return number(name, of: element, in: range)
  }

  /// A word of Interface Builder's, by what it means; an unknown one is told and left out.
  func word<Value>(_ name: String, of element: XMLElement, among words: [String: Value]) -> Value? {
    guard let text = element[name] else { return nil }
    if let value = words[text] { return value }
    report.warning(
      "the attribute \(quoted(name)) of <\(element.name)> has an unknown value \(quoted(text))",
      at: element.range
    )
    return nil
  }

  /// In which way a view is read.
  func semanticContentAttribute(of element: XMLElement) -> SemanticContentAttribute {
    guard element["semanticContentAttribute"] != nil else { return .unspecified }
    let words = SemanticContentAttribute.allCases.map { ($0.rawValue, $0) }
    return word(
      "semanticContentAttribute", of: element, among: Dictionary(uniqueKeysWithValues: words)) ?? .unspecified
  }

  /// A text, which is an attribute or, where it has line breaks, an element of its own.
  func text(_ name: String, of element: XMLElement) -> String? {
    let text = element[name] ?? element.child(key: name).map(IBText.content)
    guard let text, text.unicodeScalars.count > limits.textLength else { return text }
    report.error(
      "the text \(quoted(name)) is longer than \(limits.textLength) characters", at: element.range)
    return nil
  }

  /// A place in points: `<rect key="frame">`.
  func rect(_ key: String, of element: XMLElement) -> Rect? {
    guard let rect = element.child(key: key), rect.name == "rect" || rect.name == "frame" else { return nil }
    let position = NumberRange.from(-10_000, to: 10_000)
    let side = NumberRange.from(0, to: 10_000)
    guard let width = number("width", of: rect, in: side), let height = number("height", of: rect, in: side)
    else { return nil }
    return Rect(
      x: rounded(number("x", of: rect, in: position) ?? 0),
      y: rounded(number("y", of: rect, in: position) ?? 0),
      width: rounded(width),
      height: rounded(height)
    )
  }

  /// A length in thousandths of a point, so that thirds of points have few digits in specs.
  private func rounded(_ length: Double) -> Double { (length * 1_000).rounded() / 1_000 }

  /// The space beside lines: any that is as wide as a table hides them, however large a number the author took for that.
  func separatorInset(of element: XMLElement) -> EdgeInsets? {
    let widest = IBContext.widestInset
    return insets("separatorInset", of: element) { inset, name in
      inset[name].flatMap(Double.init).flatMap { $0.isNaN ? nil : min(widest, max(-widest, $0)) }
        ?? self.number(name, of: inset, in: .from(-widest, to: widest))
    }
  }

  private static let widestInset = 4_096.0

  /// Distances from four edges, in points: `<inset key="contentInset">`.
  func insets(_ key: String, of element: XMLElement) -> EdgeInsets? {
    insets(key, of: element) { inset, name in
      self.number(name, of: inset, in: .from(-IBContext.widestInset, to: IBContext.widestInset))
    }
  }

  private func insets(
    _ key: String, of element: XMLElement, _ distance: (XMLElement, String) -> Double?
  ) -> EdgeInsets? {
    guard let inset = element.child(key: key), inset.name == "inset" || inset.name == "edgeInsets" else {
      return nil
    }
    func side(_ names: [String]) -> Double { names.compactMap { distance(inset, $0) }.first ?? 0 }
    return EdgeInsets(
      top: side(["minY", "top"]),
      left: side(["minX", "left"]),
      bottom: side(["maxY", "bottom"]),
      right: side(["maxX", "right"])
    )
  }

  /// A colour: `<color key="backgroundColor">`.
  func color(_ key: String, of element: XMLElement) -> Color? {
    guard let color = element.child(key: key), color.name == "color" else { return nil }
    return colors.color(color, report: report)
  }

  /// The colour behind a row or a view; what names the background of grouped rows means the theme's own, which shows through.
  func backgroundColor(of element: XMLElement) -> Color? {
    let color = element.child(key: "backgroundColor")
    let names = [color?["cocoaTouchSystemColor"], color?["systemColor"]]
    guard !names.contains("tableCellGroupedBackgroundColor") else { return nil }
    return self.color("backgroundColor", of: element)
  }
}

extension XMLElement {
  /// Whether an attribute is `YES`; `nil` where it is not there.
  func flag(_ name: String) -> Bool? {
    self[name].map { $0 == "YES" }
  }

  /// The identifier of the object, by which others refer to it.
  var id: String? { self["id"] }
}
