import TableModel
import TableThemes

/// Buttons that come to light beside a row as it slides to the left, or to the right: panels as high as the row, or capsules.
struct PanelLayout: ConfirmationLayout {
  /// A button and what is on it.
  private struct Panel {
    let content: PanelContent
    let color: Color
    let width: Double
  }

  private let context: CellContext
  private let look: PanelLook
  /// The buttons from the row's edge on.
  private let panels: [Panel]
  /// Whether the buttons stand at the row's left edge.
  private let isLeading: Bool
  /// The points that all buttons take.
  private let extent: Double
  /// The height in points that the highest capsule has around what is on it, and so all of them.
  private let capsuleHeight: Double
  /// The points between them and the row's edge that an index takes, which lies over all else.
  private let indexWidth: Double

  init(_ context: CellContext, look: PanelLook) {
    self.context = context
    self.look = look
    isLeading = context.cell.showsLeadingSwipeActions
    indexWidth = isLeading == context.isBehindIndex ? context.table.sectionIndexExtent.points : 0
    let actions = isLeading ? context.cell.leadingSwipeActions : context.trailingActions
    let rowWidth = context.table.rowWidth.points
    let share = min(look.greatestWidth ?? .infinity, rowWidth / Double(max(1, actions.count)))
    let showsBoth = look.titleBelowImageHeight != nil && actions.contains { $0.image != nil }
    let rowHeight = showsBoth ? context.heightAtRest : 0
    var contents = actions.map { action in
      PanelContent(
        of: action, in: context.views, look, room: max(0, share - 2 * look.padding), rowHeight: rowHeight)
    }
    // Icons stand in for symbols, whose own heights say nothing.
    let areSymbols = actions.allSatisfy { $0.image.map { $0.symbol != nil } ?? true }
    if look.capsules != nil || areSymbols {
      let highest = contents.map(\.imageHeight).max() ?? 0
      for index in contents.indices { contents[index].imageRoom = highest }
    }
    let highest = (contents.map(\.size.height).max() ?? 0) + 2 * (look.capsules?.padding ?? 0)
    capsuleHeight = max(look.capsules?.leastSize.height ?? 0, highest)
    let panels = zip(actions, contents).map { action, content in
      let width = content.size.width + 2 * look.padding
      let least = look.capsules?.leastSize.width ?? 0
      return Panel(
        content: content,
        color: action.backgroundColor ?? (action.isDestructive ? look.destructive : look.normal),
        width: action.image == nil ? max(least, width) : max(look.leastImageWidth, width)
      )
    }
    let gaps = (look.capsules?.spacing ?? 0) * Double(panels.count) + (look.capsules?.margin ?? 0)
    let width = panels.reduce(gaps) { $0 + $1.width }
    guard let distance = context.cell.fullSwipe else {
      (self.panels, extent) = (panels, width)
      return
    }
    // The first action covers the others.
    self.panels = Array(panels.prefix(1))
    extent = max(width, min(distance, rowWidth))
  }

  var slide: Double { isLeading ? -extent : extent }

  var reserve: Double { 0 }

  /// The buttons beside the row's end; each is as wide in proportion as the row has slid.
  func node(in bounds: Rect, contentFrame: Rect) -> SceneNode {
    context.views.noteDrawing(.swipeActions)
    let amount = context.presentation.confirmation
    let shown = extent * amount
    let height = look.coversSeparator ? bounds.maxY - contentFrame.minY : contentFrame.height
    let (spacing, margin) = ((look.capsules?.spacing ?? 0) * amount, (look.capsules?.margin ?? 0) * amount)
    var taken = margin
    let children = panels.map { panel in
      let width = panels.count == 1 ? shown - spacing - margin : panel.width * amount
      taken += width
      defer { taken += spacing }
      let room = Rect(x: isLeading ? taken - width : shown - taken, y: 0, width: width, height: height)
      return node(of: panel, in: room, middle: contentFrame.height / 2)
    }
    return SceneNode(
      .deleteConfirmation,
      role: .deleteConfirmation,
      frame: Rect(
        x: isLeading ? indexWidth : bounds.width - indexWidth - shown, y: contentFrame.minY, width: shown,
        height: height),
      children: children
    )
  }

  private func node(of panel: Panel, in room: Rect, middle: Double) -> SceneNode {
    let frame = frame(in: room, middle: middle)
    // What is on a button keeps its place beside the row, until the button is wider than it has to be.
    let isAtRight = isLeading == (frame.width < panel.width)
    let left = (panel.width - panel.content.size.width) / 2 + (isAtRight ? frame.width - panel.width : 0)
    let radius = look.capsules.map { min(frame.height / 2, frame.width / 2, $0.cornerRadius) } ?? 0
    return SceneNode(
      .actionButton,
      frame: frame,
      clipsToBounds: true,
      cornerRadius: radius,
      drawings: [
        .fill(
          radius > 0 ? .roundedRect(frame.bounds, top: radius, bottom: radius) : .rect(frame.bounds),
          .color(panel.color))
      ],
      children: panel.content.nodes(around: middle - frame.minY, left: left, on: context.pixels)
    )
  }

  /// The place of a button in its room beside the row: all of it, or around the row's middle.
  private func frame(in room: Rect, middle: Double) -> Rect {
    guard let capsules = look.capsules else { return room }
    let height = max(0, min(capsuleHeight, room.height - 2 * capsules.inset))
    return Rect(x: room.minX, y: context.pixels.round(middle - height / 2), width: room.width, height: height)
  }
}

