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
  /// The inputs whose images are not protected yet.
  private var unread: [InputFile]
  /// The source at hand, whose bars may show images of other files.
  private var source: Source?
  private lazy var reach = SourceReach(of: unread)

  /// The files of a job with all its inputs.
  package init(of inputs: [InputFile], _ sources: SourceStore) {
    self.sources = sources
    unread = inputs.filter { !$0.isStandardInput }
    for input in unread { protected.insert(input.path) }
  }

  /// Turns to inputs whose files may be written once more, and which may be new.
  mutating func turn(to inputs: [InputFile]) {
    let paths = Set(inputs.map(\.path))
    owners = owners.filter { !paths.contains($0.value) }
    for path in paths { protected.insert(path) }
  }

  /// Keeps the images that a source names from being written over.
  mutating func protectImages(of source: Source) {
    for path in source.document?.imagePaths ?? [] { protected.insert(path) }
    protectBars()
    self.source = source
  }

  /// Keeps images of bars from being written over that have been found when the source at hand was drawn.
  private mutating func protectBars() {
    for path in source?.bars?.filesSoFar().images ?? [] { protected.insert(path) }
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
    if file.exists {
      if !unread.isEmpty, path.resolved.map(reach.contains) ?? false { protectUnread() }
      protectBars()
    }
    guard !protected.contains(path) else {
      throw WriteRefusal(
        description: "\(path) is not overwritten, because it is an input or an image that an input shows")
    }
    leftovers.remove(beside: path)
    try file.write(bytes)
  }

  /// Looks ahead at inputs whose turn has not come; what is wrong with them is told when it comes.
  private mutating func protectUnread() {
    for input in unread {
      protectImages(of: sources.source(of: input, isWantedAgain: true))
    }
    unread = []
  }
}

/// Why a file is not written that could be.
package struct WriteRefusal: Error, CustomStringConvertible {
  /// What would be destroyed.
  package let description: String

  package init(description: String) {
    self.description = description
  }
}
