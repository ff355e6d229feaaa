import TableModel
import TableThemes

/// Lays out a content configuration: a picture, a text, and another text below or beside it.
final class ListContentLayout {
  /// The room that the place of a configuration gives it.
  struct Room {
    /// The margin before the content that the place has itself.
    var leading: Length
    /// The margin behind it.
    var trailing: Length
    /// The width of all of it, margins included.
    var width: Length
    /// How far the content is moved in.
    var indentation: Length = 0
  }

  private let views: ViewContext
  private let configuration: ListContentConfiguration
  private let look: ListContentLook
  private let image: (view: ImageViewLayout, size: Size)?
  /// The room in whose middle the picture stands.
  private let imageWidth: Length
  /// Where texts end.
  private let end: Length
  private let text: ShapedLabel?
  private let secondaryText: ShapedLabel?
  private let isSideBySide: Bool
  /// Where texts begin.
  let textX: Length

  /// Measures a configuration; `finish` gives a text the colours of its place's state.
  init(
    _ configuration: ListContentConfiguration, in views: ViewContext, look: ListContentLook, room: Room,
    isHighlighted: Bool = false, stacksTexts: Bool = false,
    finish: @escaping (ShapedLabel, Label) -> ShapedLabel = { label, _ in label }
  ) {
    if look.isByEye { views.noteDrawing(.listContent) }
    self.views = views
    self.configuration = configuration
    self.look = look
    let margins = configuration.directionalLayoutMargins ?? look.margins
    let leading = max(room.leading, views.length(ofLook: margins.leading, "leading margin", .listContent))
    let trailing = max(room.trailing, views.length(ofLook: margins.trailing, "trailing margin", .listContent))
    image = ListContentLayout.image(of: configuration, in: views, isHighlighted: isHighlighted)
    imageWidth = ListContentLayout.imageWidth(
      of: configuration, shown: image?.size, in: views, look: look)
    let gap = views.length(
      ofLook: configuration.imageToTextPadding ?? look.imageToTextPadding, "imageToTextPadding", .listContent)
    end = max(0, room.width - trailing)
    textX = min(end, leading + room.indentation + (image == nil ? 0 : imageWidth + gap))
    let width = end - textX
    let shape = { (label: Label?, letters: TextLook, width: Double) -> ShapedLabel? in
      label.flatMap { label in
        if label.takesNoRoom { return nil }
        var label = label
        if look.numberOfLines > 0, label.numberOfLines == 0 { label.numberOfLines = look.numberOfLines }
        let shaped = views.text.shape(label, look: letters, maximumWidth: width)
        return finish(look.hasWholeLines ? shaped.withWholeLinesBelowFirst : shaped, label)
      }
    }
    var main = configuration.shownText
    if configuration.textProperties.transform == nil { main?.transform(by: look.transform) }
    let other = configuration.shownSecondaryText
    let prefers = configuration.prefersSideBySideTextAndSecondaryText ?? look.isSideBySide
    let whole = [
      shape(main, look.text, .infinity), shape(other, look.secondaryText, .infinity),
    ]
    let wanted = whole.reduce(Length(0)) { $0 + ($1?.fittingWidth ?? 0) }
    let between = views.length(
      ofLook: configuration.textToSecondaryTextHorizontalPadding ?? look.horizontalPadding,
      "textToSecondaryTextHorizontalPadding", .listContent)
    isSideBySide =
      prefers && !stacksTexts && whole[0] != nil && whole[1] != nil && wanted + between <= width
    if isSideBySide {
      (text, secondaryText) = (whole[0], whole[1])
    } else {
      secondaryText = shape(other, look.secondaryText, width.points)
      text = shape(main, look.text, width.points)?.clearing(
        secondaryText, gap: configuration.textToSecondaryTextVerticalPadding ?? look.verticalPadding)
    }
  }

