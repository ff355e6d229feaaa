import TableComparison
import TableLayout
import TableModel
import TableProject
import TableRendering
import TableSources
import TableSpec

/// Writes specs of screens that are made up, in folders by their language: what `tablemock generate` does.
public struct GenerateJob: Sendable {
  /// The most screens that are made at once.
  public static let mostScreens = 10_000_000
  private static let screensAFolder = 1000

  /// Whether all screens are laid out, and the job tells in the end what they show and how often, in place of its files.
  public var reports = false

  private let generator: ScreenGenerator
  private let count: Int
  private let folder: FilePath

  /// A job that writes into a folder, which need not exist.
  public init(_ options: GeneratorOptions, in folder: FilePath) {
    generator = ScreenGenerator(options)
    count = options.count
    self.folder = folder
  }

  /// Writes all specs, over those of an earlier run, and says whether all could be written.
  ///
  /// - Throws: What the observer throws.
  public func run(_ observer: any JobObserver) throws -> Bool {
    let writer = SpecWriter(folder: folder)
    let renderer = reports ? try Renderer() : nil
    var report = GenerationReport()
    var leftovers = Leftovers()
    for index in 0..<count {
      let made = generator.screen(index)
      let path = folder.appending(name(of: index, made.traits.language))
      let text = Array(writer.text(of: Document(screens: [made.screen])).utf8)
      do throws(FileError) {
        try DraftFile.makeFolders(for: path)
        leftovers.remove(beside: path)
        try OutputFile(path: path).write(text)
      } catch {
        observer.failed(error.description)
        return false
      }
      if let renderer {
        report.add(made.traits, text, try boxes(of: text, at: path, renderer))
      } else {
        try observer.wrote(path)
      }
      observer.advanced(JobProgress(.screens, finished: index + 1, planned: count))
    }
    if reports { try observer.put(Array(report.text.utf8)) }
    return true
  }

  /// The boxes of the views of a spec that was just written, as whoever reads it lays them out.
  private func boxes(of text: [UInt8], at path: FilePath, _ renderer: Renderer) throws -> [ViewBox] {
    let source = renderer.load(text, named: path.text, folder: folder)
    guard let screen = try source.screens(as: Variant()).first else { return [] }
    return SceneBoxes.boxes(of: try renderer.scene(of: screen))
  }

  /// The name of a spec, such as `en/0012/screen-0012345.yaml`.
  private func name(of index: Int, _ language: String) -> FilePath {
    let digits = { (number: Int, count: Int) in
      String(repeating: "0", count: max(0, count - String(number).count)) + String(number)
    }
    let part = digits(index / GenerateJob.screensAFolder, 4)
    return FilePath("\(language)/\(part)/screen-\(digits(index, 7)).yaml")
  }
}

/// What generated screens show, and how often: the balance of a dataset, and what is in it twice.
package struct GenerationReport: Sendable {
  /// The share of screens, in a hundred, below which a class of views is rare.
  package static let rareShare = 2.0

  /// On how many screens views of a class can be seen, and how many there are.
  private struct Count: Sendable {
    var screens = 0
    var boxes = 0
  }

  private var screens = 0
  private var classes: [ViewClass: Count] = [:]
  private var words: [(name: String, counts: [String: Int])] = []
  private var (texts, places) = (Set<String>(), Set<String>())
  private var (sameTexts, samePlaces) = (0, 0)

  /// A report of nothing yet.
  package init() {}

  /// Adds a screen: what was chosen for it, its spec and the boxes of its views.
  package mutating func add(_ traits: GeneratedTraits, _ text: [UInt8], _ boxes: [ViewBox]) {
    screens += 1
    let visible = boxes.filter { $0.visible != nil }
    for viewClass in Set(visible.map(\.viewClass)) { classes[viewClass, default: Count()].screens += 1 }
    for box in visible { classes[box.viewClass, default: Count()].boxes += 1 }
    for (number, member) in traits.members.enumerated() {
      if words.count <= number { words.append((member.name, [:])) }
      words[number].counts[member.word, default: 0] += 1
    }
    if !texts.insert(Fingerprint.of(text)).inserted { sameTexts += 1 }
    let places = visible.map { "\($0.viewClass.rawValue) \($0.visible.map(JSONValue.frame)?.line ?? "")" }
    if !self.places.insert(Fingerprint.of(Array(places.joined(separator: "\n").utf8))).inserted {
      samePlaces += 1
    }
  }

  /// The classes that are on fewer screens than they should be, those on none first.
  package var rareClasses: [ViewClass] {
    ViewClass.allCases.filter { share($0) < GenerationReport.rareShare }.sorted { share($0) < share($1) }
  }

  /// The report for people, a line for each class and for each word of what was chosen.
  package var text: String {
    var lines = [GenerationReport.row("class", "screens", "share", "boxes")]
    for viewClass in ViewClass.allCases.sorted(by: { share($0) > share($1) }) {
      let count = classes[viewClass] ?? Count()
      lines.append(
        GenerationReport.row(
          viewClass.rawValue, "\(count.screens)", GenerationReport.percent(share(viewClass)), "\(count.boxes)"
        ))
    }
    for (name, counts) in words {
      lines += ["", GenerationReport.row(name, "screens", "share", "")]
      for (word, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
        lines.append(
          GenerationReport.row(
            word, "\(count)", GenerationReport.percent(Double(count) * 100 / Double(screens)), ""))
      }
    }
    let rare = rareClasses.map(\.rawValue).joined(separator: ", ")
    lines += [
      "",
      "\(sameTexts) of \(screens) screens are the same as another, \(samePlaces) have all boxes where another has them",
      "on fewer than 2 % of the screens: \(rare.isEmpty ? "none" : rare)",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private func share(_ viewClass: ViewClass) -> Double {
    Double(classes[viewClass]?.screens ?? 0) * 100 / Double(max(1, screens))
  }

  private static func percent(_ share: Double) -> String {
    let tenths = Int((share * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) %"
  }

  private static func row(_ name: String, _ columns: String...) -> String {
    let left = name + String(repeating: " ", count: max(0, 36 - name.count))
    let right = columns.map { String(repeating: " ", count: max(0, 9 - $0.count)) + $0 }.joined()
    return left + (right.last == " " ? String(right.dropLast(9)) : right)
  }
}
