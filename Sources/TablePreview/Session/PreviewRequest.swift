import TableLayout
import TableLinting
import TableModel
import TableRendering
import TableSpec

/// Which screen is asked for, and in which way it is to be drawn.
struct PreviewRequest: Hashable {
  /// The number of the source.
  var source: Int
  /// The number of the screen in its source, counted from 0.
  var screen = 0
  /// The way in which it is drawn.
  var variant = Variant()
  /// The number of a view among all of the picture, in their order; `nil` where none is asked about.
  var view: Int?

  /// The names of what is no axis.
  private static let (sourceName, screenName, viewName) = ("source", "screen", "view")
  /// What may stand beside them and means nothing here, as browsers keep answers by it.
  private static let ignored: Set<String> = ["revision"]

  /// A request for a screen.
  init(source: Int, screen: Int = 0, variant: Variant = Variant()) {
    (self.source, self.screen, self.variant) = (source, screen, variant)
  }

  /// Reads a request from the names and values of a URL; `nil` where one is unknown or there twice.
  ///
  /// An axis that is not named has the value of `base`, and one whose value is empty is left to the source.
  init?(_ query: [(name: String, value: String)], base: Variant) {
    var source: Int?
    var seen: Set<String> = []
    variant = base
    for (name, value) in query {
      guard seen.insert(name).inserted else { return nil }
      switch name {
      case PreviewRequest.sourceName: source = Int(value)
      case PreviewRequest.screenName:
        guard let number = Int(value), number >= 0 else { return nil }
        screen = number
      case PreviewRequest.viewName:
        guard let number = Int(value), number >= 0 else { return nil }
        view = number
      case _ where PreviewRequest.ignored.contains(name): continue
      default:
        guard let axis = VariantAxis.named(name), PreviewRequest.set(value, for: axis, in: &variant) else {
          return nil
        }
      }
    }
    guard let source else { return nil }
    self.source = source
  }

  private static func set(_ word: String, for axis: VariantAxis, in variant: inout Variant) -> Bool {
    guard !word.isEmpty else {
      var plain = Variant()
      for other in VariantAxis.all where other != axis {
        if let word = other.word(of: variant) { _ = other.set(word, in: &plain) }
      }
      variant = plain
      return true
    }
    let isKnown = axis.vocabulary == .languages || SpecVocabulary.all.words(of: axis).contains(word)
    return isKnown && axis.set(word, in: &variant)
  }
}

extension Diagnostic {
  /// The finding with its line of the source, as pages show it.
  var preview: JSONValue {
    guard case .object(var members) = json else { return json }
    if let sourceLine, let column = location.column {
      let excerpt = SourceExcerpt(of: sourceLine, column: column - sourceLead, length: length)
      members.append(("excerpt", .string("\(excerpt.line)\n\(excerpt.marker)")))
    }
    return .object(members)
  }
}

extension Diagnostic {
  /// Something wrong with a manifest, as a finding that is about no view.
  var finding: JSONValue {
    .object([
      ("rule", .null), ("level", .string(severity == .error ? "error" : "warning")),
      ("message", .string(message)), ("hint", hint.map(JSONValue.string) ?? .null),
      ("file", .string(location.file)), ("line", location.line.map { .number(Double($0)) } ?? .null),
      ("column", location.column.map { .number(Double($0)) } ?? .null), ("frames", .array([])),
    ])
  }
}

extension LintNotice {
  /// The finding with the frames of the views that it is about, in points from the screen’s corner.
  var json: JSONValue {
    .object([
      ("rule", .string(rule)), ("level", .string(level.rawValue)), ("message", .string(message)),
      ("hint", hint.map(JSONValue.string) ?? .null), ("file", .string(location.file)),
      ("line", location.line.map { .number(Double($0)) } ?? .null),
      ("column", location.column.map { .number(Double($0)) } ?? .null),
      (
        "frames",
        .array(
          views.map { .array([.number($0.minX), .number($0.minY), .number($0.width), .number($0.height)]) })
      ),
    ])
  }
}

extension SceneNode {
  /// Whether there are more views than a number, this one counted.
  func holds(moreThan limit: Int) -> Bool {
    var (rest, count) = ([self], 0)
    while let node = rest.popLast() {
      count += 1
      if count > limit { return true }
      rest += node.children
    }
    return false
  }
}
