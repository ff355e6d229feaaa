import TableSources

/// The names of other storyboards that a document refers to.
final class StoryboardReferences: XMLReader.Handler {
  private var names: Set<String> = []
  private var elementsLeft: Int

  private init(limits: LoadingLimits) {
    elementsLeft = limits.elements
  }

  /// The names in a document, as far as it can be read.
  static func names(in bytes: [UInt8], limits: LoadingLimits) -> Set<String> {
    let references = StoryboardReferences(limits: limits)
    _ = XMLReader.read(bytes, .plain, references)
    return references.names
  }

  var wantsCharacters: Bool { false }

  func begin(_ name: String, attributes: [XMLReader.Attribute], at offset: Int) -> Bool {
    elementsLeft -= 1
    if name == IBControllers.placeholder,
      let storyboard = attributes.first(where: { $0.name == "storyboardName" })?.value
    {
      names.insert(storyboard)
    }
    return elementsLeft > 0
  }

  func end() {}

  func characters(_ text: UnsafeBufferPointer<UInt8>) {}
}
