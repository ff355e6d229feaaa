import TableModel

/// The picture and the title of a button that has both, and where they stand in it.
struct IBButtonContent {
  let picture: ImageView
  let title: Label
  /// About how large the title is with its subtitle, in points.
  let text: Size
  /// The side of the button that both stand at.
  let side: TextAlignment
  /// The space between them, in points.
  let gap: Double
  /// The part of the button's own bounds that they stand in.
  let frame: Rect
  /// The button, as far as it has been read.
  let button: View

  private var size: Size { IBImages.size(of: picture.image) }

  /// What is left beside the picture, in points.
  private var room: Double { frame.width - size.width - gap }

  /// A title behind its picture; insets move each.
  func leading(pictureInsets: EdgeInsets, titleInsets: EdgeInsets) -> [View] {
    let x = frame.minX + start(of: min(room, text.width), in: room)
    let place = Rect(x: x, y: frame.minY, width: size.width, height: frame.height)
    let beginning = place.maxX + gap
    let rest = Rect(x: beginning, y: frame.minY, width: frame.maxX - beginning, height: frame.height)
    return [
      View(
        frame: place.moved(by: pictureInsets, at: side), autoresizingMask: .flexibleHeight,
        content: .image(picture)),
      label(.left, in: rest.moved(by: titleInsets, at: side), [.flexibleWidth, .flexibleHeight]),
    ]
  }

  /// A title with its picture behind it.
  ///
  /// They keep together in a button of another size. In the middle, a view over half the button takes half of what the
  /// button is wider, and so moves the picture and the title's end by that.
  func trailing() -> [View] {
    let width = min(room, text.width)
    let end = frame.minX + start(of: width, in: room) + width
    let place = Rect(x: end + gap, y: frame.minY, width: size.width, height: frame.height)
    let rest = Rect(x: frame.minX, y: frame.minY, width: end - frame.minX, height: frame.height)
    let views = [
      View(
        frame: place,
        autoresizingMask: [.flexibleHeight, side == .left ? .flexibleRightMargin : .flexibleLeftMargin],
        content: .image(picture)),
      label(
        side == .left ? .left : .right, in: rest,
        side == .left ? .flexibleHeight : [.flexibleWidth, .flexibleHeight]),
    ]
    guard side == .center || side == .natural else { return views }
    var half = bounds
    half.size.width /= 2
    return [group(views, in: half, [.flexibleWidth, .flexibleRightMargin, .flexibleHeight])]
  }

  /// A title with its picture above or below it, which stay in the middle of a button of another size.
  func stacked(isAbove: Bool) -> [View] {
    let start = frame.minY + (frame.height - size.height - gap - text.height) / 2
    let (pictureY, titleY) =
      isAbove ? (start, start + size.height + gap) : (start + text.height + gap, start)
    let x = frame.minX + self.start(of: size.width, in: frame.width)
    let margins: AutoresizingMask =
      switch side {
      case .left: .flexibleRightMargin
      case .right: .flexibleLeftMargin
      case .center, .natural: [.flexibleLeftMargin, .flexibleRightMargin]
      }
    let views = [
      View(
        frame: Rect(x: x, y: pictureY, width: size.width, height: size.height),
        autoresizingMask: margins, content: .image(picture)),
      label(
        side, in: Rect(x: frame.minX, y: titleY, width: frame.width, height: text.height), .flexibleWidth),
    ]
    return [group(views, in: bounds, [.flexibleWidth, .flexibleTopMargin, .flexibleBottomMargin])]
  }

  private var bounds: Rect { button.frame?.bounds ?? frame }

  /// Where something begins that stands in a room, at one of its sides or in the middle.
  private func start(of width: Double, in room: Double) -> Double {
    switch side {
    case .left: 0
    case .right: room - width
    case .center, .natural: (room - width) / 2
    }
  }

  /// Views that follow the button's size together; they change sides as those of the button do.
  private func group(_ views: [View], in frame: Rect, _ mask: AutoresizingMask) -> View {
    var group = View(frame: frame, autoresizingMask: mask, subviews: views)
    group.semanticContentAttribute = button.semanticContentAttribute
    group.flipsSubviewsForRightToLeftLayoutDirection = button.flipsSubviewsForRightToLeftLayoutDirection
    return group
  }

  private func label(_ alignment: TextAlignment, in frame: Rect, _ mask: AutoresizingMask) -> View {
    var label = title
    label.textAlignment = alignment
    return View(frame: frame, autoresizingMask: mask, content: .label(label))
  }
}

extension Rect {
  /// A part of a button, which insets of its own move: wholly at the side where it stands, and by half their difference in
  /// the middle, as UIKit moves it.
  fileprivate func moved(by insets: EdgeInsets, at side: TextAlignment) -> Rect {
    let shift =
      switch side {
      case .left: insets.left
      case .right: -insets.right
      case .center, .natural: (insets.left - insets.right) / 2
      }
    return offset(x: shift, y: (insets.top - insets.bottom) / 2)
  }
}
