import TableModel

/// The picture and the title of a button that has both, and where they stand in it.
struct IBButtonContent {
  let picture: ImageView
  let title: Label
  /// The side of the button that both stand at.
  let side: TextAlignment
  /// The part of the button's own bounds that they stand in.
  let frame: Rect
  /// How far the picture is moved, and how far the title is, by insets of their own.
  var (pictureInsets, titleInsets) = (EdgeInsets.zero, EdgeInsets.zero)

  private var size: Size { IBImages.size(of: picture.image) }

  /// Picture and title as a stack, which layout measures: they keep together in a button of any size.
  ///
  /// `followsDirection` says that they change sides where they are read from right to left.
  func stack(
    _ placement: ButtonConfiguration.ImagePlacement, spacing: Double, followsDirection: Bool
  ) -> View {
    let isColumn = placement == .top || placement == .bottom
    var image = View(frame: Rect(origin: .zero, size: size), content: .image(picture))
    image.stackTraits = moving(pictureInsets)
    var label = title
    label.textAlignment = isColumn ? side : .natural
    var text = View(content: .label(label))
    text.stackTraits = moving(titleInsets)
    // A title that is cut off takes all the room beside its picture.
    var layout = AutoLayout()
    layout.contentCompressionResistancePriority.horizontal = 1
    text.layout = layout
    let stack: LayoutStack =
      isColumn ? .vertical(corner.horizontal, spacing: spacing) : .horizontal(.center, spacing: spacing)
    let isFirst = placement == .leading || placement == .top
    var view = View(
      frame: frame, autoresizingMask: [.flexibleWidth, .flexibleHeight], content: .stack(stack),
      subviews: isFirst ? [image, text] : [text, image])
    var traits = StackTraits()
    traits.frame.width.most = .infinity
    traits.frame.alignment = corner
    view.stackTraits = traits
    if !followsDirection { view.semanticContentAttribute = .forceLeftToRight }
    return view
  }

  /// A title behind its picture in documents of tools whose UIKit had no stacks; the title's width is a guess.
  func frames(besideTextAbout width: Double) -> [View] {
    let room = frame.width - size.width
    let x = frame.minX + start(of: min(room, width), in: room)
    let place = Rect(x: x, y: frame.minY, width: size.width, height: frame.height)
    let rest = Rect(x: place.maxX, y: frame.minY, width: frame.maxX - place.maxX, height: frame.height)
    var label = title
    label.textAlignment = .left
    return [
      View(
        frame: place.offset(x: shift(by: pictureInsets).x, y: shift(by: pictureInsets).y),
        autoresizingMask: .flexibleHeight, content: .image(picture)),
      View(
        frame: rest.offset(x: shift(by: titleInsets).x, y: shift(by: titleInsets).y),
        autoresizingMask: [.flexibleWidth, .flexibleHeight], content: .label(label)),
    ]
  }

  /// Where something begins that stands in a room, at one of its sides or in the middle.
  private func start(of width: Double, in room: Double) -> Double {
    switch side {
    case .left: 0
    case .right: room - width
    case .center, .natural: (room - width) / 2
    }
  }

  private var corner: LayoutStack.Corner {
    switch side {
    case .left: .leading
    case .right: .trailing
    case .center, .natural: .center
    }
  }

  /// How far insets of its own move a part of the button: wholly at the side where it stands, and by half their
  /// difference in the middle, as UIKit does.
  private func shift(by insets: EdgeInsets) -> Point {
    let x =
      switch side {
      case .left: insets.left
      case .right: -insets.right
      case .center, .natural: (insets.left - insets.right) / 2
      }
    return Point(x, (insets.top - insets.bottom) / 2)
  }

  /// What moves a view in a stack and leaves its neighbours where they are; `nil` where nothing does.
  private func moving(_ insets: EdgeInsets) -> StackTraits? {
    let shift = shift(by: insets)
    guard shift != .zero else { return nil }
    var traits = StackTraits()
    traits.padding = EdgeInsets(top: shift.y, left: shift.x, bottom: -shift.y, right: -shift.x)
    return traits
  }
}
