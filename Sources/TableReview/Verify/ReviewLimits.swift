import TableModel
import TableSources

extension ReviewFolder {
  /// The largest file with what was found, or was replaced, that is read.
  static let mostFound = 64 << 20
  /// The most pictures that such a file may have entries of: with the eighty values of a usual one, they are as many
  /// values as are read.
  static let mostEntries = 50_000

  /// The value that the file with what was found is; `nil` where it is no JSON.
  ///
  /// - Throws: An error where it has more values than are read.
  func value(of bytes: [UInt8]) throws(Diagnostic) -> JSONValue? {
    var reader = JSONReader(bytes)
    guard let value = reader.value() else {
      guard !reader.hasTooManyValues else { throw hasTooManyValues }
      return nil
    }
    return reader.isAtEnd ? value : nil
  }

  /// A file with what was found that is not in its place yet.
  ///
  /// - Throws: An error where nobody could read it; what cannot be written is one, too.
  func draft(of record: ReviewRecord) throws -> DraftFile {
    guard record.entries.count <= Self.mostEntries else { throw hasTooManyEntries }
    let draft = try self.draft(of: ReviewFolder.recordName)
    var (count, values) = (0, JSONValueCount())
    try record.write { bytes in
      count += bytes.count
      guard count <= Self.mostFound else { throw hasTooManyBytes }
      values.add(bytes)
      guard values.count <= JSONReader.mostValues else { throw hasTooManyValues }
      try draft.append(bytes)
    }
    return draft
  }

  /// Why a review cannot be read that is longer than may be.
  var hasTooManyBytes: Diagnostic { tooLarge("more than \(Self.mostFound >> 20) MiB") }

  /// Why a review cannot be read that has more entries than may be.
  var hasTooManyEntries: Diagnostic { tooLarge("more than \(Self.mostEntries) entries") }

  /// Why a review cannot be read that has more values than may be.
  var hasTooManyValues: Diagnostic { tooLarge("more than \(JSONReader.mostValues) values") }

  private func tooLarge(_ excess: String) -> Diagnostic {
    Diagnostic(
      .error, at: SourceLocation(file: record.text), "the review is too large: it has \(excess)",
      hint: "look at fewer pictures at a time, with --filter")
  }
}
