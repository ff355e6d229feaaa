import TableModel
import TableRendering
import TableSpec

/// The switches of a page, one for each axis that a screen can be seen in: the table of axes as JSON.
enum PreviewAxes {
  /// The axes that say something of files, and nothing of what is seen in a page.
  private static let unseen: Set<VariantAxis> = [.scale]

  /// The axes with their words, and what each is called.
  static var json: JSONValue {
    .array(
      VariantAxis.all.filter { !unseen.contains($0) }.map { axis in
        .object([
          ("name", .string(axis.name)), ("title", .string(title(of: axis.name))),
          ("summary", .string(axis.summary)),
          ("words", .array(SpecVocabulary.all.words(of: axis).map(JSONValue.string))),
          ("isOpen", .bool(axis.vocabulary == .languages)),
        ])
      })
  }

  /// The name of an axis for people: `contentSizeCategory` becomes “Content size category”.
  static func title(of name: String) -> String {
    let words = name.reduce(into: "") { text, letter in
      text += letter.isUppercase ? " " + letter.lowercased() : String(letter)
    }
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
