import TableModel

/// Reads buttons: those of the system's type, and those that are made of pictures and text.
struct IBButton {
  let context: IBContext

  private var titles: IBButtonTitle { IBButtonTitle(context: context) }

  /// Puts into a view what a button shows.
  func fill(_ view: inout View, from element: XMLElement) {
    let state = element.child(key: "normal")
    let configuration = IBButtonConfiguration(of: element, context: context)
    let title = titles.label(of: element, configuration)
    if let configuration, let color = configuration.backgroundColor {
      view.backgroundColor = color
      view.cornerRadius = configuration.cornerRadius
    }
    if let background = image(state?.picture("backgroundImage"), at: element, size: view.frame?.size) {
      view.subviews.append(filling(background, .scaleToFill, in: view.frame?.bounds))
    }
    if let picture = picture(of: element, state, configuration?.element, size: view.frame?.size) {
      view.flipsSubviewsForRightToLeftLayoutDirection =
        !title.text.isEmpty && followsDirection(element) && view.subviews.isEmpty
      view.subviews += views(
        of: picture, in: configuration == nil ? pictureTint(of: element, title) : title.textColor,
        title, of: element, configuration, in: contentFrame(of: element, configuration, in: view.frame))
    } else if title.text.isEmpty, view.subviews.isEmpty, let className = element["customClass"] {
      // A class of the author's own that shows nothing by itself draws what nobody here can know.
      if view.backgroundColor == nil { view.content = .unknown(className: className) }
    } else if titles.isPlain(element) || configuration != nil || !title.attributedText.isEmpty {
      view.flipsSubviewsForRightToLeftLayoutDirection =
        followsDirection(element) && alignment(of: element) != .center && view.subviews.isEmpty
      view.subviews.append(
        label(
          title, alignment: alignment(of: element),
          in: contentFrame(of: element, configuration, in: view.frame)?.inset(
            by: configuration == nil ? insets("titleEdgeInsets", of: element) : .zero)))
    } else {
      view.content = .control(
        Control(
          .button(title: title.text),
          isEnabled: element.flag("enabled") ?? true,
          tintColor: context.ownTint(of: element),
          font: IBFont(context: context).attributes(of: element),
          textColor: state.flatMap { context.color("titleColor", of: $0) }
        )
      )
    }
  }

  private func picture(
    of element: XMLElement, _ state: XMLElement?, _ configuration: XMLElement?, size: Size?
  ) -> Image? {
    let holder = [state, configuration].compactMap { $0 }.first { $0.picture("image") != nil }
    if var own = image(holder?.picture("image"), at: holder ?? element, size: size) {
      // Buttons of the system's type show the shape of a picture in their own colour.
      let mode = holder?.child(key: "image")?["renderingMode"]
      let isShape = configuration != nil || !titles.isPlain(element)
      own.isTemplate = mode == "template" || (mode != "original" && (own.isTemplate || isShape))
      return own
    }
    return IBButtonPicture(of: element, context: context)?.image
  }

  /// The colour of a picture that is a shape: the tint, whatever colour the title has; without a tint where touches do nothing.
  private func pictureTint(of element: XMLElement, _ title: Label) -> Color? {
    element.flag("enabled") == false ? title.textColor : context.tint(of: element)
  }

  private func image(_ name: String?, at element: XMLElement, size: Size?) -> Image? {
    name.flatMap { context.images.image(named: $0, at: element, fallback: size) }
  }

  /// The part of a button’s own bounds that picture and title stand in.
  ///
  /// Of what a configuration leaves free around them only that counts which moves them, so that no title is cut off.
  private func contentFrame(
    of element: XMLElement, _ configuration: IBButtonConfiguration?, in frame: Rect?
  ) -> Rect? {
    guard let configuration else {
      return frame?.bounds.inset(by: insets("contentEdgeInsets", of: element))
    }
    var space = configuration.contentInsets
    let (across, down) = (min(space.left, space.right), min(space.top, space.bottom))
    let free: EdgeInsets =
      switch alignment(of: element) {
      case .left: EdgeInsets(top: down, bottom: down, right: space.right)
      case .right: EdgeInsets(top: down, left: space.left, bottom: down)
      case .center, .natural: EdgeInsets(top: down, left: across, bottom: down, right: across)
      }
    space.top -= free.top
    space.left -= free.left
    space.bottom -= free.bottom
    space.right -= free.right
    return frame?.bounds.inset(by: space)
  }

  private func insets(_ key: String, of element: XMLElement) -> EdgeInsets {
    context.insets(key, of: element) ?? .zero
  }

  private func filling(_ image: Image, _ mode: ContentMode, in frame: Rect?) -> View {
    View(
      frame: frame,
      autoresizingMask: [.flexibleWidth, .flexibleHeight],
      content: .image(ImageView(image: image, contentMode: mode))
    )
  }

