import TableLint
import TableModel
import TableSources

/// Collects what is found in a source: puts findings together that come up in several ways of drawing, and keeps of a rule
/// that finds very much no more than what counting, excusing and changing take.
struct LintCollector {
  /// The most findings of a rule in a file that are told one by one.
  static let mostShown = 1_000

  /// A finding of a rule.
  private struct Entry {
    var rule: String
    var level: LintLevel
    var trace: LintTrace
    /// The number of what is told of it besides; `nil` where it is not told by itself.
    var detail: Int32?
    /// The file that it stands in: the one that was looked at, or one that that leads to.
    var file: String

    var place: (Int, Int, String, String) { (trace.line ?? 0, trace.column ?? 0, rule, trace.message) }
  }

  /// What is told of a finding by itself.
  private struct Detail {
    var hint: String?
    var path: String
    var screen: Int
    var views: [Rect]
    var variants: [Int32] = []
  }

  /// What findings of several ways of drawing have in common.
  private struct Key: Hashable {
    var rule: String
    var screen: Int
    var path: String
    var location: SourceLocation
    var number: Int
  }

  /// The file, as findings call it.
  let file: String
  private let matrix: VariantMatrix
  private let lines: SourceLines
  private var entries: [Entry] = []
  private var details: [Detail] = []
  private var shown: [String: Int] = [:]
  /// What findings say, each text in memory once: it is often the same for very many.
  private var messages: Set<String> = []
  private var seen: [Key: Int] = [:]
  private var counts: [Key: Int] = [:]
  private var last = (variant: -1, screen: -1)

  /// A collector of findings in a file, in some ways of drawing.
  init(_ matrix: VariantMatrix, _ lines: SourceLines, in file: String) {
    (self.matrix, self.lines, self.file) = (matrix, lines, file)
  }

  // MARK: Adding

  /// Adds a finding of the way of drawing of a number.
  mutating func add(_ finding: LintFinding, at origin: Origin?, table: String?, variant: Int) {
    let location = origin?.location ?? SourceLocation(file: file)
    // In one way of drawing nothing comes up twice.
    if matrix.count > 1 {
      let path = finding.path.description
      if last != (variant, finding.path.screen) {
        counts.removeAll()
        last = (variant, finding.path.screen)
      }
      var key = Key(
        rule: finding.rule, screen: finding.path.screen, path: path, location: location, number: 0)
      let number = counts[key, default: 0]
      counts[key] = number + 1
      key.number = number
      if let known = seen[key] {
        guard let detail = entries[known].detail.map({ Int($0) }) else { return }
        details[detail].variants.append(Int32(variant))
        return
      }
      seen[key] = entries.count
    }
    let trace = LintTrace(
      line: location.line, column: location.column, message: finding.message, objectID: origin?.objectID,
      table: table, fix: finding.fix)
    add(trace, of: finding.rule, finding.level, in: location.file) {
      Detail(
        hint: finding.hint, path: finding.path.description, screen: finding.path.screen, views: finding.views,
        variants: [Int32(variant)])
    }
  }

  /// Adds what a rule says of a place in the source, whatever is drawn of it.
  mutating func add(
    _ message: String, hint: String?, of rule: String, _ level: LintLevel, at location: SourceLocation
  ) {
    let trace = LintTrace(line: location.line, column: location.column, message: message)
    add(trace, of: rule, level, in: location.file) { Detail(hint: hint, path: "", screen: 0, views: []) }
  }

  private mutating func add(
    _ trace: LintTrace, of rule: String, _ level: LintLevel, in file: String, _ detail: () -> Detail
  ) {
    var trace = trace
    trace.message = messages.insert(trace.message).memberAfterInsert
    let count = shown[rule, default: 0]
    shown[rule] = count + 1
    let isShown = count < LintCollector.mostShown
    entries.append(
      Entry(
        rule: rule, level: level, trace: trace, detail: isShown ? Int32(clamping: details.count) : nil,
        file: file))
    if isShown { details.append(detail()) }
  }

  // MARK: Excusing

  /// Notes why findings do not count that stand in the file, or at objects; the closure is asked for each.
  mutating func excuse(_ reason: (_ rule: String, _ trace: LintTrace, _ isInFile: Bool) -> String?) {
    for index in entries.indices {
      let entry = entries[index]
      if let reason = reason(entry.rule, entry.trace, entry.file == file) {
        entries[index].trace.suppression = .excused(reason: reason)
      }
    }
  }

  // MARK: Telling

  /// All findings in the order of their places, each told from others of the file.
  var notices: [LintNotice] {
    var entries = entries
    entries.sort { $0.place < $1.place }
    addFingerprints(to: &entries)
    let names = Names(of: matrix)
    var rest: [String: [Entry]] = [:]
    var order: [String] = []
    var notices: [LintNotice] = []
    for entry in entries {
      if let detail = entry.detail {
        notices.append(notice(entry, details[Int(detail)], names))
      } else {
        let kind = "\(entry.rule) \(entry.level.rawValue) \(entry.file) \(entry.trace.suppression == nil)"
        if rest[kind] == nil { order.append(kind) }
        rest[kind, default: []].append(entry)
      }
    }
    for kind in order {
      guard let entries = rest[kind], let first = entries.first else { continue }
      notices.append(LintNotice(entries.map(\.trace), of: first.rule, first.level, in: first.file))
    }
    return notices
  }

