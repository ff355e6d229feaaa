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

  /// What the labels leave free on their own line.
  var roomBeside: RoomBesideText { get }

  /// The labels in a content view of a height.
  func nodes(contentHeight: Length) -> [SceneNode]
}

extension LabelArrangement {
  var textX: Length? { nil }
  var roomBeside: RoomBesideText { RoomBesideText() }
}

/// The part of a row that its own picture and labels leave free, in points from the content view's left edge.
struct RoomBesideText {
  /// Where labels begin, and what has to stand below them.
  var textX: Double?
  /// Where the last picture or label at the left ends; `nil` where nothing stands there.
  var start: Double?
  /// Where the first label at the right begins; `nil` where nothing stands there.
  var end: Double?
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

/// The part of the content view that labels may use, and the labels of one cell shaped for it.
struct LabelColumns {
  let context: CellContext
  /// Where text begins, in points from the content view's left edge.
  let left: Length
  /// Where text must end.
  private(set) var right: Length
  /// The height that labels may take; infinite in rows that grow with their text.
  let height: Double
  /// Whether a picture stands before the labels.
  private let followsImage: Bool

  init(_ geometry: CellGeometry, image: CellImage?, height: Double) {
    context = geometry.context
    self.height = geometry.context.fixedHeight == nil ? .infinity : height
    followsImage = image != nil
    let start = (image?.textX ?? context.margin) + context.indentation
    let contentWidth = geometry.contentWidth.named("width of the content view", .contentView)
    right = max(0, min(contentWidth - geometry.labelTrailing, geometry.insetMaxX))
    left = min(start, right)
  }

  var width: Length { right - left }

  /// The columns without what lies behind a place, in points from the content view's left edge.
  func ending(at x: Double) -> LabelColumns {
    var columns = self
    columns.right = max(
      left, min(right, context.views.length(x, "where the controls begin", .contentView)))
    return columns
  }

  /// The room beside labels that begin at the left and are so many points wide; those without text take none.
  func roomBeside(_ widths: Length?...) -> RoomBesideText {
    let widest = min(widths.compactMap { $0 }.max() ?? 0, width)
    guard widest > 0 else { return RoomBesideText(start: followsImage ? left.points : nil) }
    return RoomBesideText(textX: left.points, start: (left + widest).points)
  }

  /// The height of a label, or nothing of one that there is not.
  func height(of label: ShapedLabel?, _ role: ViewRole) -> Length {
    label?.fittingHeight.named("height of \(role.rawValue)", .lineOfText) ?? 0
  }

  /// A label as a view at its place in the content view.
  func node(of label: ShapedLabel, _ role: ViewRole, at frame: PlacedFrame) -> SceneNode {
    context.views.meter.count(linesOf: label.text)
    return label.node(role: role, frame: frame.rect).explained(by: frame, in: context.views)
  }

  /// The main label with at most so many points of width and height, or all that there is.
  func textLabel(
    maximumWidth: Double? = nil, maximumHeight: Double? = nil, naturallyAligned: Bool = false
  ) -> ShapedLabel? {
    shape(
      context.cell.textLabel, look: context.textLook.text.aligned(naturally: naturallyAligned),
      in: Size(width: maximumWidth ?? width.points, height: maximumHeight ?? height))
  }

  /// The second label with at most so many points of width and height, or all that there is.
  func detailTextLabel(
    maximumWidth: Double? = nil, maximumHeight: Double? = nil, naturallyAligned: Bool = false
  ) -> ShapedLabel? {
    shape(
      context.cell.detailTextLabel, look: context.textLook.detail.aligned(naturally: naturallyAligned),
      in: Size(width: maximumWidth ?? width.points, height: maximumHeight ?? height))
  }

  /// A label with as many lines as the room holds, and one at least.
  private func shape(_ label: Label?, look: TextLook, in room: Size) -> ShapedLabel? {
    guard var label else { return nil }
    if context.stacksLabels, label.numberOfLines == 1 { label.numberOfLines = 0 }
    label.isEnabled = label.isEnabled && context.cell.isUserInteractionEnabled
    var look = look
    if look.takesTint { look.color = context.ownTintColor ?? look.color }
    return context.views.text.shape(label, look: look, maximumWidth: room.width, maximumHeight: room.height)
      .mixed(with: context.highlightedColor(of: label), amount: context.presentation.selection)
  }

}

extension CellContext {
  /// The colour of a label's letters in the row while it is selected; `nil` where they keep their own.
  func highlightedColor(of label: Label) -> Color? {
    guard !showsCheckCircle, let look = selectionLook else { return nil }
    return label.highlightedTextColor ?? (look.tintsText ? tintColor : look.textColor)
  }
}

extension TextLook {
  /// The letters with their lines at the side where reading begins, if they are to be.
  fileprivate func aligned(naturally isNatural: Bool) -> TextLook {
    guard isNatural else { return self }
    var look = self
    look.alignment = .natural
    return look
  }
}
