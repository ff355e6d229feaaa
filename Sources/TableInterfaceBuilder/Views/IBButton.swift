import TableModel
import TableSources

/// Reads buttons: those of the system's type, and those that are made of pictures and text.
struct IBButton {
  let context: IBContext

  /// Puts into a view what a button shows.
  func fill(_ view: inout View, from element: XMLElement) {
    let state = element.child(key: "normal")
    let configuration = element.child(key: "configuration") ?? element.child(named: "buttonConfiguration")
    let title =
      configuration.flatMap { context.text("title", of: $0) }
      ?? state.flatMap { context.text("title", of: $0) } ?? ""
    if let background = image(state?.picture("backgroundImage"), at: element, size: view.frame?.size) {
      view.subviews.append(filling(background, .scaleToFill, in: view.frame))
    }
    if let picture = picture(of: element, state, configuration, size: view.frame?.size) {
      view.flipsSubviewsForRightToLeftLayoutDirection =
        !title.isEmpty && followsDirection(element) && view.subviews.isEmpty
      view.subviews += views(of: picture, title, of: element, state, in: view.frame)
    } else if title.isEmpty, view.subviews.isEmpty, let className = element["customClass"] {
      // A class of the author's own that shows nothing by itself draws what nobody here can know.
      if view.backgroundColor == nil { view.content = .unknown(className: className) }
    } else if isPlain(element) {
      view.flipsSubviewsForRightToLeftLayoutDirection =
        followsDirection(element) && alignment(of: element) != .center && view.subviews.isEmpty
      view.subviews.append(
        label(title, of: element, state, alignment: alignment(of: element), in: view.frame))
    } else {
      view.content = .control(
        Control(
          .button(title: title),
          isEnabled: element.flag("enabled") ?? true,
          tintColor: context.color("tintColor", of: element),
          font: IBFont(context: context).attributes(of: element),
          textColor: state.flatMap { context.color("titleColor", of: $0) }
        )
      )
    }
  }

  /// Whether a button has no border of the system's.
  private func isPlain(_ element: XMLElement) -> Bool {
    element["buttonType"] == nil || element["buttonType"] == "custom"
  }

  /// The pictures of the types of buttons that have one.
  private static let pictures = [
    "contactAdd": "plus.circle", "infoLight": "info.circle", "infoDark": "info.circle",
    "detailDisclosure": "info.circle",
  ]

  private func picture(
    of element: XMLElement, _ state: XMLElement?, _ configuration: XMLElement?, size: Size?
  ) -> Image? {
    if let own = image(state?.picture("image") ?? configuration?.picture("image"), at: element, size: size) {
      return own
    }
    return element["buttonType"].flatMap { IBButton.pictures[$0] }.flatMap { name in
      Image(ImagePlaceholder(name: name, size: Size(width: 22, height: 22)))
    }
  }

  private func image(_ name: String?, at element: XMLElement, size: Size?) -> Image? {
    name.flatMap { context.images.image(named: $0, at: element, fallback: size) }
  }

  private func filling(_ image: Image, _ mode: ContentMode, in frame: Rect?) -> View {
    View(
      frame: frame?.bounds,
      autoresizingMask: [.flexibleWidth, .flexibleHeight],
      content: .image(ImageView(image: image, contentMode: mode))
    )
  }

  /// A picture with the title to its right, as far as there is room for that; one that is larger than the button shrinks.
  private func views(
    of picture: Image, _ title: String, of element: XMLElement, _ state: XMLElement?, in frame: Rect?
  ) -> [View] {
    guard !title.isEmpty, let bounds = frame?.bounds, picture.size.width < bounds.width else {
      let isTooLarge = frame.map { picture.size.width > $0.width || picture.size.height > $0.height } ?? false
      return [filling(picture, isTooLarge ? .scaleAspectFit : .center, in: frame)]
    }
    let room = bounds.width - picture.size.width
    let titleWidth = min(room, IBUsualSize.textSize(of: element, title: title).width)
    let start =
      switch alignment(of: element) {
      case .left: 0.0
      case .right: room - titleWidth
      case .center, .natural: (room - titleWidth) / 2
      }
    let place = Rect(x: start, y: 0, width: picture.size.width, height: bounds.height)
    let rest = Rect(x: place.maxX, y: 0, width: bounds.width - place.maxX, height: bounds.height)
    var label = label(title, of: element, state, alignment: .left, in: rest)
    label.frame = rest
    return [View(frame: place, content: .image(ImageView(image: picture, contentMode: .center))), label]
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

  private func label(
    _ title: String, of element: XMLElement, _ state: XMLElement?, alignment: TextAlignment, in frame: Rect?
  ) -> View {
    let label = Label(
      text: title,
      font: IBFont(context: context).attributes(of: element),
      textColor: state.flatMap { context.color("titleColor", of: $0) } ?? .white,
      textAlignment: alignment,
      lineBreakMode: IBLabel.lineBreakMode(element["lineBreakMode"])
    )
    return View(
      frame: frame?.bounds,
      autoresizingMask: [.flexibleWidth, .flexibleHeight],
      content: .label(label)
    )
  }
}
