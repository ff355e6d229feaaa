import TableModel
import TableThemes

/// The labels and the image of a cell, measured for a height of the content view but not yet placed in it.
struct CellContent {
  let context: CellContext
  /// The height of the content view, by which pictures go.
  let height: Length
  let image: CellImage?
  let labels: any LabelArrangement
  /// What places the author's own views by constraints; `nil` where nothing does.
  let constraints: ConstraintLayout?

  init(_ geometry: CellGeometry, height: Length) {
    let context = geometry.context
    self.context = context
    self.height = height
    constraints = ConstraintLayout(geometry)
    if let configuration = context.cell.contentConfiguration, let looks = context.views.theme.listContent {
      image = nil
      labels = ListContentArrangement(geometry, configuration, look: looks[configuration.style])
      return
    }
    image = context.cell.imageView.map { imageView in
      CellImage(
        ImageViewLayout(
          imageView, in: context.views, isHighlighted: context.isHighlighted,
          symbols: SymbolImageLook.standard.rows(ofLettersOf: context.textLook.text.size)),
        look: context.look.image,
        contentHeight: height.named("height of the content view", .contentView),
        context
      )
    }
    let columns = LabelColumns(geometry, image: image, height: height.points)
    let style = context.cell.style
    let usual = CellContent.arrangement(of: style, in: columns)
    let controls = ControlArrangement(
      context, beside: usual.roomBeside, width: geometry.contentWidth.points)
    labels =
      controls.endOfText.map { CellContent.arrangement(of: style, in: columns.ending(at: $0)) } ?? usual
  }

  private static func arrangement(
    of style: CellStyle, in columns: LabelColumns
  ) -> any LabelArrangement {
    switch style {
    case .default: DefaultArrangement(columns)
    case .subtitle: SubtitleArrangement(columns)
    case .value1 where columns.context.stacksLabels, .value2 where columns.context.stacksLabels:
      StackedArrangement(columns)
    case .value1: Value1Arrangement(columns)
    case .value2: Value2Arrangement(columns)
    }
  }

  /// The height in points that the content wants so that nothing of its text is lost.
  var neededHeight: Length {
    labels.neededHeight
      + context.views.length(ofLook: context.look.automaticPadding, "space above and below labels", .rows) * 2
  }

  /// Where text begins beside a picture, and the line below the row with it.
  var textX: Length? { labels.textX ?? image.map { $0.textX + context.indentation } }

  /// The height in points of a row that is as high as its text wants.
  func height(_ automatic: AutomaticHeight) -> Length {
    let wanted =
      labels.automaticHeight(automatic)
      ?? context.automaticHeight(automatic, ofLettersOf: context.textLook.text.size)
    return max(wanted, labels.neededHeight)
  }

  /// The controls of which nobody says where they stand, in a content view of a width in points.
  func controls(width: Double) -> ControlArrangement {
    ControlArrangement(context, beside: labels.roomBeside, width: width)
  }

  /// The views in a content view of a width in points.
  func nodes(width: Double) -> [SceneNode] {
    let size = Size(width: width, height: height.points)
    let imageNode = image.map { $0.node(indentation: context.indentation) }
    let solved = constraints?.solved(height: size.height)
    let controls = controls(width: width)
    let ownViews = (solved ?? controls.placed(height: size.height)).map {
      context.ownViews.nodes(of: $0, in: size, isSolved: solved != nil)
    }
    let textHeight = height.named("height of the content view", .contentView) - controls.heightBelowText
    return labels.nodes(contentHeight: textHeight) + (imageNode.map { [$0] } ?? []) + (ownViews ?? [])
  }
}

/// One label that fills the content view; its text stands in the middle.
struct DefaultArrangement: LabelArrangement {
  private let columns: LabelColumns
  private let text: ShapedLabel?

  init(_ columns: LabelColumns) {
    self.columns = columns
    text = columns.textLabel()
  }

  var neededHeight: Length { text?.fittingHeight ?? 0 }
  var roomBeside: RoomBesideText {
    guard let text, text.width > 0 else { return columns.roomBeside() }
    let rest = max(0, columns.width - text.fittingWidth)
    switch text.alignment {
    case .left, .natural: return columns.roomBeside(text.fittingWidth)
    case .center: return columns.roomBeside(text.fittingWidth + rest / 2)
    case .right:
      var beside = columns.roomBeside()
      beside.textX = columns.left.points
      beside.end = (columns.left + rest).points
      return beside
    }
  }

  func automaticHeight(_ automatic: AutomaticHeight) -> Length? {
    automaticHeight(automatic, of: text, in: columns.context)
  }

  func nodes(contentHeight: Length) -> [SceneNode] {
    let frame = PlacedFrame(x: columns.left, y: 0, width: columns.width, height: contentHeight)
    let drop = columns.context.look.defaultTextDrop.points(scale: columns.context.table.scale)
    return text.map { [columns.node(of: $0.dropped(by: drop), .textLabel, at: frame)] } ?? []
  }
}

/// Two labels one right under the other that stand side by side beside smaller text, both in lines as wide as there is
/// room.
struct StackedArrangement: LabelArrangement {
  private let columns: LabelColumns
  private let text: ShapedLabel?
  private let detail: ShapedLabel?

  init(_ columns: LabelColumns) {
    self.columns = columns
    detail = columns.detailTextLabel(naturallyAligned: true)?.takingRoom(asStored: columns.context.isAsStored)
    text = columns.textLabel(naturallyAligned: true)?.takingRoom(asStored: columns.context.isAsStored)?
      .clearing(detail)
  }

  var neededHeight: Length {
    columns.height(of: text, .textLabel) + columns.height(of: detail, .detailTextLabel)
  }

