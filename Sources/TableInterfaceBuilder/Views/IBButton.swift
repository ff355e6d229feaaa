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
        title, of: element, in: contentFrame(of: element, in: view.frame),
        gap: configuration?.imagePadding ?? 0)
    } else if title.text.isEmpty, view.subviews.isEmpty, let className = element["customClass"] {
      // A class of the author's own that shows nothing by itself draws what nobody here can know.
      if view.backgroundColor == nil { view.content = .unknown(className: className) }
    } else if titles.isPlain(element) || configuration != nil || !title.attributedText.isEmpty {
      view.flipsSubviewsForRightToLeftLayoutDirection =
        followsDirection(element) && alignment(of: element) != .center && view.subviews.isEmpty
      view.subviews.append(
        label(
          title, alignment: alignment(of: element),
          in: contentFrame(of: element, in: view.frame)?.inset(by: insets("titleEdgeInsets", of: element))))
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
  private func contentFrame(of element: XMLElement, in frame: Rect?) -> Rect? {
    frame?.bounds.inset(by: insets("contentEdgeInsets", of: element))
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

  /// A picture with the title to its right, as far as there is room for that; one that is larger than its room shrinks.
  private func views(
    of picture: Image, in tint: Color?, _ title: Label, of element: XMLElement, in frame: Rect?, gap: Double
  ) -> [View] {
    let pictureInsets = insets("imageEdgeInsets", of: element)
    let size = IBImages.size(of: picture)
    guard !title.text.isEmpty, let frame, size.width + gap < frame.width else {
      let frame = frame?.inset(by: pictureInsets)
      let isTooLarge = frame.map { size.width > $0.width || size.height > $0.height } ?? false
      var view = filling(picture, isTooLarge ? .scaleAspectFit : .center, in: frame)
      if case .image(var image) = view.content {
        image.tintColor = tint
        view.content = .image(image)
      }
      return [view]
    }
    let room = frame.width - size.width - gap
    let titleWidth = min(room, IBUsualSize.textSize(of: element, title: title.text).width)
    let side = alignment(of: element)
    let start =
      switch side {
      case .left: 0.0
      case .right: room - titleWidth
      case .center, .natural: (room - titleWidth) / 2
      }
    let place = Rect(x: frame.minX + start, y: frame.minY, width: size.width, height: frame.height)
    let beginning = place.maxX + gap
    let rest = Rect(x: beginning, y: frame.minY, width: frame.maxX - beginning, height: frame.height)
    let label = label(
      title, alignment: .left, in: rest.moved(by: insets("titleEdgeInsets", of: element), at: side))
    let imageView = ImageView(image: picture, contentMode: .center, tintColor: tint)
    return [View(frame: place.moved(by: pictureInsets, at: side), content: .image(imageView)), label]
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
