import TableMock

/// The picture files of a call: each is written once, and none over what the call reads.
struct PictureFiles {
  /// Why a picture is not written.
  struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  private let renderer: Renderer
  /// The input that each picture so far is of.
  private var owners: [String: String] = [:]
  private var protected = ProtectedFiles()
  /// The inputs whose images are not protected yet.
  private var unread: [InputFile]
  private lazy var imageFolders = ImageFolders(of: unread)

  /// The pictures of a call with all its inputs.
  init(of inputs: [InputFile], renderer: Renderer) {
    self.renderer = renderer
    unread = inputs.filter { !$0.isStandardInput }
    for input in unread { protected.insert(input.path) }
  }

  /// Keeps the images that a document names from being written over.
  mutating func protectImages(of document: Document) {
    for path in document.imagePaths { protected.insert(path) }
  }

  /// Writes a file made of an input; throws where that would destroy something of this call.
  mutating func write(_ bytes: [UInt8], to path: String, of input: InputFile) throws {
    if let owner = owners.updateValue(input.path, forKey: path) {
      throw Refusal(description: "\(path) would be written twice, for \(owner) and for \(input.path)")
    }
    let file = OutputFile(path: path)
    if !unread.isEmpty, file.exists, imageFolders.mayHold(path) { protectUnread() }
    guard !protected.contains(path) else {
      throw Refusal(
        description: "\(path) is not written, as it is an input of this call or an image that an input names")
    }
    try file.write(bytes)
  }

  /// Looks ahead at inputs whose turn has not come; what is wrong with them is told when it comes.
  private mutating func protectUnread() {
    for input in unread {
      if let document = renderer.load(path: input.path).document { protectImages(of: document) }
    }
    unread = []
  }
}