extension CellContext {
  /// The actions at the row's end; the one that deletes where the author gives none.
  fileprivate var trailingActions: [RowAction] {
    cell.editActions.isEmpty ? [RowAction(title: confirmationTitle, isDestructive: true)] : cell.editActions
  }

  /// The height in points of the row while nothing stands beside it.
  fileprivate var heightAtRest: Double {
    let context = CellContext(
      table: table, cell: cell, indexPath: indexPath, isFirst: isFirst, isLast: isLast, next: next,
      presentation: presentation.withoutConfirmation)
    return context.rowHeight
  }
}

/// What is on the button of a row's action: a picture, a title, or one above the other.
struct PanelContent {
  private let image: ImageViewLayout?
  private let title: ShapedLabel?
  private let titleSize: Size
  private let gap: Double
  /// The least height in points that a picture above a title takes, so that titles beside each other stand on a line.
  var imageRoom = 0.0

  /// What is on an action's button in a row of a height, in points: its picture, or else its title, or both where there is
  /// room.
  init(of action: RowAction, in views: ViewContext, _ look: PanelLook, room: Double, rowHeight: Double) {
    image = action.image.map { image in
      var stencil = image
      stencil.isTemplate = true
      return ImageViewLayout(
        ImageView(image: stencil, tintColor: .white), in: views, isHighlighted: false,
        symbols: SymbolImageLook.standard.actions)
    }
    let holdsBoth = look.titleBelowImageHeight.map { rowHeight >= $0 } ?? false
    guard image == nil || (holdsBoth && !action.title.isEmpty) else {
      (title, titleSize, gap) = (nil, .zero, 0)
      return
    }
    let shaped = PanelContent.shaped(action.title, in: views, look, room: room)
    let size = Size(width: shaped.width, height: shaped.height)
    title = shaped
    titleSize =
      look.titlesAreWholePoints
      ? Size(width: size.width.rounded(.up), height: size.height.rounded(.up)) : size
    gap = image == nil ? 0 : look.imageTitleGap
  }

  /// By how much letters shrink at a time, in parts of their size.
  private static let shrinkingStep = 0.025

  /// A title in as many lines as the look allows, with letters as small as they have to be and may be; then it is cut.
  private static func shaped(
    _ title: String, in views: ViewContext, _ look: PanelLook, room: Double
  ) -> ShapedLabel {
    let shape = { (scale: Double, lines: Int, width: Double) in
      var text = look.text
      text.size *= scale
      return views.text.shape(Label(text: title, numberOfLines: lines), look: text, maximumWidth: width)
    }
    let words = title.split(separator: " ").map(String.init)
    let fits = { (scale: Double) in
      // A word that is wider than the room would be divided.
      let widest = words.map { word -> Double in
        var text = look.text
        text.size *= scale
        return views.text.shape(Label(text: word), look: text, maximumWidth: .infinity).width
      }
      return (widest.max() ?? 0) <= room && shape(scale, 0, room).text.lines.count <= look.maximumLines
    }
    guard look.maximumLines > 1 else { return shape(1, 1, room) }
    var scale = 1.0
    while scale > look.leastTitleScale, !fits(scale) {
      scale = max(look.leastTitleScale, scale - PanelContent.shrinkingStep)
    }
    return shape(scale, look.maximumLines, room)
  }

  /// The height in points of a picture above a title; 0 where it stands alone or there is none.
  var imageHeight: Double { title == nil ? 0 : image?.size.height ?? 0 }

  /// The extent of the picture, with the room that it has above a title, in points.
  private var picture: Size {
    guard let image, title != nil else { return image?.size ?? .zero }
    return Size(width: image.size.width, height: max(imageRoom, image.size.height))
  }

  /// The extent in points.
  var size: Size {
    return Size(width: max(picture.width, titleSize.width), height: picture.height + gap + titleSize.height)
  }

  /// Where it begins around a height: pictures in the middle, as was measured, and titles on a whole point above it.
  private func top(around middle: Double, on pixels: PixelGrid) -> Double {
    image == nil ? (middle - (title?.height ?? 0) / 2).rounded(.down) : pixels.round(middle - size.height / 2)
  }

  /// The views around a height of a button, between two of its edges.
  func nodes(around middle: Double, left: Double, on pixels: PixelGrid) -> [SceneNode] {
    let (top, whole) = (top(around: middle, on: pixels), size)
    let inner = image?.size ?? .zero
    let titleFrame = Rect(
      x: left + (whole.width - titleSize.width) / 2, y: top + picture.height + gap, width: titleSize.width,
      height: titleSize.height)
    let imageFrame = Rect(
      x: left + (whole.width - inner.width) / 2, y: pixels.round(top + (picture.height - inner.height) / 2),
      width: inner.width, height: inner.height)
    return [
      image?.node(in: imageFrame, role: .imageView),
      title?.node(.plainLabel, role: .textLabel, frame: titleFrame),
    ].compactMap { $0 }
  }
}

/// What a deletion is confirmed with, laid out for one cell.
protocol ConfirmationLayout {
  /// How far the row slides to the left when all of the confirmation shows, in points; negative for one that slides to
  /// the right.
  var slide: Double { get }
  /// The points of the content view that the confirmation covers when all of it shows.
  var reserve: Double { get }

  /// The views of the confirmation.
  func node(in bounds: Rect, contentFrame: Rect) -> SceneNode
}

extension CellContext {
  /// The title of the button that deletes.
  var confirmationTitle: String {
    cell.titleForDeleteConfirmationButton ?? table.environment.strings.delete
  }
}
