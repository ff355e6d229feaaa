import TableModel

/// Files that the program itself writes about what it has drawn, which are no sources wherever they lie.
enum OwnRecord {
  /// What a record begins with, and what follows soon.
  private static let marks: [(start: String, inside: String)] = [
    (#"{"version": ""#, #", "results": ["#),
    (#"{"done": "#, #", "total": "#),
    (#"{"summary": {"#, #""planned": "#),
    (#"{"output": ""#, #", "key": ""#),
    (#"{"id": "#, #", "status": ""#),
    (#"{"file": ""#, #", "theme": ""#),
    (#"{"format": "tablemock "#, #""kind": ""#),
  ]

  /// The bytes of a file that are looked at.
  private static let lookedAt = 1 << 12

  /// Whether the file at a path is such a record: results, progress, a journal, a worker's answers, an inspection or a review.
  ///
  /// Only files in JSON are opened, and only their first bytes are read.
  static func isOne(_ path: FilePath, within reach: SourceReach) -> Bool {
    guard path.hasEnding(["json"]), let file = try? reach.open(path),
      let start = try? file.read(at: 0, count: 16)
    else { return false }
    let candidates = marks.filter { start.starts(with: $0.start.utf8.prefix(start.count)) }
    guard !candidates.isEmpty, let bytes = try? file.read(at: 0, count: lookedAt) else { return false }
    let text = String(decoding: bytes, as: UTF8.self)
    return candidates.contains { bytes.starts(with: $0.start.utf8) && text.contains($0.inside) }
  }
}
