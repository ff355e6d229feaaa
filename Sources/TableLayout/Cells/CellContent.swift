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
    image = context.cell.imageView.map { imageView in
      CellImage(
        ImageViewLayout(imageView, in: context.views, isHighlighted: context.isHighlighted),
        look: context.look.image,
        contentHeight: height.named("height of the content view", .contentView),
        context
      )
    }
    constraints = ConstraintLayout(geometry)
    labels = CellContent.arrangement(
      of: context.cell.style, in: LabelColumns(geometry, image: image, height: height.points))
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

  /// The height in points of a row that is as high as its text wants.
  func height(_ automatic: AutomaticHeight) -> Length {
    let wanted =
      labels.automaticHeight(automatic)
      ?? context.automaticHeight(automatic, ofLettersOf: context.textLook.text.size)
    return max(wanted, labels.neededHeight)
  }

  /// The views in a content view of a width in points.
  func nodes(width: Double) -> [SceneNode] {
    let size = Size(width: width, height: height.points)
    let imageNode = image.map { $0.node(indentation: context.indentation) }
    let solved = constraints?.solved(height: size.height)
    let ownViews = (solved ?? context.cell.contentView).map { contentView in
      context.ownViews.nodes(of: contentView, in: size, isSolved: solved != nil)
    }
    return labels.nodes(contentHeight: height.named("height of the content view", .contentView))
      + (imageNode.map { [$0] } ?? []) + (ownViews ?? [])
  }
}
