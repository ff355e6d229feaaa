import TableComparison
import TableModel

/// A review in the format of reg-cli, so that reg-suit can publish it.
package struct RegistrationRecord {
  private let record: ReviewRecord

  /// The review in that format.
  package init(_ record: ReviewRecord) {
    self.record = record
  }

  /// The content of `reg.json`, whose failed items are those that changed.
  package var text: String {
    let changed = names([.changed, .resized, .failed])
    let (new, obsolete) = (names([.new]), names([.obsolete]))
    let members: [(key: String, value: JSONValue)] = [
      ("failedItems", list(changed)), ("newItems", list(new)), ("deletedItems", list(obsolete)),
      ("passedItems", list(record.same)),
      ("expectedItems", list((record.same + changed + obsolete).sorted())),
      ("actualItems", list((record.same + changed + new).sorted())),
      ("diffItems", list(record.entries.filter { $0.difference != nil }.map(\.name))),
      ("actualDir", .string("./actual")), ("expectedDir", .string("./expected")),
      ("diffDir", .string("./difference")),
    ]
    return JSONValue.object(members).line + "\n"
  }

  private func names(_ states: Set<ReviewState>) -> [String] {
    record.entries.filter { states.contains($0.state) }.map(\.name)
  }

  private func list(_ names: [String]) -> JSONValue { .array(names.map(JSONValue.string)) }
}
