import TableLayout

/// The texts that were shaped last; emptied when it is full, so that its memory is bounded.
struct ShapeCache {
  private static let mostTexts = 512
  private static let mostBytes = 1 << 18

  private var texts: [TextRequest: (utf8: String.UTF8View, shaped: ShapedText)] = [:]
  private var bytes = 0

  subscript(request: TextRequest) -> ShapedText? {
    get {
      // Strings are equal when they look alike; what is asked for is the very same characters.
      guard let entry = texts[request], entry.utf8.elementsEqual(request.text.utf8) else { return nil }
      return entry.shaped
    }
    set {
      let size = request.text.utf8.count
      if texts.count >= Self.mostTexts || bytes + size > Self.mostBytes { self = ShapeCache() }
      guard let newValue, size <= Self.mostBytes else { return }
      texts[request] = (request.text.utf8, newValue)
      bytes += size
    }
  }
}
