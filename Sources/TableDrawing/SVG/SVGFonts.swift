import TableModel

/// The families and sizes of an SVG file's live text; those of most texts are said once, for all of the file.
struct SVGFonts {
  private var families = Tally<String>()
  private var sizes = Tally<Int>()

  /// Forgets all fonts.
  mutating func removeAll() {
    families = Tally()
    sizes = Tally()
  }

  /// Counts a text and gives the numbers of its family and size.
  mutating func add(family: String, size: Double) -> (family: Int, size: Int) {
    (families.add(family), sizes.add(SVGNumber.parts(size)))
  }

  /// Writes a family and a size where they are not those of most texts.
  func put(family: Int, size: Int, to bytes: inout ByteBuffer) {
    if family != families.mostFrequent { putFamily(family, &bytes) }
    if size != sizes.mostFrequent { putSize(size, &bytes) }
  }

  /// Writes the family and the size of most texts, if there are any, and that their letters lie where they lie.
  func putMostFrequent(to bytes: inout ByteBuffer) {
    guard let family = families.mostFrequent, let size = sizes.mostFrequent else { return }
    // Otherwise browsers move letters to whole pixels.
    bytes.put(" text-rendering=\"geometricPrecision\"")
    putFamily(family, &bytes)
    putSize(size, &bytes)
  }

  private func putFamily(_ family: Int, _ bytes: inout ByteBuffer) {
    bytes.put(" font-family=\"")
    bytes.put(escaped: SVGFonts.list(families.values[family].value))
    bytes.put(UInt8(ascii: "\""))
  }

  private func putSize(_ size: Int, _ bytes: inout ByteBuffer) {
    bytes.put("font-size", nonzero: sizes.values[size].value)
  }

  /// The families to try, the one that iOS names first.
  private static func list(_ family: String) -> String {
    let name = String(family.filter { $0 != "'" && $0 != "\\" })
    let others: [String]
    if family.hasPrefix("SF") || family.hasPrefix(".SF") || family.hasPrefix("San Francisco") {
      others = ["-apple-system", "'SF Pro Text'", "Inter"]
    } else {
      others = ["'Helvetica Neue'", "Helvetica", "'Nimbus Sans'", "Arial"]
    }
    let all = ["'\(name)'"] + others.filter { $0 != "'\(name)'" && $0 != name } + ["sans-serif"]
    return all.joined(separator: ",")
  }

  /// Values and how often each was there, in the order of their first appearance.
  private struct Tally<Value: Equatable> {
    private(set) var values: [(value: Value, count: Int)] = []
    /// The number of the value that was there most often, the first of several.
    private(set) var mostFrequent: Int?

    mutating func add(_ value: Value) -> Int {
      let number = values.firstIndex { $0.value == value } ?? values.count
      if number == values.count { values.append((value, 0)) }
      values[number].count += 1
      if let best = mostFrequent, values[best].count > values[number].count { return number }
      if let best = mostFrequent, values[best].count == values[number].count, best < number { return number }
      mostFrequent = number
      return number
    }
  }
}
