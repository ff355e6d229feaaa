import TableModel
import TableSources

/// Reads how large views are by what they show.
struct IBIntrinsicSize {
  let context: IBContext

  /// The sizes in points of views that are drawn as boxes.
  private static let boxes: [String: Size] = [
    "datePicker": Size(width: 320, height: 216), "pickerView": Size(width: 320, height: 216),
  ]
  /// The distances between a text view's edges and its text, in points.
  private static let textInsets = EdgeInsets(top: 8, left: 5, bottom: 8, right: 5)
  /// The space around the title of a button with a configuration, in points.
  private static let configurationInsets = EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)

  /// The size of an element's view.
  func size(of element: XMLElement, content: ViewContent) -> IntrinsicContentSize {
    let length = { (name: String) in context.number(name, of: element, in: .from(0, to: 10_000)) }
    let (width, height) = (length("placeholderIntrinsicWidth"), length("placeholderIntrinsicHeight"))
    if width != nil || height != nil { return .size(width: width, height: height) }
    if let size = context.designables.size(of: element), !IBIntrinsicSize.wraps(element) {
      return .size(width: size.width, height: size.height)
    }
    if let box = IBIntrinsicSize.boxes[element.name] { return .size(width: box.width, height: box.height) }
    switch element.name {
    case "button": return .button(button(element))
    case "textView":
      guard element.flag("scrollEnabled") == false else { return .none }
      var label = IBLabel(context: context).label(element)
      label.numberOfLines = 0
      return .text(label, IBIntrinsicSize.textInsets)
    case "label": return .content
    case "imageView":
      let size = element.picture("image").flatMap { context.images.intrinsicSize(named: $0, at: element) }
      return size.map { .size(width: $0.width, height: $0.height) } ?? .none
    default:
      if case .control = content { return .content }
      return .none
    }
  }

  /// Whether an element's text breaks into lines, so that its height follows from its width.
  private static func wraps(_ element: XMLElement) -> Bool {
    element.name == "textView"
      || (element.name == "label" && !["", "1"].contains(element["numberOfLines"] ?? ""))
  }

  /// The height that a subtitle adds to a button, in points: its line and the space above it.
  private static let subtitleHeight = 15.5

  private func button(_ element: XMLElement) -> IntrinsicContentSize.Button {
    let state = element.child(key: "normal")
    let configuration = IBButtonConfiguration(of: element, context: context)
    var title = IBButtonTitle(context: context).label(of: element, configuration)
    var insets =
      context.insets("contentEdgeInsets", of: element)
      ?? (configuration == nil ? nil : IBIntrinsicSize.configurationInsets)
    if configuration?.subtitle != nil {
      title.attributedText.removeLast()
      title.text = title.attributedText.map(\.text).joined()
      title.numberOfLines = 1
      insets?.bottom += IBIntrinsicSize.subtitleHeight
    }
    let name =
      state?.picture("image") ?? configuration?.element.picture("image") ?? state?.picture("backgroundImage")
    let types = ["contactAdd", "infoLight", "infoDark", "detailDisclosure"]
    let image =
      name.flatMap { context.images.intrinsicSize(named: $0, at: element) }
      ?? (types.contains(element["buttonType"] ?? "") ? Size(width: 22, height: 22) : nil)
    if title.font == nil { title.font = FontAttributes(size: 15) }
    title.textColor = nil
    return IntrinsicContentSize.Button(title: title, image: image, contentEdgeInsets: insets)
  }
}
