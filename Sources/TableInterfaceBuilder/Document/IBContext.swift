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