  private func notice(_ entry: Entry, _ detail: Detail, _ names: Names) -> LintNotice {
    let trace = entry.trace
    let window =
      entry.file == file
      ? trace.line.flatMap { lines.window(ofLine: $0, around: trace.column ?? 1) } : nil
    let variants = names.names(of: detail.variants, entry.rule)
    return LintNotice(
      rule: entry.rule, level: entry.level, message: trace.message, hint: detail.hint,
      location: trace.location(in: entry.file), objectID: trace.objectID, table: trace.table,
      path: detail.path, screen: detail.screen, views: detail.views, variants: variants.names,
      lookedAt: variants.lookedAt, excerpt: window, fingerprint: trace.fingerprint,
      suppression: trace.suppression, fix: trace.fix)
  }

  /// What tells a finding from others of its file: the rule, the text of its line, or what it says of another file, and
  /// how many such there are before.
  private func addFingerprints(to entries: inout [Entry]) {
    var counts: [String: Int] = [:]
    var words: (line: Int, text: String?)?
    for index in entries.indices {
      let (trace, rule) = (entries[index].trace, entries[index].rule)
      var text = trace.objectID
      if text == nil, entries[index].file != file {
        text = trace.message
      } else if text == nil, let line = trace.line {
        if words?.line != line { words = (line, lines.words(ofLine: line)) }
        text = words?.text
      }
      let key = [rule, text ?? "", trace.table ?? ""].joined(separator: "\u{1F}")
      let count = counts[key, default: 0]
      counts[key] = count + 1
      entries[index].trace.fingerprint = String(
        Fingerprint.of(Array("\(key)\u{1F}\(count)".utf8)).prefix(24))
    }
  }
}

/// The names of ways of drawing, as findings tell in which of them they came up.
private struct Names {
  private let matrix: VariantMatrix
  private let all: [String]
  /// Those that rules tell which compare languages, and name those themselves.
  private let withoutLanguage: [String]

  init(of matrix: VariantMatrix) {
    self.matrix = matrix
    all = Names.names(of: matrix, by: matrix.varyingAxes)
    withoutLanguage = Names.names(of: matrix, by: matrix.varyingAxes.filter { $0 != .language })
  }

  private static func names(of matrix: VariantMatrix, by axes: [VariantAxis]) -> [String] {
    guard !axes.isEmpty else { return [] }
    return matrix.variants.map { variant in
      axes.compactMap { $0.word(of: variant) }.joined(separator: " ")
    }
  }

  /// The names of some, and the number of those that a rule looks at where that is not all.
  func names(of variants: [Int32], _ rule: String) -> (names: [String], lookedAt: Int?) {
    let namesLanguages = !variants.isEmpty && LintRule.named(rule)?.namesLanguages ?? false
    let names = namesLanguages ? withoutLanguage : all
    return (
      variants.compactMap { names.indices.contains(Int($0)) ? names[Int($0)] : nil },
      namesLanguages ? matrix.count / max(1, matrix.words(of: .language).count) : nil
    )
  }
}

/// The lines of a source, as findings show them and are known again by them.
struct SourceLines {
  /// Whether a comment for the linter may be among them.
  let mentionDirectives: Bool
  private let bytes: [UInt8]
  private let lines: LineTable

  /// Lines longer than this many bytes are not shown.
  private static let longestShownLine = 1 << 16
  /// Lines longer than this many bytes are known again by their digest.
  private static let longestKeyLine = 1 << 12

  init(_ bytes: [UInt8]) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    self.bytes = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    lines = LineTable(utf8: self.bytes)
    mentionDirectives = SourceLines.mention(Array("tablemock:".utf8), in: bytes)
  }

  /// Whether bytes stand among others, one behind the other.
  private static func mention(_ word: [UInt8], in bytes: [UInt8]) -> Bool {
    guard let first = word.first, bytes.count >= word.count else { return false }
    return bytes[...(bytes.count - word.count)].indices.contains { start in
      bytes[start] == first && bytes[start..<start + word.count].elementsEqual(word)
    }
  }

  /// The lines without their ends, in their order.
  var all: [String] { (0..<lines.count).map { String(decoding: content(of: $0), as: UTF8.self) } }

  /// What the line of a number, counted from 1, shows around a column; `nil` where it is too long to be shown.
  func window(ofLine number: Int, around column: Int) -> SourceWindow? {
    guard (1...lines.count).contains(number) else { return nil }
    let line = content(of: number - 1)
    return line.count <= SourceLines.longestShownLine ? SourceWindow(line, around: column) : nil
  }

  /// What a line of a number, counted from 1, is known again by: its words, or the digest of a long one.
  func words(ofLine number: Int) -> String? {
    guard (1...lines.count).contains(number) else { return nil }
    let line = content(of: number - 1)
    guard line.count <= SourceLines.longestKeyLine else { return Fingerprint.of(Array(line)) }
    let text = String(decoding: line, as: UTF8.self)
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func content(of line: Int) -> ArraySlice<UInt8> { bytes[lines.content(of: line, in: bytes)] }
}