  private static func image(
    of configuration: ListContentConfiguration, in views: ViewContext,
    isHighlighted: Bool
  ) -> (view: ImageViewLayout, size: Size)? {
    guard let imageView = configuration.shownImage else { return nil }
    let layout = ImageViewLayout(
      imageView, in: views, isHighlighted: isHighlighted,
      symbols: SymbolImageLook.standard.rows(ofLettersOf: views.text.textStyleSizes.body))
    let (size, most) = (layout.size, configuration.imageProperties.maximumSize)
    let factor = min(
      1, most.width > 0 && size.width > 0 ? most.width / size.width : 1,
      most.height > 0 && size.height > 0 ? most.height / size.height : 1)
    return (layout, Size(width: size.width * factor, height: size.height * factor))
  }

  /// The width of the room that a picture has: what is reserved for it, the column of symbols, or its own.
  private static func imageWidth(
    of configuration: ListContentConfiguration, shown: Size?, in views: ViewContext, look: ListContentLook
  ) -> Length {
    let reserved = configuration.imageProperties.reservedLayoutSize.width
    if reserved > 0 { return views.length(reserved, "reservedLayoutSize", .listContent) }
    if let size = symbolSize(of: configuration, in: views) {
      let body = views.text.textStyleSizes.body
      return views.pixels.round(
        views.length(ofLook: look.symbolColumn * size / body, "column of symbols", .listContent))
    }
    return views.length(shown?.width ?? 0, "width of the image", .images)
  }

  /// The size in points of the letters that a symbol is as large as; `nil` for other pictures.
  private static func symbolSize(of configuration: ListContentConfiguration, in views: ViewContext) -> Double?
  {
    guard let symbol = configuration.image?.image.symbol, symbol.tile == nil else { return nil }
    let own = symbol.configuration.merged(
      over: configuration.imageProperties.preferredSymbolConfiguration ?? SymbolConfiguration())
    let sizes = views.text.textStyleSizes
    return own.pointSize ?? own.textStyle.map { sizes[$0] } ?? sizes.body
  }

  /// The height in points that the picture takes between the margins: a symbol stands on a line of text.
  private var imageHeight: Double {
    guard let image else { return 0 }
    let letters = ListContentLayout.symbolSize(of: configuration, in: views)
    let own = letters.map { $0 * SymbolImage.lineHeight } ?? image.size.height
    return max(min(own, image.size.height), configuration.imageProperties.reservedLayoutSize.height)
  }

  private var margins: DirectionalEdgeInsets { configuration.directionalLayoutMargins ?? look.margins }

  private var verticalPadding: Length {
    guard text != nil, secondaryText != nil else { return 0 }
    return views.length(
      ofLook: configuration.textToSecondaryTextVerticalPadding ?? look.verticalPadding,
      "textToSecondaryTextVerticalPadding", .listContent)
  }

  private func height(of label: ShapedLabel?, _ name: String) -> Length {
    label?.fittingHeight.named("height of \(name)", .lineOfText) ?? 0
  }

  /// The height of the texts.
  private var textsHeight: Length {
    let heights = (height(of: text, "text"), height(of: secondaryText, "secondaryText"))
    guard isSideBySide else { return heights.0 + verticalPadding + heights.1 }
    return max(baselineDrop.text + heights.0, baselineDrop.secondary + heights.1)
  }

  /// How far each of two texts on one line stands below the upper edge of both, so that they share a baseline.
  private var baselineDrop: (text: Length, secondary: Length) {
    let drop = views.pixels.round((text?.ascent ?? 0) - (secondaryText?.ascent ?? 0))
    let length = { [views] (points: Double) in
      views.length(max(0, points), "down to the common baseline", .listContent)
    }
    return (length(-drop), length(drop))
  }

  /// The height in points that the configuration wants, margins included.
  var fittingHeight: Length {
    let imageHeight = views.length(imageHeight, "height of the image", .images)
    let top = views.length(ofLook: margins.top, "margin above", .listContent)
    let bottom = views.length(ofLook: margins.bottom, "margin below", .listContent)
    let least = views.length(ofLook: look.minimumHeight, "least height", .listContent)
    return views.pixels.ceil(max(least, top + max(textsHeight, imageHeight) + bottom))
  }

