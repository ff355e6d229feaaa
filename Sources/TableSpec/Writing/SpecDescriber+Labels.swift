import TableModel
import TableSources

extension SpecDescriber {
  /// A label: a text where it has nothing else.
  func label(_ label: Label) -> SpecValue {
    let usual = Label(text: "")
    var builder = SpecValueBuilder()
    if label.attributedText.isEmpty {
      builder.add("text", text: label.text)
    } else {
      builder.add("attributedText", list: label.attributedText.map(run))
    }
    builder.add("font", label.font.map(font))
    builder.add("textColor", label.textColor.map(color))
    builder.add("highlightedTextColor", label.highlightedTextColor.map(color))
    builder.add("textAlignment", label.textAlignment)
    builder.add("numberOfLines", label.numberOfLines, usually: usual.numberOfLines)
    builder.add("lineBreakMode", label.lineBreakMode, usually: usual.lineBreakMode)
    builder.add("adjustsFontSizeToFitWidth", label.adjustsFontSizeToFitWidth, usually: false)
    builder.add("minimumScaleFactor", label.minimumScaleFactor, usually: usual.minimumScaleFactor)
    builder.add("shadowColor", label.shadowColor.map(color))
    if label.shadowOffset != usual.shadowOffset {
      builder.add(
        "shadowOffset", .list([.number(label.shadowOffset.width), .number(label.shadowOffset.height)]))
    }
    return builder.value.short(for: "text")
  }

  private func run(_ run: TextRun) -> SpecValue {
    var builder = SpecValueBuilder()
    builder.add("text", text: run.text)
    builder.add("font", run.font.map(font))
    builder.add("textColor", run.textColor.map(color))
    return builder.value.short(for: "text")
  }

  /// A font: a size where it has nothing else.
  func font(_ font: FontAttributes) -> SpecValue {
    var builder = SpecValueBuilder()
    builder.add("textStyle", font.textStyle)
    builder.add("size", font.size)
    builder.add("weight", font.weight)
    builder.add("italic", font.isItalic)
    return builder.value.short(for: "size")
  }
}
