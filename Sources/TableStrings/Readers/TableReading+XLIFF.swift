import TableModel
import TableSources

extension TableReading where Value == XLIFFReader.Contents {
  /// The texts of an export that is named after a language; none where they are in another.
  func table(in language: String, named name: String) -> TableReading<StringTable> {
    guard let value else { return TableReading<StringTable>(nil, diagnostics) }
    if let own = value.language, LanguageTag(own)?.normalized != LanguageTag(language)?.normalized {
      return TableReading<StringTable>(
        refusal:
          "the file is named after \(quoted(language)), but its texts are in \(quoted(own)), so it is not used",
        at: SourceLocation(file: name))
    }
    return TableReading<StringTable>(value.table, diagnostics)
  }
}
