import TableModel
import TableSources

/// The place of a row in a table: the numbers of its section and of the row in it, from 0.
enum IndexPathSchema {
  private static let number = ValueCoding<Int>.wholeNumber(0...100_000)

  static let coding = ValueCoding<IndexPath>(
    .tuple([number.kind, number.kind]),
    encode: { path, _ in .list([.number(Double(path.section)), .number(Double(path.row))]) },
    decode: { node, subject, context in
      guard let items = node.items, items.count == 2 else {
        context.error(
          "\(subject) must be a list of two numbers, not \(node.found)", at: node.range,
          hint: "write [section, row], both counted from 0")
        return nil
      }
      let numbers = items.compactMap { number.decode($0, subject, context) }
      return numbers.count == 2 ? IndexPath(section: numbers[0], row: numbers[1]) : nil
    })
}
