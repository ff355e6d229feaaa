import Synchronization
import TableLinting
import TableModel

/// What clients have been told of each open document, and what may be told.
///
/// Findings about a state of a document that has changed since are not told; what rules found in a line stays until they
/// have been asked again, as long as the line does.
final class FindingBoard: Sendable {
  /// Sends the bytes of a message; one at a time.
  typealias Send = @Sendable ([UInt8]) -> Void

  private struct Entry {
    var revision: Int
    var version: Int?
    var lineCount: Int
    var findings: [Finding] = []
    var rowSizes: [SourceLinter.RowPlace: Size] = [:]
    var isTold = false
  }

  private let entries = Mutex<[DocumentURI: Entry]>([:])
  private let send: Send
  private let rulesURL: String?

  /// A board without documents, which tells what is put on it by messages; `rulesURL` is the address of the folder that
  /// explains rules, where there is one.
  init(rulesURL: String?, send: @escaping Send) {
    self.rulesURL = rulesURL
    self.send = send
  }

  /// Takes what the loader found in a new state of a document; nothing is told of a sound one before rules have been asked.
  func put(_ findings: [Finding], on document: OpenDocument, isFinal: Bool) {
    let text = document.text
    entries.withLock { entries in
      let old = entries[document.uri]
      var entry = Entry(
        revision: document.revision, version: document.version, lineCount: text.lines.count)
      entry.findings = isFinal ? findings : old.map { FindingBoard.kept(of: $0, in: text) } ?? []
      entry.isTold = old?.isTold ?? false
      let isNew = old?.findings ?? [] != entry.findings
      if isNew || isFinal && !findings.isEmpty { tell(&entry, of: document.uri) }
      entries[document.uri] = entry
    }
  }

  /// Takes what came of a closer look, unless the document has changed since.
  func put(_ examination: Examination, _ job: Examiner.Job) {
    entries.withLock { entries in
      guard var entry = entries[job.uri], entry.revision == job.revision else { return }
      let isNew = entry.findings != examination.findings || !entry.isTold || !entry.findings.isEmpty
      entry.findings = examination.findings
      entry.rowSizes = examination.rowSizes
      if isNew { tell(&entry, of: job.uri) }
      entries[job.uri] = entry
    }
  }

  /// Forgets a document, and has its client forget what it was told of it.
  func remove(_ uri: DocumentURI) {
    entries.withLock { entries in
      guard let entry = entries.removeValue(forKey: uri), entry.isTold else { return }
      var empty = Entry(revision: entry.revision, version: nil, lineCount: 0)
      tell(&empty, of: uri)
    }
  }

  /// What was found in a document as it is; nothing while it has not been looked at.
  func findings(in document: OpenDocument) -> [Finding] {
    entries.withLock { entries in
      guard let entry = entries[document.uri], entry.revision == document.revision else { return [] }
      return entry.findings
    }
  }

  /// The size of the row that begins at a place, in points; `nil` while nobody knows.
  func size(ofRowAt place: SourceLinter.RowPlace, in document: OpenDocument) -> Size? {
    entries.withLock { entries in
      guard let entry = entries[document.uri], entry.revision == document.revision else { return nil }
      return entry.rowSizes[place]
    }
  }

  /// The findings whose line says the same as before, where it was or as far from the end.
  private static func kept(of entry: Entry, in text: DocumentText) -> [Finding] {
    let distance = text.lines.count - entry.lineCount
    return entry.findings.compactMap { finding in
      guard finding.rule != nil else { return nil }
      for lines in [0, distance] where text.hash(ofLine: finding.range.start.line + lines) == finding.line {
        return finding.moved(by: lines)
      }
      return nil
    }
  }

  private func tell(_ entry: inout Entry, of uri: DocumentURI) {
    entry.isTold = true
    var members: [(key: String, value: JSONValue)] = [("uri", .string(uri.text))]
    if let version = entry.version { members.append(("version", .number(Double(version)))) }
    members.append(("diagnostics", .array(entry.findings.map { $0.json(rulesURL: rulesURL) })))
    send(ServerMessage.notification("textDocument/publishDiagnostics", .object(members)))
  }
}
