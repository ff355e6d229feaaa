import TableModel
import TableSources

extension GitRepository {
  /// What `ls-files -t` puts before a file that the index has and that is not to be on the disk.
  private static let leftOut = UInt8(ascii: "S")

  /// The files of the repository that are left out of the disk, and its submodules; none where git cannot tell.
  ///
  /// The index knows it: what lists the patterns of a sparse checkout stays when there is none any more.
  var leftOutFiles: LeftOutFiles {
    if let known = memory.leftOut[top] { return known }
    var marked: Set<FilePath> = []
    var submodules: [GitEntry] = []
    try? readIndexedFiles { line in
      // A letter, the mode, the object and a number between blanks, then a tab and the path.
      guard let tab = line.firstIndex(of: 0x09) else { return }
      let path = FilePath(bytes: line[(tab + 1)...])
      if line.first == Self.leftOut { marked.insert(top.appending(path)) }
      let words = line[..<tab].split(separator: 0x20)
      if words.count == 4, words[1].elementsEqual("160000".utf8) {
        let object = String(decoding: words[2], as: UTF8.self)
        submodules.append(GitEntry(kind: .submodule, object: object, path: path))
      }
    }
    let files = LeftOutFiles(top: top, marked: marked, submodules: submodules, git: Self.call(in: top))
    memory.leftOut[top] = files
    return files
  }

  /// Hands over what the index has, of which large repositories have more than anybody is to keep.
  private func readIndexedFiles(_ take: (ArraySlice<UInt8>) -> Void) throws(SystemError) {
    guard !isBare else { return }
    let git = try GitProgram.start(
      .indexedFiles, ["-t", "--stage", "-z"], in: top, isBare: false, hearsErrors: false)
    git.closeInput()
    var rest: [UInt8] = []
    while case let bytes = try git.readOn(count: 1 << 16), !bytes.isEmpty {
      let text = rest + bytes
      var start = 0
      while let end = text[start...].firstIndex(of: 0) {
        take(text[start..<end])
        start = end + 1
      }
      rest = Array(text[start...])
    }
    _ = git.wait()
  }
}
