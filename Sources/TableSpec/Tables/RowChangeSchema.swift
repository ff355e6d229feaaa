import TableModel
import TableSources

/// A moment while a row is inserted, deleted or moved.
enum RowChangeSchema {
  /// A change before it is known what becomes of which row.
  struct Draft: Sendable {
    fileprivate var insert: IndexPath?
    fileprivate var delete: IndexPath?
    fileprivate var move: IndexPath?
    fileprivate var to: Int?
    fileprivate var progress = 0.0

    fileprivate var change: RowChange? {
      switch (insert, delete, move, to) {
      case (let row?, nil, nil, nil): RowChange(.insert, of: row, progress: progress)
      case (nil, let row?, nil, nil): RowChange(.delete, of: row, progress: progress)
      case (nil, nil, let row?, let place?): RowChange(.move(to: place), of: row, progress: progress)
      default: nil
      }
    }
  }

  static let mapping = MappingSchema<Draft>(
    "rowChange", subject: "a change of rows", initial: Draft(),
    fields: [
      Field(
        "insert", IndexPathSchema.coding, "The row that appears.",
        get: { $0.insert }, set: { $0.insert = $1 }),
      Field(
        "delete", IndexPathSchema.coding, "The row that disappears.", get: { $0.delete },
        set: { $0.delete = $1 }),
      Field(
        "move", IndexPathSchema.coding, "The row that is dragged.", get: { $0.move }, set: { $0.move = $1 }),
      Field(
        "to", .wholeNumber(0...100_000), "The number of the row whose place it takes.",
        get: { $0.to }, set: { $0.to = $1 }),
      Field(
        "progress", .number(.from(0, to: 1)), "The part that is done.", .required,
        get: { $0.progress }, set: { $0.progress = $1 }),
    ])

  static let coding = ValueCoding<RowChange>(
    mapping.kind,
    encode: { change, context in mapping.value(of: Draft(change), context) },
    decode: { node, subject, context in
      long.decode(node, subject, context)?.change
    })

  private static let long = mapping.coding(hint: "write {delete: [0, 2], progress: 0.5}") {
    _, keys, node, subject, context in
    mapping.requireKeys(keys, of: subject, node, context)
    let kinds = ["insert", "delete", "move"].filter { !keys.lacks($0) }
    guard kinds.count != 1 || keys.lacks("to") == (kinds == ["move"]) else { return }
    context.error(
      "\(subject) must have “insert”, “delete”, or “move” with “to”", at: node.range,
      hint: "write {move: [0, 1], to: 3, progress: 0.5}")
  }
}

extension RowChangeSchema.Draft {
  /// What a file says of a change.
  fileprivate init(_ change: RowChange) {
    progress = change.progress
    switch change.kind {
    case .insert: insert = change.row
    case .delete: delete = change.row
    case .move(let place): (move, to) = (change.row, place)
    }
  }
}
