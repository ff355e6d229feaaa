import TableModel

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
