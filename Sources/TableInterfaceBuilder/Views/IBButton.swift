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
        (configuration != nil || !title.text.isEmpty) && followsDirection(element) && view.subviews.isEmpty
      let tint = configuration == nil ? pictureTint(of: element, title) : title.textColor
      let imageView = ImageView(image: picture, contentMode: .center, tintColor: tint)
      view.subviews += views(of: imageView, title, of: element, configuration, in: view.frame)
    } else if title.text.isEmpty, view.subviews.isEmpty, let className = element["customClass"] {
      // A class of the author's own that shows nothing by itself draws what nobody here can know.
      if view.backgroundColor == nil { view.content = .unknown(className: className) }
    } else if titles.isPlain(element) || configuration != nil || !title.attributedText.isEmpty {
      view.flipsSubviewsForRightToLeftLayoutDirection =
        followsDirection(element) && (configuration != nil || alignment(of: element) != .center)
        && view.subviews.isEmpty
      let text = textSize(of: title, configuration, of: element)
      let frame = contentFrame(
        of: element, configuration, in: view.frame, leaving: least(.zero, text, configuration))
      view.subviews.append(
        label(
          title, alignment: alignment(of: element),
          in: frame?.inset(by: configuration == nil ? insets("titleEdgeInsets", of: element) : .zero)))
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

  /// About how large a title is with its subtitle, in points; nothing where there is none.
  private func textSize(
    of title: Label, _ configuration: IBButtonConfiguration?, of element: XMLElement
  ) -> Size {
    guard !title.text.isEmpty else { return .zero }
    var size = IBUsualSize.textSize(of: element, title: title.text)
    if configuration?.subtitle != nil { size.height += IBIntrinsicSize.subtitleHeight }
    return size
  }

  /// What insets leave at least: room for the picture and for the beginning of the title, in points.
  private func least(_ picture: Size, _ text: Size, _ configuration: IBButtonConfiguration?) -> Size {
    let gap = picture == .zero || text == .zero ? 0 : configuration?.imagePadding ?? 0
    let beginning = min(text.width, text.height)
    return configuration?.isStacked == true
      ? Size(width: max(picture.width, beginning), height: picture.height + gap + text.height)
      : Size(width: picture.width + gap + beginning, height: max(picture.height, text.height))
  }

  /// The part of a button’s own bounds that picture and title stand in.
  private func contentFrame(
    of element: XMLElement, _ configuration: IBButtonConfiguration?, in frame: Rect?, leaving least: Size
  ) -> Rect? {
    guard let configuration else {
      return frame?.bounds.inset(by: insets("contentEdgeInsets", of: element))
    }
    guard let bounds = frame?.bounds else { return nil }
    // Only insets that differ from the opposite side move the content; equal ones would just cut titles off.
    let (space, side) = (configuration.contentInsets, alignment(of: element))
    let (across, down) = (min(space.left, space.right), min(space.top, space.bottom))
    let most = Size(
      width: max(0, bounds.width - least.width), height: max(0, bounds.height - least.height))
    var moving = EdgeInsets(
      top: min(space.top - down, most.height), bottom: min(space.bottom - down, most.height))
    if side != .right { moving.left = min(space.left - (side == .left ? 0 : across), most.width) }
    if side != .left { moving.right = min(space.right - (side == .right ? 0 : across), most.width) }
    return bounds.inset(by: moving)
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

  /// A picture with the title beside it, as far as there is room for that.
  private func views(
    of picture: ImageView, _ title: Label, of element: XMLElement, _ configuration: IBButtonConfiguration?,
    in bounds: Rect?
  ) -> [View] {
    let hasEdgeInsets = configuration == nil
    let pictureInsets = hasEdgeInsets ? insets("imageEdgeInsets", of: element) : .zero
    let size = IBImages.size(of: picture.image)
    let text = textSize(of: title, configuration, of: element)
    let gap = configuration?.imagePadding ?? 0
    let isStacked = configuration?.isStacked ?? false
    let frame = contentFrame(
      of: element, configuration, in: bounds, leaving: least(size, text, configuration))
    guard !title.text.isEmpty, let frame, isStacked || size.width + gap < frame.width else {
      let side = hasEdgeInsets ? .center : alignment(of: element)
      return [alone(picture, size, at: side, in: frame?.inset(by: pictureInsets))]
    }
    let content = IBButtonContent(
      picture: picture, title: title, side: alignment(of: element), frame: frame,
      pictureInsets: pictureInsets,
      titleInsets: hasEdgeInsets ? insets("titleEdgeInsets", of: element) : .zero)
    guard configuration != nil || context.version.hasSymbols else {
      return content.frames(besideTextAbout: text.width)
    }
    return [
      content.stack(
        configuration?.imagePlacement ?? .leading, spacing: gap, followsDirection: followsDirection(element))
    ]
  }

  /// A picture without a title; one that is larger than its room shrinks.
  private func alone(_ picture: ImageView, _ size: Size, at side: TextAlignment, in frame: Rect?) -> View {
    guard let frame, side == .left || side == .right, size.width <= frame.width, size.height <= frame.height
    else {
      let isTooLarge = frame.map { size.width > $0.width || size.height > $0.height } ?? false
      var image = picture
      if isTooLarge { image.contentMode = .scaleAspectFit }
      return View(
        frame: frame, autoresizingMask: [.flexibleWidth, .flexibleHeight], content: .image(image))
    }
    let x = side == .left ? frame.minX : frame.maxX - size.width
    return View(
      frame: Rect(x: x, y: frame.minY, width: size.width, height: frame.height),
      autoresizingMask: [.flexibleHeight, side == .left ? .flexibleRightMargin : .flexibleLeftMargin],
      content: .image(picture))
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
