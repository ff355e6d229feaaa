import TableModel
import TableRendering
import TableSources

/// The files that a job writes: each is written once, and none over what the job reads.
package struct WrittenFiles {
  private let sources: SourceStore
  /// The input that each file so far is of.
  private var owners: [FilePath: FilePath] = [:]
  private var protected = ProtectedFiles()
  private var leftovers = Leftovers()
  /// The inputs whose images are not protected yet, by their paths.
  private var unread: [FilePath: InputFile]
  /// Whether pictures show bars, and with them images of other files.
  private let showsBars: Bool
  private lazy var reach = SourceReach(of: Array(unread.values))

  /// The files of a job with all its inputs, which draws them without bars or with.
  package init(of inputs: [InputFile], _ sources: SourceStore, showingBars showsBars: Bool = false) {
    (self.sources, self.showsBars) = (sources, showsBars)
    let files = inputs.filter { !$0.isStandardInput }
    unread = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    for input in files { protected.insert(input.path) }
  }

  /// Turns to inputs whose files may be written once more, and which may be new.
  mutating func turn(to inputs: [InputFile]) {
    let paths = Set(inputs.map(\.path))
    owners = owners.filter { !paths.contains($0.value) }
    for path in paths { protected.insert(path) }
  }

  /// Keeps the images that the source of an input shows from being written over.
  mutating func protectImages(of source: Source, from input: InputFile) {
    unread[input.path] = nil
    for path in source.document?.imagePaths ?? [] { protected.insert(path) }
    guard showsBars, let bars = source.bars else { return }
    for path in bars.images() { protected.insert(path) }
  }

  /// Puts a picture where a plan wants it: into a file, or onto standard output.
  mutating func put(
    _ bytes: [UInt8], at path: FilePath, of input: InputFile, _ plan: OutputPlan,
    _ account: inout PictureAccount
  ) throws {
    if plan.isStandardOutput {
      try account.put(bytes)
    } else {
      try write(bytes, to: path, of: input)
    }
  }

  /// Writes a file made of an input; throws where that would destroy something of this job.
  mutating func write(_ bytes: [UInt8], to path: FilePath, of input: InputFile) throws {
    if let owner = owners.updateValue(input.path, forKey: path) {
      throw WriteRefusal(
        description: """
          \(path) would be written twice, for \(owner) and for \(input.path): \
          give a folder to -o, and files different names
          """)
    }
    let file = OutputFile(path: path)
    if file.exists, !unread.isEmpty, path.resolved.map(reach.contains) ?? false { protectUnread() }
    guard !protected.contains(path) else {
      throw WriteRefusal(
        description: "\(path) is not overwritten, because it is an input or an image that an input shows")
    }
    leftovers.remove(beside: path)
    try file.write(bytes)
  }

  /// Looks ahead at inputs whose turn has not come; what is wrong with them is told when it comes.
  private mutating func protectUnread() {
    for input in unread.values {
      protectImages(of: sources.source(of: input, isWantedAgain: true), from: input)
    }
  }
}

extension VariantMatrix {
  /// Whether any of the variants shows bars.
  var showsBars: Bool { words(of: .bars).contains(BarVisibility.shown.rawValue) }
}

/// Why a file is not written that could be.
package struct WriteRefusal: Error, CustomStringConvertible {
  /// What would be destroyed.
  package let description: String

  package init(description: String) {
    self.description = description
  }
}
