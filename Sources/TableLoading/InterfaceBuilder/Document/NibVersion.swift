/// Which of Apple's tools wrote a document, and so which system its author worked for.
struct NibVersion {
  /// The number of the tools, for example 13196 of Xcode 9.0; `nil` where the document has none.
  let tools: Int?
  /// The version of the format, for example 3.
  let format: Int?

  /// The first numbers of the tools whose simulators had a system, in rising order, and that system's theme.
  ///
  /// Found by comparing documents of known Xcode versions.
  private static let themes: [(firstTools: Int, theme: String)] = [
    (0, "ios5"), (2_500, "ios6"), (4_500, "ios7"), (6_100, "ios8"), (8_000, "ios9"), (13_150, "ios11"),
    (14_800, "ios13"), (21_500, "ios16"), (24_000, "ios26"),
  ]

  /// The number that several builds of Xcode 15 and 16 share, out of the order of all others.
  private static let sharedTools = 32_700

  /// The version that a document's outermost element tells.
  init(_ document: XMLElement) {
    let whole = { (text: String) in Int(text.prefix { $0 != "." }) }
    tools = document["toolsVersion"].flatMap(whole)
    format = document["version"].flatMap(whole)
  }

  /// The name of the theme that the document's author saw; `nil` where the document does not tell.
  var theme: String? {
    guard let tools else { return format.map { $0 < 3 ? "ios6" : "ios7" } }
    if tools == NibVersion.sharedTools { return "ios16" }
    return NibVersion.themes.last { $0.firstTools <= tools }?.theme
  }
}
