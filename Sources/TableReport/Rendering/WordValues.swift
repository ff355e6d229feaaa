/// A line of words as the template shows it.
struct WordValues {
  let text: String
  let kind: String
  let expectedFrame: String?
  let actualFrame: String?
  /// Where the view is in the sources; one place where both sides agree.
  let places: [String]

  /// What the template asks for.
  var properties: Properties {
    [
      "text": text, "kind": kind, "expectedFrame": expectedFrame, "actualFrame": actualFrame,
      "places": places,
    ]
  }

  init(_ word: ReviewEntry.Word) {
    text = word.text
    kind = word.kind.rawValue
    expectedFrame = word.expected?.frame.attribute
    actualFrame = word.actual?.frame.attribute
    let sources = [word.expected?.source, word.actual?.source].compactMap(\.self)
    places = sources.first == sources.last ? Array(sources.prefix(1)) : sources
  }
}
