import Synchronization
import TableModel
import TableSources

/// What codings share while they write one file.
package final class EncodingContext {
  /// Finds the names of pictures; `nil` where boxes stand in their place.
  private let images: ImageNames?
  /// The part of the document that is being written.
  private var element = ElementPath(screen: 0)
  /// The keys of texts on the screen that is written, by the texts.
  private(set) var textKeys: [String: TextKey]
  /// What the file has otherwise than the document so far.
  private(set) var changes: [SpecChange] = []
  /// The properties that were written so far, where they are noted.
  private(set) var properties: [ElementProperty] = []
  private let notesProperties: Bool
  /// The places of the rows that are written; `nil` for all.
  private let rows: Set<IndexPath>?

  /// A context for one file; `notesProperties` says whether properties are noted one by one, too.
  init(
    images: ImageNames?, textKeys: [String: TextKey] = [:], notesProperties: Bool = false,
    rows: Set<IndexPath>? = nil
  ) {
    self.rows = rows
    self.images = images
    self.textKeys = textKeys
    self.notesProperties = notesProperties
  }

  /// Writes a screen of the document.
  func screen<Result>(
    _ number: Int, textKeys: [String: TextKey] = [:], _ write: () -> Result
  ) -> Result {
    self.textKeys = textKeys
    element = ElementPath(screen: number)
    return write()
  }

  /// Writes a part of what is being written.
  package func part<Result>(_ step: ElementStep, _ write: () -> Result) -> Result {
    element.steps.append(step)
    defer { element.steps.removeLast() }
    return write()
  }

  /// Writes the items of a list.
  package func items<Item>(
    _ items: [Item], _ write: (Item, EncodingContext) -> SpecValue?
  ) -> [SpecValue] {
    items.enumerated().compactMap { number, item in part(.item(number)) { write(item, self) } }
  }

  /// Writes a property of what is being written, and notes it unless parts of it were noted; without a key it is noted
  /// as the value of the whole.
  func property(
    _ key: String?, usual: () -> String?, _ write: () -> SpecValue?
  ) -> SpecValue? {
    guard notesProperties else { return write() }
    let count = properties.count
    guard let value = write() else { return nil }
    let steps = EncodingContext.withSections(element.steps + (key.map { [.key($0)] } ?? []))
    if properties.count == count {
      properties.append(ElementProperty(steps: steps, value: value.words, usual: usual()))
    } else if properties.count == count + 1, properties[count].steps == steps {
      // All of its parts are as usual, and it is there nevertheless.
      properties[count].usual = usual()
    }
    return value
  }

  /// Notes the usual value of all parts as that of what is being written, if they have the same: insets of 0.
  func noteUsual(_ values: () -> [String?]) {
    guard notesProperties else { return }
    let values = values()
    guard let first = values.first, let value = first, values.allSatisfy({ $0 == value }) else { return }
    properties.append(
      ElementProperty(steps: EncodingContext.withSections(element.steps), value: value, usual: nil))
  }

  /// The steps as documents have them, in which rows without sections lie in the only one.
  private static func withSections(_ steps: [ElementStep]) -> [ElementStep] {
    guard let rows = steps.firstIndex(of: .key("rows")), rows > 0,
      [.key("tableView"), .key("collectionView")].contains(steps[rows - 1])
    else { return steps }
    return steps[..<rows] + [.key("sections"), .item(0)] + steps[rows...]
  }

  /// Whether the row that comes next is written.
  var wantsRow: Bool {
    guard let rows else { return true }
    let steps = EncodingContext.withSections(element.steps)
    guard steps.count > 2, case .item(let row) = steps[steps.count - 1],
      case .item(let section) = steps[steps.count - 3]
    else { return true }
    return rows.contains(IndexPath(section: section, row: row))
  }

  /// The name of a picture's files; `nil` if there is no single one, so that a box stands in its place.
  func name(of files: [ImageReference]) -> String? {
    guard let images else { return nil }
    let count = images.lost.count
    let name = images.name(of: files)
    if let lost = images.lost.last, images.lost.count > count { note(.lostImage(lost)) }
    return name
  }

  /// The number nearest to one that a file may have.
  func fitted(_ number: Double, to range: NumberRange) -> Double {
    guard !range.contains(number) else { return number }
    let fitted = number > range.upperBound ? range.upperBound : range.lowerBound
    note(.number(key: element.steps.last.flatMap(\.key) ?? "", given: number, written: fitted))
    return fitted
  }

  private func note(_ kind: SpecChange.Kind) {
    changes.append(SpecChange(element: element, kind: kind))
  }
}

extension ElementStep {
  /// The name of the property; `nil` for an item of a list.
  fileprivate var key: String? {
    if case .key(let key) = self { key } else { nil }
  }
}

/// What holds where the keys of mappings are missing, in words, found out once for all files.
enum UsualValues {
  /// The values by the names of their mappings and of the keys themselves; `nil` for nothing.
  private static let known = Mutex<[String: [String: String?]]>([:])

  /// What holds without a key of a mapping.
  static func value(of key: String, in mapping: String, _ find: () -> String?) -> String? {
    if let value = known.withLock({ $0[mapping]?[key] }) { return value }
    let value = find()
    known.withLock { $0[mapping, default: [:]][key] = .some(value) }
    return value
  }
}

/// Something that a spec has otherwise than the document that it was made of, as specs cannot say it.
public struct SpecChange: Hashable, Sendable {
  /// What is otherwise.
  public enum Kind: Hashable, Sendable {
    /// A box stands in the place of a picture of this name.
    case lostImage(String)
    /// The value of a key is as near to the document's number as specs may have it.
    case number(key: String, given: Double, written: Double)
  }

  /// The part of the document.
  public var element: ElementPath
  /// What is otherwise.
  public var kind: Kind

  /// A change of a part.
  public init(element: ElementPath, kind: Kind) {
    self.element = element
    self.kind = kind
  }

  /// The warning about it, at the place of the part.
  public func warning(at location: SourceLocation) -> Diagnostic {
    switch kind {
    case .lostImage(let image):
      Diagnostic(
        .warning, at: location,
        "the picture “\(image)” is not below this folder, so the spec has a box instead",
        hint: "write the spec to a file: the picture is then copied beside it")
    case .number(let key, let given, let written):
      Diagnostic(
        .warning, at: location,
        "\(quoted(key)) is \(plain(given)), which specs cannot express, so the spec has \(plain(written))",
        hint: "the spec’s picture differs from this document’s where that matters")
    }
  }
}
