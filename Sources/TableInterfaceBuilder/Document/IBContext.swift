import TableModel
import TableSources

/// What all parts of an Interface Builder document's decoding need to know.
final class IBContext {
  let report: FindingReport
  let limits: LoadingLimits
  let version: IBVersion
  let colors: IBColors
  let images: IBImages
  let fonts: IBProjectFonts
  let designables: IBDesignables
  let assets: AssetFinder
  /// The tint of the whole document, as it is written.
  private let documentTint: XMLElement?
  /// The tints of the views around the one that is read, the outermost first, and whether layout passes them on itself.
  private var tints: [(color: Color, isPassedOn: Bool)] = []
  /// Where the parts that were read stand.
  private(set) var origins: OriginRecorder
  /// How many more rows may be decoded.
  private var rowsLeft: Int
  /// How many more sections may be decoded.
  private var sectionsLeft: Int

  /// The context of a document, of which `assets` finds the pictures and colours.
  init(
    _ document: XMLElement,
    version: IBVersion,
    report: FindingReport,
    limits: LoadingLimits,
    origins: OriginRecorder,
    assets: AssetFinder
  ) {
    self.report = report
    self.limits = limits
    self.origins = origins
    self.version = version
    let resources = document.elements(in: "resources")
    colors = IBColors(resources: resources, assets: assets)
    self.images = IBImages(resources: resources, finder: assets, report: report)
    fonts = IBProjectFonts(finder: assets, report: report)
    designables = IBDesignables(document)
    documentTint = document.child(key: "tintColor")
    self.assets = assets
    rowsLeft = limits.rows
    sectionsLeft = limits.sections
  }

  /// Reads a part of what is being read, and notes which object it is and where that stands.
  func part<Result>(_ step: ElementStep, _ element: XMLElement, _ read: () -> Result) -> Result {
    let visit = origins.enter(step, at: element.range.start, objectID: element.id)
    defer { origins.leave(visit) }
    return read()
  }

  /// Reads a screen that stands for a table or a row of the document.
  func screen<Result>(_ number: Int, _ element: XMLElement, _ read: () -> Result) -> Result {
    part(.item(number), element) {
      origins.addScreens(1)
      return read()
    }
  }

  /// Reads what lies in a view, which has its tint unless it says another; layout passes on those of tables and cells.
  func tinted<Result>(by element: XMLElement, isPassedOn: Bool = false, _ read: () -> Result) -> Result {
    guard let tint = color("tintColor", of: element) else { return read() }
    tints.append((tint, isPassedOn))
    defer { tints.removeLast() }
    return read()
  }

  /// A view’s own tint, or that of the views around it which nobody else passes on to it; `nil` where there is none.
  func ownTint(of element: XMLElement) -> Color? {
    color("tintColor", of: element) ?? tints.last.flatMap { $0.isPassedOn ? nil : $0.color }
  }

  /// The tint of a view: its own, that of the views around it, the document’s, or the system’s blue.
  func tint(of element: XMLElement) -> Color {
    color("tintColor", of: element) ?? tints.last?.color
      ?? documentTint.flatMap { colors.color($0, report: report) }
      ?? Color(SystemColor.systemBlue, else: SystemColor.systemBlue.fallback)
  }

  /// Counts a row; the answer says whether there may be one more.
  func takeRow(_ element: XMLElement) -> Bool {
    rowsLeft -= 1
    if rowsLeft == -1 {
      report.error("the document has more than \(limits.rows) rows", at: element.range)
    }
    return rowsLeft >= 0
  }

  /// Counts a section as `takeRow` does a row.
  func takeSection(_ element: XMLElement) -> Bool {
    sectionsLeft -= 1
    if sectionsLeft == -1 {
      report.error("the document has more than \(limits.sections) sections", at: element.range)
    }
    return sectionsLeft >= 0
  }
}

/// What views of the author’s own classes asked for while Interface Builder ran their code: `<designables>` at the end of a
/// document.
///
/// A class may set another font than the document says. How high its text came out tells the size of its letters.
struct IBDesignables {
  private let sizes: [String: Size]

  /// The sizes that a document tells.
  init(_ document: XMLElement) {
    let pairs = document.elements(in: "designables").compactMap { element -> (String, Size)? in
      let length = { (name: String) in
        element.child(key: "intrinsicContentSize")?[name].flatMap(Double.init).flatMap {
          (0...10_000).contains($0) ? $0 : nil
        }
      }
      guard let id = element["name"], let width = length("width"), let height = length("height") else {
        return nil
      }
      return (id, Size(width: width, height: height))
    }
    sizes = Dictionary(pairs) { first, _ in first }
  }

  /// The size that an element’s view asked for, in points; `nil` for views of UIKit’s classes.
  func size(of element: XMLElement) -> Size? { element.id.flatMap { sizes[$0] } }

  /// The height of a line of San Francisco for each point of its letters.
  private static let lineHeight = 1.193
  /// The sizes that letters are looked for among, in points.
  private static let letters = 8...60

  /// The size in points of the letters of a label that came out so high; `nil` where that tells no size.
  func letterSize(of label: XMLElement) -> Double? {
    guard let height = size(of: label)?.height else { return nil }
    return IBDesignables.letters.map(Double.init).first { size in
      (0..<0.75).contains(height - size * IBDesignables.lineHeight)
    }
  }
}

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

  /// The insets of an element that name the side where reading begins; `nil` without any.
  func directionalInsets(_ key: String, of element: XMLElement) -> EdgeInsets? {
    guard let inset = element.child(key: key) else { return nil }
    let side = { (name: String) in
      self.number(name, of: inset, in: .from(-IBContext.widestInset, to: IBContext.widestInset)) ?? 0
    }
    return EdgeInsets(
      top: side("top"), left: side("leading"), bottom: side("bottom"), right: side("trailing"))
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
