import TableModel

/// Reads bars that lie among the views of a screen, with no controller that shows them.
///
/// Each is a view with a title and rows of buttons, which layout measures.
struct IBBarView {
  let context: IBContext
  /// Reads the buttons of the bars.
  let items: IBBarButtonItems

  /// The room beside the buttons of a bar, and between them, in points.
  private static let (margin, spacing) = (16.0, 16.0)
  /// The height of the part of a bar that its buttons stand in the middle of, in points.
  private static let contentHeight = 44.0
  /// The size of the letters of titles and buttons, and about how wide one is, in points.
  private static let (letters, letterWidth) = (17.0, 9.0)

  /// Puts into a view what a bar shows; those of iOS 6 and before, which are pictures, stay boxes.
  func fill(_ view: inout View, from element: XMLElement) {
    guard context.version.hasOutlinedButtons, let size = view.frame?.size else { return }
    view.content = .none
    let isBlack = element["barStyle"]?.hasPrefix("black") == true
    let background = SystemColor.systemBackground
    view.backgroundColor =
      context.color("barTintColor", of: element) ?? view.backgroundColor
      ?? (isBlack ? .black : Color(background, else: background.fallback))
    let height = min(size.height, IBBarView.contentHeight)
    let isToolbar = element.name == "toolbar"
    let room = Rect(x: 0, y: isToolbar ? 0 : size.height - height, width: size.width, height: height)
    view.subviews =
      isToolbar ? toolbar(element, in: room) : navigationBar(element, isBlack: isBlack, in: room)
  }

  private func toolbar(_ element: XMLElement, in room: Rect) -> [View] {
    let items = self.items.items(element.elements(in: "items").filter { $0.name == "barButtonItem" })
    // Spaces share what is left: one more would take its part from the author's.
    let end = items.contains { $0.content == .system(.flexibleSpace) } ? [] : [IBBarView.space]
    return items.isEmpty ? [] : [row(items.map(view) + end, in: room)]
  }

  private func navigationBar(_ element: XMLElement, isBlack: Bool, in room: Rect) -> [View] {
    guard let item = element.elements(in: "items").last(where: { $0.name == "navigationItem" }) else {
      return []
    }
    let left = items.items("leftBarButtonItem", of: item).map(view)
    let right = items.items("rightBarButtonItem", of: item).map(view)
    let buttons = left + [IBBarView.space] + right.reversed()
    let side = max(IBBarView.width(of: left), IBBarView.width(of: right))
    let middle = room.inset(by: EdgeInsets(left: side, right: side))
    let title = middle.width > 0 ? title(of: item, isBlack: isBlack, in: middle) : nil
    return [title].compactMap { $0 } + (buttons.count > 1 ? [row(buttons, in: room)] : [])
  }

  /// A space that takes what the others leave.
  private static let space = View(content: .spacer(minLength: 0))

  /// About the room of buttons at one side of a bar, with that beside them.
  private static func width(of buttons: [View]) -> Double {
    buttons.reduce(margin) { width, button in
      guard case .control(let control) = button.content, case .button(let title, _) = control.kind else {
        return width + (button.frame?.width ?? 0) + spacing
      }
      return width + letterWidth * Double(title.count) + spacing
    }
  }

  private func title(of item: XMLElement, isBlack: Bool, in room: Rect) -> View? {
    guard let title = context.text("title", of: item), !title.isEmpty else { return nil }
    var label = Label(text: title)
    label.font = FontAttributes(size: IBBarView.letters, weight: .semibold)
    label.textAlignment = .center
    if isBlack { label.textColor = .white }
    return View(
      frame: room, autoresizingMask: [.flexibleWidth, .flexibleTopMargin], content: .label(label))
  }

  private func row(_ buttons: [View], in room: Rect) -> View {
    View(
      frame: room.inset(by: EdgeInsets(left: IBBarView.margin, right: IBBarView.margin)),
      autoresizingMask: [.flexibleWidth, .flexibleTopMargin],
      content: .stack(.horizontal(.center, spacing: IBBarView.spacing)), subviews: buttons)
  }

  private func view(_ item: BarButtonItem) -> View {
    switch item.content {
    case .view(let view): return view
    case .title(let title): return button(title, item)
    case .image(let image): return picture(image, item)
    case .system(.flexibleSpace): return IBBarView.space
    case .system(.fixedSpace):
      return View(frame: Rect(x: 0, y: 0, width: max(0, (item.width ?? 0) - IBBarView.spacing), height: 1))
    case .system(let system):
      guard let symbol = IBBarView.symbols[system] else {
        return button(system.rawValue.prefix(1).uppercased() + system.rawValue.dropFirst(), item)
      }
      return picture(context.images.symbol(named: symbol), item)
    }
  }

  private func button(_ title: String, _ item: BarButtonItem) -> View {
    let isHeavy = item.style?.isProminent ?? [.system(.done), .system(.save)].contains(item.content)
    return View(
      content: .control(
        Control(
          .button(title: title), isEnabled: item.isEnabled, tintColor: item.tintColor,
          font: FontAttributes(size: IBBarView.letters, weight: isHeavy ? .semibold : .regular))))
  }

  private func picture(_ image: Image, _ item: BarButtonItem) -> View {
    var image = image
    image.isTemplate = true
    let size = IBImages.size(of: image)
    return View(
      frame: Rect(origin: .zero, size: size),
      content: .image(ImageView(image: image, tintColor: item.tintColor)))
  }

  private static let symbols: [BarButtonSystemItem: String] = [
    .add: "plus", .compose: "square.and.pencil", .reply: "arrowshape.turn.up.left",
    .action: "square.and.arrow.up", .organize: "folder", .bookmarks: "book", .search: "magnifyingglass",
    .refresh: "arrow.clockwise", .stop: "xmark", .camera: "camera", .trash: "trash", .play: "play.fill",
    .pause: "pause.fill", .rewind: "backward.fill", .fastForward: "forward.fill", .close: "xmark",
  ]
}
