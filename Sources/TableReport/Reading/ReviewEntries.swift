import TableModel

/// The entries in the file of a review, each of which is read when it is asked for, on any thread.
struct ReviewEntries {
  private let bytes: [UInt8]
  /// Where each of the entries begins.
  private var offsets: [Int] = []

  /// The list of entries that comes next in a file; `nil` where its end is not found.
  init?(_ bytes: [UInt8], reading reader: inout JSONReader) {
    self.bytes = bytes
    let isSound = reader.visitItems { reader in
      offsets.append(reader.position)
      return reader.passOver()
    }
    guard isSound else { return nil }
  }

  var count: Int { offsets.count }

  /// Reads an entry.
  subscript(index: Int) -> ReviewEntry {
    get throws(ReviewDamage) {
      var reader = JSONReader(bytes, at: offsets[index])
      guard let json = reader.value() else { throw .noJSON(bytes, from: reader.position) }
      do throws(ReviewDamage) {
        return try ReviewEntry(json)
      } catch {
        throw error.within(index).within("entries")
      }
    }
  }
}

extension ReviewEntries: ReviewValue {
  /// Entries that are no list.
  init(_ json: JSONValue) throws(ReviewDamage) { throw .kind }
}
