import Mustache

/// A line of words as the template shows it.
final class WordValues: TemplateValue, MustacheParent {
  private let word: ReviewEntry.Word

  init(_ word: ReviewEntry.Word) {
    self.word = word
  }

  func child(named name: String) -> Any? {
    switch name {
    case "attributes": attributes.value
    case "text": TemplateText(word.text)
    case "places": TemplateText(places.map { " <code>\(PageText().escapeText($0))</code>" }.joined())
    default: nil
    }
  }

  private var attributes: PageAttributes {
    var attributes = PageAttributes()
    attributes.add("class", word.kind.rawValue)
    attributes.add("data-expected", word.expected?.frame.attribute)
    attributes.add("data-actual", word.actual?.frame.attribute)
    return attributes
  }

  /// Where the view is in the sources; one place where both sides agree.
  private var places: [String] {
    let sources = [word.expected?.source, word.actual?.source].compactMap(\.self)
    return sources.first == sources.last ? Array(sources.prefix(1)) : sources
  }
}
