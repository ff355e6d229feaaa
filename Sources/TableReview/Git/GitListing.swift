import Glibc
import TableModel
import TableSources

/// What `ls-tree -z` prints of all files of a tree, read piece by piece: what nobody wants is not kept.
package struct GitListing {
  /// The most bytes that are read, of which nearly all may be of no use here.
  private static let longest = 1 << 29
  /// The most bytes of lines that are kept.
  private static let mostKept = 64 << 20

  /// The files that are wanted, and all links and submodules.
  package private(set) var entries: [GitEntry] = []

  private let wanted: (FilePath) -> Bool
  private var rest: [UInt8] = []
  private var (read, kept) = (0, 0)

  /// A list of which some files are wanted.
  package init(of wanted: @escaping (FilePath) -> Bool) { self.wanted = wanted }

  /// Takes what comes next; throws `EFBIG` where that is too much.
  package mutating func take(_ bytes: [UInt8]) throws(SystemError) {
    read += bytes.count
    let text = rest + bytes
    var start = 0
    while let end = text[start...].firstIndex(of: 0) {
      if let entry = GitEntry(text[start..<end], wanted) {
        kept += end - start
        entries.append(entry)
      }
      start = end + 1
    }
    rest = Array(text[start...])
    guard read <= Self.longest, kept + rest.count <= Self.mostKept else { throw SystemError(number: EFBIG) }
  }
}
