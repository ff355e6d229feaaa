import Mustache

/// A value of which swift-mustache knows at the first question what it is.
///
/// It asks by casts, which are most of what a page takes: one that fails takes several times as long as one that does
/// not, and one that does not copies the value. So what has properties is a class.
protocol TemplateValue: MustacheCustomRepresentation {}

extension TemplateValue {
  var representation: Any? { self }
}

/// A text for templates.
struct TemplateText: TemplateValue, MustacheCustomRenderable {
  let renderText: String
  var isNull: Bool { false }

  init(_ text: String) {
    renderText = text
  }
}

/// A list for templates, or a value of which there may be none, shown as `.` by its own section.
struct TemplateList<Element>: TemplateValue, MustacheSequence {
  private let items: [Element]

  init(_ items: [Element]) {
    self.items = items
  }

  func makeIterator() -> IndexingIterator<[Element]> { items.makeIterator() }
}

extension TemplateList<TemplateText> {
  /// The texts of a list.
  init(texts: [String]) {
    self.init(texts.map(TemplateText.init))
  }

  /// A text that may be missing.
  init(_ text: String?) {
    self.init(text.map { [TemplateText($0)] } ?? [])
  }
}
