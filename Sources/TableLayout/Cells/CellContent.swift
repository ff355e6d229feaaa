import TableModel
import TableThemes

/// The labels and the image of a cell, measured across but not yet placed down the row.
struct CellContent {
  let context: CellContext
  let image: CellImage?
  let labels: any LabelArrangement
  /// What places the author's own views by constraints; `nil` where nothing does.
  let constraints: ConstraintLayout?

  init(_ geometry: CellGeometry, height: Double) {
    let context = geometry.context
    self.context = context
    image = context.cell.imageView.map { imageView in
      CellImage(
        ImageViewLayout(imageView, in: context.views, isHighlighted: context.isHighlighted),
        look: context.look.image,
        contentHeight: height,
        margin: context.margin
      )
    }
    constraints = ConstraintLayout(geometry)
    labels = CellContent.arrangement(
      of: context.cell.style, in: LabelColumns(geometry, image: image, height: height))
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
  var neededHeight: Double { labels.neededHeight + 2 * context.look.automaticPadding }

  /// The height in points of a row that is as high as its text wants.
  func height(_ automatic: AutomaticHeight) -> Double {
    labels.automaticHeight(automatic) ?? automatic.height(of: context.textLook.text.size)
  }

  /// The views in the content view.
  func nodes(size: Size) -> [SceneNode] {
    let imageNode = image.map { $0.node(indentation: context.indentation) }
    let solved = constraints?.solved(height: size.height) ?? context.cell.contentView
    let ownViews = solved.map { context.ownViews.nodes(of: $0, in: size) }
    return labels.nodes(contentHeight: size.height) + (imageNode.map { [$0] } ?? []) + (ownViews ?? [])
  }
}
