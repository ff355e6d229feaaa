import TableModel

/// A kind of value that facts of views have: how it is read, written, compared and shown.
protocol ViewFactValue: Hashable, Sendable {
  /// What stands for no value at all; `nil` where there must be one.
  static var nothing: Self? { get }
  /// The value as trees show it; `nil` for what they leave out.
  var treeWord: String? { get }
  /// The value as outlines keep it, so that one that was written and read again is the same.
  var rounded: Self { get }

  /// Reads a value: `nil` where there is no JSON, and `.some(nil)` where there is another kind of value.
  static func read(from reader: inout JSONReader) -> Self??
  /// Writes the value.
  func write(to line: inout JSONLine)
  /// Whether another value is the same, byte by byte.
  func hasBytes(of other: Self) -> Bool
}

extension ViewFactValue {
  static var nothing: Self? { nil }
  var treeWord: String? { nil }
  var rounded: Self { self }
  func hasBytes(of other: Self) -> Bool { self == other }
}

extension Optional: ViewFactValue where Wrapped: ViewFactValue {
  static var nothing: Wrapped?? { .some(nil) }
  var treeWord: String? { flatMap(\.treeWord) }
  var rounded: Wrapped? { map(\.rounded) }

  static func read(from reader: inout JSONReader) -> Wrapped??? {
    guard let value = Wrapped.read(from: &reader) else { return nil }
    return .some(value.map { .some($0) })
  }

  func write(to line: inout JSONLine) { self?.write(to: &line) }

  func hasBytes(of other: Wrapped?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.hasBytes(of: other)
  }
}

extension String: ViewFactValue {
  var treeWord: String? { self }

  static func read(from reader: inout JSONReader) -> String?? { reader.value().map(\.text) }

  func write(to line: inout JSONLine) { line.string(self) }
}

extension Bool: ViewFactValue {
  static func read(from reader: inout JSONReader) -> Bool?? { reader.value().map(\.bool) }

  func write(to line: inout JSONLine) { line.bool(self) }
}

extension Int: ViewFactValue {
  static func read(from reader: inout JSONReader) -> Int?? {
    reader.value().map { $0.number.flatMap { Int(exactly: $0) } }
  }

  func write(to line: inout JSONLine) { line.number(Double(self)) }
}

extension Double: ViewFactValue {
  var rounded: Double { thousandths }

  static func read(from reader: inout JSONReader) -> Double?? { reader.value().map(\.number) }

  func write(to line: inout JSONLine) { line.number(self) }
}

extension IndexPath: ViewFactValue {
  var treeWord: String? { "{\(section), \(row)}" }

  static func read(from reader: inout JSONReader) -> IndexPath?? {
    OutlineNumbers(reading: &reader).map(\.indexPath)
  }

  func write(to line: inout JSONLine) { line.numbers(Double(section), Double(row)) }
}

extension Rect: ViewFactValue {
  var treeWord: String? {
    let numbers = [minX, minY, width, height].map(\.shortDescription)
    return "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
  }

  var rounded: Rect {
    Rect(x: minX.thousandths, y: minY.thousandths, width: width.thousandths, height: height.thousandths)
  }

  static func read(from reader: inout JSONReader) -> Rect?? {
    OutlineNumbers(reading: &reader).map(\.rect)
  }

  func write(to line: inout JSONLine) { line.numbers(minX, minY, width, height) }
}

extension Font: ViewFactValue {
  var treeWord: String? { "\(family) \(weight.rawValue) \(size.shortDescription)" }

  var rounded: Font {
    var font = self
    font.size = size.thousandths
    // Outlines know no files, which lie in other folders on each side of a comparison.
    font.resource = nil
    return font
  }

  static func read(from reader: inout JSONReader) -> Font?? {
    reader.value().map { json in
      guard let family = json["family"]?.text, let size = json["size"]?.number,
        let weight = json["weight"]?.text.flatMap(FontWeight.init)
      else { return nil }
      return Font(family: family, weight: weight, size: size, isItalic: json["italic"]?.bool ?? false)
    }
  }

  func write(to line: inout JSONLine) {
    line.beginObject()
    line.member("family", family)
    line.member("weight", weight.rawValue)
    line.key("size")
    line.number(size)
    if isItalic {
      line.key("italic")
      line.bool(true)
    }
    line.endObject()
  }
}

extension [OutlineProperty]: ViewFactValue {
  static var nothing: [OutlineProperty]? { [] }

  static func read(from reader: inout JSONReader) -> [OutlineProperty]?? {
    var properties: [OutlineProperty] = []
    guard OutlineProperty.read(from: &reader, into: &properties) else { return nil }
    return properties
  }

  func write(to line: inout JSONLine) { OutlineProperty.write(self, to: &line) }
}

/// The numbers of a list in JSON, up to four.
struct OutlineNumbers {
  private var numbers = SIMD4<Double>()
  /// How many there are; `nil` where the list has more, or anything else.
  private var count: Int? = 0

  /// Reads a list; `nil` where there is no JSON.
  init?(reading reader: inout JSONReader) {
    let isSound = reader.visitItems { reader in
      guard let value = reader.value() else { return false }
      append(value.number)
      return true
    }
    guard isSound else { return nil }
  }

  private mutating func append(_ number: Double?) {
    guard let place = count, place < 4, let number else { return count = nil }
    numbers[place] = number
    count = place + 1
  }

  /// Four numbers as a rectangle.
  var rect: Rect? {
    count == 4 ? Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
  }

  /// Two numbers as a size.
  var size: Size? { count == 2 ? Size(width: numbers[0], height: numbers[1]) : nil }

  /// Two whole numbers as the place of a row.
  var indexPath: IndexPath? {
    guard count == 2, let section = Int(exactly: numbers[0]), let row = Int(exactly: numbers[1]) else {
      return nil
    }
    return IndexPath(section: section, row: row)
  }
}