  /// The views in a place of a height, where they stand in the middle between the margins.
  func nodes(height: Length) -> [SceneNode] {
    let top = views.length(ofLook: margins.top, "margin above", .listContent)
    let bottom = views.length(ofLook: margins.bottom, "margin below", .listContent)
    let room = height - top - bottom
    let middle = { [views] (own: Length) in views.pixels.round(top + (room - own) / 2) }
    return textNodes(y: middle(textsHeight))
      + [
        image.map { image in
          imageNode(image, y: middle(views.length(image.size.height, "height of the image", .images)))
        }
      ].compactMap { $0 }
  }

  private func textNodes(y: Length) -> [SceneNode] {
    let drop = baselineDrop
    let textNode = text.map { label in
      node(of: label, .textLabel, "text", x: textX, y: isSideBySide ? y + drop.text : y)
    }
    let below = y + height(of: text, "text") + verticalPadding
    let secondaryNode = secondaryText.map { label in
      let x = isSideBySide ? end - label.fittingWidth.named("width of secondaryText", .listContent) : textX
      return node(
        of: label, .detailTextLabel, "secondaryText", x: x, y: isSideBySide ? y + drop.secondary : below)
    }
    return [textNode, secondaryNode].compactMap { $0 }
  }

  /// A label that is aligned otherwise than it is read takes all of its line.
  private func node(
    of label: ShapedLabel, _ role: ViewRole, _ key: String, x: Length, y: Length
  ) -> SceneNode {
    let isWide = !isSideBySide && label.label.textAlignment.map { $0 != .natural } ?? false
    let width = isWide ? end - textX : min(label.fittingWidth, end - x)
    let frame = PlacedFrame(x: x, y: y, width: width, height: label.fittingHeight)
    views.meter.count(linesOf: label.text)
    var node = label.node(.plainLabel, role: role, frame: frame.rect).explained(by: frame, in: views)
    node.element = [.key("contentConfiguration"), .key(key)]
    return node
  }

  private func imageNode(_ image: (view: ImageViewLayout, size: Size), y: Length) -> SceneNode {
    let width = views.length(image.size.width, "width of the image", .images)
    let start = textX - imageToText - imageWidth
    let frame = PlacedFrame(
      x: start + views.pixels.round((imageWidth - width) / 2), y: y, width: width,
      height: views.length(image.size.height, "height of the image", .images))
    var node = image.view.node(in: frame.rect, role: .imageView).explained(by: frame, in: views)
    node.element = [.key("contentConfiguration"), .key("image")]
    let radius = configuration.imageProperties.cornerRadius
    if radius > 0 { (node.clipsToBounds, node.cornerRadius) = (true, radius) }
    return node
  }

  private var imageToText: Length {
    views.length(
      ofLook: configuration.imageToTextPadding ?? look.imageToTextPadding, "imageToTextPadding", .listContent)
  }
}

/// A content configuration in the place of a cell's labels.
struct ListContentArrangement: LabelArrangement {
  private let layout: ListContentLayout

  init(_ geometry: CellGeometry, _ configuration: ListContentConfiguration, look: ListContentLook) {
    let context = geometry.context
    var shown = configuration
    if !context.cell.isUserInteractionEnabled {
      shown.text?.isEnabled = false
      shown.secondaryText?.isEnabled = false
    }
    let endsAtAccessory = context.presentation.editing > 0.5 ? geometry.editingSlot : geometry.normalSlot
    layout = ListContentLayout(
      shown, in: context.views, look: look,
      room: ListContentLayout.Room(
        leading: context.margin,
        trailing: endsAtAccessory.isEmpty ? max(context.trailingInset, context.margin) : 0,
        width: geometry.contentWidth.named("width of the content view", .contentView),
        indentation: context.indentation),
      isHighlighted: context.isHighlighted, stacksTexts: context.look.stacksLabels
    ) { label, source in
      label.mixed(with: context.highlightedColor(of: source), amount: context.presentation.selection)
    }
  }

  var neededHeight: Length { layout.fittingHeight }

  func automaticHeight(_ automatic: AutomaticHeight) -> Length? { layout.fittingHeight }

  var textX: Length? { layout.textX }

  func nodes(contentHeight: Length) -> [SceneNode] { layout.nodes(height: contentHeight) }
}