  var roomBeside: RoomBesideText { columns.roomBeside(text?.fittingWidth, detail?.fittingWidth) }

  func automaticHeight(_ automatic: AutomaticHeight) -> Length? {
    guard let text, let detail else {
      return automaticHeight(automatic, of: text, detail, in: columns.context)
    }
    return automaticHeight(automatic, of: text, in: columns.context).map { $0 + detail.fittingHeight }
  }

  func nodes(contentHeight: Length) -> [SceneNode] {
    let y = centeredY(of: neededHeight, in: contentHeight, .sizesOfText)
    let detailY =
      text == nil ? y : y.named("y of textLabel", .sizesOfText) + columns.height(of: text, .textLabel)
    return [
      text.map { node(of: $0, .textLabel, y: y) },
      detail.map { node(of: $0, .detailTextLabel, y: detailY) },
    ].compactMap { $0 }
  }

  private func node(of label: ShapedLabel, _ role: ViewRole, y: Length) -> SceneNode {
    columns.node(
      of: label, role,
      at: PlacedFrame(
        x: columns.left, y: y, width: min(label.fittingWidth, columns.width), height: label.fittingHeight))
  }
}

/// Two labels one under the other, each as wide as its text, in the middle of the row together.
struct SubtitleArrangement: LabelArrangement {
  private let columns: LabelColumns
  private let text: ShapedLabel?
  private let detail: ShapedLabel?

  init(_ columns: LabelColumns) {
    self.columns = columns
    let title = columns.textLabel(maximumHeight: SubtitleArrangement.titleHeight(in: columns))?.takingRoom(
      asStored: columns.context.isAsStored)
    detail = columns.detailTextLabel(maximumHeight: columns.height - (title?.height ?? 0))?.takingRoom(
      asStored: columns.context.isAsStored)
    text = title?.clearing(detail, left: SubtitleArrangement.left(by: title, detail, in: columns))
  }

  /// The height in points that both labels leave of a row that grows with none of them; infinity for others.
  private static func left(by text: ShapedLabel?, _ detail: ShapedLabel?, in columns: LabelColumns) -> Double
  {
    guard columns.context.hasGivenHeight, columns.height.isFinite, let text, let detail else {
      return .infinity
    }
    let hasSeveralLines = max(text.text.lines.count, detail.text.lines.count) > 1
    return columns.height - text.height - detail.height
      - (hasSeveralLines ? 2 * columns.context.look.subtitle.spacing : 0)
  }

  /// The height that a title of several lines may take beside one line of the other label.
  private static func titleHeight(in columns: LabelColumns) -> Double {
    guard columns.height.isFinite, columns.context.cell.textLabel?.numberOfLines != 1 else {
      return columns.height
    }
    return columns.height - (columns.detailTextLabel(maximumHeight: 0)?.lineHeight ?? 0)
  }

  var neededHeight: Length {
    columns.height(of: text, .textLabel) + columns.height(of: detail, .detailTextLabel)
  }

  var roomBeside: RoomBesideText { columns.roomBeside(text?.fittingWidth, detail?.fittingWidth) }

  /// What both labels are higher than their lines, since they are rounded up to pixels.
  ///
  /// It does not count in the rows of iOS 13 and 14 that are 57 points high at three pixels a point: there labels begin as far
  /// down as in those of 58 at two, on two phones. It does on iOS 26 at larger sizes of text, and in stored documents.
  private var rounding: Length {
    guard !columns.context.isAsStored, columns.context.table.scale > 2,
      columns.context.look.automaticHeight?.subtitlePaddingAtThreePixels != nil
    else { return 0 }
    return columns.context.views.length(
      (text?.rounding ?? 0) + (detail?.rounding ?? 0), "what lines are rounded up by", .subtitle)
  }

  private var look: SubtitleLook { columns.context.look.subtitle }

  func automaticHeight(_ automatic: AutomaticHeight) -> Length? {
    guard let text, detail != nil else {
      return automaticHeight(automatic, of: text, detail, in: columns.context)
    }
    let scaled = columns.context.table.scale > 2 ? automatic.subtitlePaddingAtThreePixels : nil
    let padding =
      text.label.font?.size == nil ? scaled ?? automatic.subtitlePadding : automatic.fixedSubtitlePadding
    return neededHeight + spacing * 2
      + columns.context.views.length(ofLook: padding, "space above and below both labels", .rows)
  }

  func nodes(contentHeight: Length) -> [SceneNode] {
    let spacing = spacing(in: contentHeight)
    let y = centeredY(of: neededHeight + spacing * 2, roundedUpBy: rounding, in: contentHeight)
    let detailY =
      text == nil
      ? y : y.named("y of textLabel", .subtitle) + (columns.height(of: text, .textLabel) + spacing)
    return [
      text.map { node(of: $0, .textLabel, y: y) },
      detail.map { node(of: $0, .detailTextLabel, y: detailY) },
    ].compactMap { $0 }
  }

  /// The space below each label: single lines are spaced where there is room, several lines always.
  private func spacing(in contentHeight: Length) -> Length {
    guard let text, let detail else { return 0 }
    let hasSeveralLines = text.text.lines.count > 1 || detail.text.lines.count > 1
    return hasSeveralLines || (contentHeight - neededHeight).points > look.minimumRoom ? spacing : 0
  }

  /// The space below a label that is spaced.
  private var spacing: Length {
    columns.context.views.length(ofLook: look.spacing, "space below each label", .subtitle)
  }

  /// A label is no wider than its text, whatever the alignment of its lines.
  private func node(of label: ShapedLabel, _ role: ViewRole, y: Length) -> SceneNode {
    columns.node(
      of: label, role,
      at: PlacedFrame(
        x: columns.left, y: y, width: min(label.fittingWidth, columns.width), height: label.fittingHeight))
  }
}
