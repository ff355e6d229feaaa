/// The rules of layout by the headings of `docs/uikit-layout.md` that tell them.
public enum LayoutRule: String, Hashable, Sendable, CaseIterable {
  case contentView = "The content view"
  case margins = "Margins"
  case labels = "Labels"
  case subtitle = "Subtitle"
  case value1 = "Value1"
  case value2 = "Value2"
  case images = "Images"
  case listContent = "Content configurations"
  case lineOfText = "A line of text"
  case rows = "Rows"
  case headersOfGroups = "Headers and footers of groups"
  case headersOfPlainTables = "Headers of plain tables"
  case lines = "Lines"
  case widthsOfTexts = "Widths of texts"
  case autoLayout = "Auto Layout"
  case sizesOfText = "Sizes of text"
  case editing = "Editing"
  case bars = "Bars and tables"
  case rightToLeft = "From right to left"

  /// The heading, as the page has it.
  public var heading: String { rawValue }
}