  /// A picture with the title beside it, as far as there is room for that; one that is larger than its room shrinks.
  private func views(
    of picture: Image, in tint: Color?, _ title: Label, of element: XMLElement,
    _ configuration: IBButtonConfiguration?, in frame: Rect?
  ) -> [View] {
    let isPlaced = configuration == nil
    let pictureInsets = isPlaced ? insets("imageEdgeInsets", of: element) : .zero
    let size = IBImages.size(of: picture)
    let gap = configuration?.imagePadding ?? 0
    let isStacked = configuration?.isStacked ?? false
    guard !title.text.isEmpty, let frame,
      isStacked ? size.height + gap < frame.height : size.width + gap < frame.width
    else {
      let frame = frame?.inset(by: pictureInsets)
      let isTooLarge = frame.map { size.width > $0.width || size.height > $0.height } ?? false
      var view = filling(picture, isTooLarge ? .scaleAspectFit : .center, in: frame)
      if case .image(var image) = view.content {
        image.tintColor = tint
        view.content = .image(image)
      }
      return [view]
    }
    let text = IBUsualSize.textSize(of: element, title: title.text)
    let side = alignment(of: element)
    let imageView = ImageView(image: picture, contentMode: .center, tintColor: tint)
    if let configuration, configuration.imagePlacement != .leading {
      return isStacked
        ? stacked(imageView, size, title, text.height, side, configuration, in: frame)
        : trailing(imageView, size, title, text.width, side, gap: gap, in: frame)
    }
    let titleInsets = isPlaced ? insets("titleEdgeInsets", of: element) : .zero
    let room = frame.width - size.width - gap
    let start = IBButton.start(of: min(room, text.width), in: room, at: side)
    let place = Rect(x: frame.minX + start, y: frame.minY, width: size.width, height: frame.height)
    let beginning = place.maxX + gap
    let rest = Rect(x: beginning, y: frame.minY, width: frame.maxX - beginning, height: frame.height)
    let label = label(title, alignment: .left, in: rest.moved(by: titleInsets, at: side))
    return [View(frame: place.moved(by: pictureInsets, at: side), content: .image(imageView)), label]
  }

  /// Where something begins that stands in a room, at one of its sides or in the middle.
  private static func start(of width: Double, in room: Double, at side: TextAlignment) -> Double {
    switch side {
    case .left: 0
    case .right: room - width
    case .center, .natural: (room - width) / 2
    }
  }

  /// A title with a picture behind it.
  private func trailing(
    _ picture: ImageView, _ size: Size, _ title: Label, _ width: Double, _ side: TextAlignment, gap: Double,
    in frame: Rect
  ) -> [View] {
    let room = frame.width - size.width - gap
    let width = min(room, width)
    let end = frame.minX + IBButton.start(of: width, in: room, at: side) + width
    let place = Rect(x: end + gap, y: frame.minY, width: size.width, height: frame.height)
    let rest = Rect(x: frame.minX, y: frame.minY, width: end - frame.minX, height: frame.height)
    return [
      View(frame: place, autoresizingMask: .flexibleLeftMargin, content: .image(picture)),
      label(title, alignment: side == .left ? .left : .right, in: rest),
    ]
  }

  /// A title with a picture above or below it.
  private func stacked(
    _ picture: ImageView, _ size: Size, _ title: Label, _ height: Double, _ side: TextAlignment,
    _ configuration: IBButtonConfiguration, in frame: Rect
  ) -> [View] {
    let gap = configuration.imagePadding
    let isAbove = configuration.imagePlacement == .top
    let start = max(0, frame.height - size.height - gap - height) / 2
    let (pictureY, titleY) = isAbove ? (start, start + size.height + gap) : (start + height + gap, start)
    let x = frame.minX + IBButton.start(of: size.width, in: frame.width, at: side)
    var text = label(
      title, alignment: side,
      in: Rect(x: frame.minX, y: frame.minY + titleY, width: frame.width, height: height))
    text.autoresizingMask = [.flexibleWidth, .flexibleTopMargin, .flexibleBottomMargin]
    let sides: AutoresizingMask =
      switch side {
      case .left: .flexibleRightMargin
      case .right: .flexibleLeftMargin
      case .center, .natural: [.flexibleLeftMargin, .flexibleRightMargin]
      }
    return [
      View(
        frame: Rect(x: x, y: frame.minY + pictureY, width: size.width, height: size.height),
        autoresizingMask: sides.union([.flexibleTopMargin, .flexibleBottomMargin]),
        content: .image(picture)),
      text,
    ]
  }

  private func alignment(of element: XMLElement) -> TextAlignment {
    switch element["contentHorizontalAlignment"] {
    case "left", "leading": .left
    case "right", "trailing": .right
    default: .center
    }
  }

  /// Whether picture and title change sides where they are read from right to left: those that are to stand at the left
  /// or at the right do not leave it.
  private func followsDirection(_ element: XMLElement) -> Bool {
    !["left", "right"].contains(element["contentHorizontalAlignment"])
  }

  private func label(_ title: Label, alignment: TextAlignment, in frame: Rect?) -> View {
    var label = title
    label.textAlignment = alignment
    return View(
      frame: frame,
      autoresizingMask: [.flexibleWidth, .flexibleHeight],
      content: .label(label)
    )
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
