import TableModel
import TableThemes

/// The rule by which one cell style places its labels.
protocol LabelArrangement {
  /// The height in points of the labels alone.
  var neededHeight: Length { get }

  /// The height in points of a row that is as high as its labels want; `nil` for a row without text.
  func automaticHeight(_ automatic: AutomaticHeight) -> Length?

  /// Where text begins that the line below the row follows; `nil` where the picture alone decides.
  var textX: Length? { get }

  /// The labels in a content view of a height.
  func nodes(contentHeight: Length) -> [SceneNode]
}

extension LabelArrangement {
  var textX: Length? { nil }
}

extension LabelArrangement {
  /// The height of a row with labels side by side, whose highest one decides.
  func automaticHeight(
    _ automatic: AutomaticHeight, of labels: ShapedLabel?..., in context: CellContext
  ) -> Length? {
    labels.compactMap { $0 }.map { label in
      let further = Double(label.text.lines.count - 1) * label.lineHeight
      return context.automaticHeight(automatic, ofLettersOf: label.font.size)
        + context.views.length(further, "\(label.text.lines.count - 1) further lines", .lineOfText)
    }
    .max()
  }

  /// The upper edge of a view that stands in the middle: rounded up to whole points, whatever the screen's scale, as all
  /// measured cells have it, but for a view that would end below the content.
  ///
  /// What its height was rounded up by may be left out of account.
  func centeredY(
    of height: Length, roundedUpBy rounding: Length = 0, in contentHeight: Length,
    _ rule: LayoutRule = .labels
  ) -> Length {
    let room = contentHeight - height
    let y = ((room + rounding) / 2).roundedUpToPoint(less: 1e-6, rule)
    return room >= 0 && room < y ? room : y
  }
}

extension CellContext {
  /// The height in points of the content of a row with one line of letters of a size.
  func automaticHeight(_ automatic: AutomaticHeight, ofLettersOf size: Double) -> Length {
    var automatic = automatic
    if let stored = views.environment.storedRows {
      automatic.surplus = 0
      automatic.standard = stored.height ?? automatic.standard
    }
    let wanted = views.length(
      ofLook: automatic.height(of: size) + automatic.surplus,
      "row with one line of \(size.shortDescription) points", .rows)
    let onLargeTablets =
      views.isOnLargeTablet && views.environment.storedRows == nil ? automatic.leastOnLargeTablets : nil
    let least = views.length(
      ofLook: max(automatic.least, onLargeTablets ?? 0), "least height of a row", .sizesOfText)
    return max(wanted, least - separatorReserve)
  }
}
