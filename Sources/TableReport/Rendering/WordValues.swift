import Mustache

/// A line of words as the template shows it.
final class WordValues: TemplateValue, MustacheParent {
  private let word: ReviewEntry.Word

  init(_ word: ReviewEntry.Word) {
    self.word = word
  }

  func child(named name: String) -> Any? {
    switch name {
    case "text": TemplateText(word.text)
    case "kind": TemplateText(word.kind.rawValue)
    case "expected": TemplateList(word.expected?.frame.attribute)
    case "actual": TemplateList(word.actual?.frame.attribute)
    case "places": TemplateList(texts: places)
    default: nil
    }
  }

  /// Where the view is in the sources; one place where both sides agree.
  private var places: [String] {
    let sources = [word.expected?.source, word.actual?.source].compactMap(\.self)
    return sources.first == sources.last ? Array(sources.prefix(1)) : sources
  }
}
