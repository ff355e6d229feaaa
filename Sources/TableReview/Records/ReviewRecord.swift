import TableComparison
import TableModel
import TableProject

/// What a review found: the content of `review.json`.
public struct ReviewRecord: Hashable, Sendable {
  /// Which verb made the review.
  public enum Kind: String, Hashable, Sendable {
    /// Pictures were held against their baselines.
    case verify
    /// Two sides were compared that the user named.
    case diff
  }

  /// The first member of the file, by which programs know it.
  public static let format = "tablemock review 1"
  /// What the file begins with.
  package static let beginning = "{\"format\": \"\(format)\""

  /// The program's version.
  public var version: String
  /// Which verb made the review.
  public var kind: Kind
  /// Words for the side as it should be.
  public var expected: String
  /// Words for the side as it is.
  public var actual: String
  /// How changes are approved; `nil` where there is nothing to approve.
  public var approve: String?
  /// Lines about what else changed: program, fonts, libraries.
  public var stack: [String]
  /// What was found of the review itself, such as rules that serve for nothing.
  public var notices: [Diagnostic] = []
  /// The part of the plan that was looked at.
  package var part = Shard.whole
  /// The names of the pictures that are the same.
  public private(set) var same: [String] = []
  /// What is to be said of some of those, by name.
  public private(set) var remarks: [ReviewRemark] = []
  /// The pictures that are not the same: failed ones first, then changed, resized, new and obsolete, each by name.
  public private(set) var entries: [ReviewEntry] = []

  /// A review of pictures in any order; those in the state `same` are kept by name only.
  public init(
    version: String, kind: Kind, expected: String, actual: String, approve: String? = nil,
    stack: [String] = [], entries: [ReviewEntry] = []
  ) {
    self.version = version
    self.kind = kind
    self.expected = expected
    self.actual = actual
    self.approve = approve
    self.stack = stack
    let sames = entries.filter { $0.state == .same }.sorted { $0.name < $1.name }
    same = sames.map(\.name)
    remarks = sames.compactMap { entry in entry.aside.map { ReviewRemark(name: entry.name, text: $0) } }
    self.entries = entries.filter { $0.state != .same }.sorted { ($0.state, $0.name) < ($1.state, $1.name) }
  }

  /// Adds names of pictures that are the same, and what is to be said of some of them.
  mutating func add(same names: [String], _ remarks: [ReviewRemark]) {
    same = (same + names).sorted()
    let sames = Set(names)
    self.remarks = (self.remarks + remarks.filter { sames.contains($0.name) }).sorted { $0.name < $1.name }
  }

  /// How many pictures are in which state.
  public var summary: ReviewSummary { ReviewSummary(same: same.count, entries: entries) }

  /// Whether there is nothing but pictures that are the same.
  public var isSame: Bool { entries.isEmpty }

  /// Whether any picture had been approved before.
  var hasApprovedPictures: Bool { !same.isEmpty || entries.contains { $0.expected != nil } }

  /// Whether there are pictures that could not be compared.
  public var hasFailures: Bool { entries.first?.state == .failed }

  /// What else changed, and how much of the rest may come of that; empty where nothing else did.
  var preamble: [String] {
    guard !stack.isEmpty else { return [] }
    let compared = entries.count { $0.pixels != nil }
    guard compared > 0 else { return stack }
    return stack + ["\(summary.inTextAlone) of \(compared) differ in text alone"]
  }

  /// The content of the file, an entry a line.
  public var text: String {
    var bytes: [UInt8] = []
    write { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// About how many bytes are handed out at once.
  private static let partLength = 1 << 16

  /// Hands out the content of the file in parts, so that a long one is never held as a whole.
  package func write<Failure: Error>(to put: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
    var line = JSONLine(reserving: 2 * Self.partLength)
    line.beginObject()
    for (place, member) in members.enumerated() {
      if place > 0 { line.breakLine(1) }
      line.key(member.key)
      line.value(member.value)
    }
    line.breakLine(1)
    line.key("entries")
    line.beginArray()
    for entry in entries {
      line.breakLine(2)
      entry.write(to: &line)
      guard line.count >= Self.partLength else { continue }
      try put(line.bytes)
      line.removeAll()
    }
    if !entries.isEmpty { line.breakLine(1, isEnd: true) }
    line.endArray()
    line.breakLine(0, isEnd: true)
    line.endObject()
    line.breakLine(0, isEnd: true)
    try put(line.bytes)
  }

  /// The members but for the entries.
  private var members: [(key: StaticString, value: JSONValue)] {
    let numbers = [part.number, part.count].map { JSONValue.number(Double($0)) }
    let part: [(key: StaticString, value: JSONValue)] = part == .whole ? [] : [("part", .array(numbers))]
    return [
      ("format", .string(Self.format)), ("version", .string(version)), ("kind", .string(kind.rawValue)),
      ("expected", .string(expected)), ("actual", .string(actual)),
      ("approve", approve.map(JSONValue.string) ?? .null),
      ("stack", .array(stack.map(JSONValue.string))), ("notices", .array(notices.map(\.json))),
      ("summary", summary.json),
      ("same", .array(same.map(JSONValue.string))), ("remarks", .array(remarks.map(\.json))),
    ] + part
  }
}

/// What is to be said of a picture though it is the same.
public struct ReviewRemark: Hashable, Sendable {
  /// The picture's name.
  public var name: String
  /// What is said, in one line without a full stop.
  public var text: String

  /// A remark on a picture.
  public init(name: String, text: String) {
    (self.name, self.text) = (name, text)
  }

  /// The value as an object of JSON.
  public var json: JSONValue { .object([("name", .string(name)), ("text", .string(text))]) }
}

/// How many pictures of a review are in which state.
public struct ReviewSummary: Hashable, Sendable {
  /// The states in the order in which they are told.
  private static let states: [ReviewState] = [.same, .changed, .resized, .new, .obsolete, .failed]

  private var counts: [ReviewState: Int] = [:]
  /// The number of pictures that differ in the pixels of labels alone.
  public private(set) var inTextAlone = 0

  /// Counts what is the same and what is not.
  public init(same: Int, entries: [ReviewEntry]) {
    counts[.same] = same
    for entry in entries {
      counts[entry.state, default: 0] += 1
      if let pixels = entry.pixels, pixels.isInTextAlone { inTextAlone += 1 }
    }
  }

  /// The number of pictures in a state.
  public subscript(state: ReviewState) -> Int { counts[state] ?? 0 }

  /// The value as an object of JSON.
  public var json: JSONValue {
    .object(
      Self.states.map { ($0.rawValue, .number(Double(self[$0]))) } + [
        ("inTextAlone", .number(Double(inTextAlone)))
      ])
  }
}

extension ReviewSummary: CustomStringConvertible {
  /// The numbers in one line, of states that occur: `2 same, 1 changed`.
  public var description: String {
    let parts = Self.states.filter { self[$0] > 0 }.map { "\(self[$0]) \($0.rawValue)" }
    return parts.isEmpty ? "nothing to compare" : parts.joined(separator: ", ")
  }
}

/// A review in the format of reg-cli, so that reg-suit can publish it.
struct RegistrationRecord {
  private let record: ReviewRecord

  /// The review in that format.
  init(_ record: ReviewRecord) {
    self.record = record
  }

  /// The content of `reg.json`, whose failed items are those that changed.
  var text: String {
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
