import TableModel
import TableSources

/// Reads views of a document's own: what they show, where they are and what lies in them.
struct IBView {
  let context: IBContext
  /// Reads what Auto Layout knows of each view; `nil` where it places nothing.
  var autoLayout: IBAutoLayout?

  /// A reader of the views in a cell, or in a view that is placed by constraints.
  init(context: IBContext, autoLayout: IBAutoLayout? = nil) {
    self.context = context
    self.autoLayout = autoLayout
  }

  /// A reader of a view that stands by itself, in which constraints count where there are any.
  init(of element: XMLElement, context: IBContext) {
    self.init(
      context: context,
      autoLayout: IBAutoLayout.isUsed(in: element) ? IBAutoLayout(of: element, context: context) : nil)
  }

  /// The views in an element, from back to front; hidden ones are left out.
  ///
  /// `cell` is the cell whose content view the parent is.
  func subviews(of parent: XMLElement, cell: XMLElement? = nil) -> [View] {
    let views = IBFrames(context: context).views(in: parent, cell: cell).filter {
      $0.flag("hidden") != true && !IBVariation.leavesOut($0)
    }
    guard !views.isEmpty else { return [] }
    return context.part(.key("subviews"), parent) {
      views.enumerated().map { number, element in
        context.part(.item(number), element) {
          var view = view(element)
          if parent.name == "stackView" {
            view.layout?.takeArrangedSize(
              of: element, showing: view.content, in: parent,
              sizesContainers: context.version.sizesContainers)
            if element.hasSupposedFrame, view.layout?.intrinsicContentSize == .some(.none) {
              view.frame = nil
            }
          }
          return view
        }
      }
    }
  }

  /// The views in an element that are not shown but take part in its layout.
  func hiddenSubviews(of element: XMLElement) -> [View.Hidden] {
    var (position, views): (Int, [View.Hidden]) = (0, [])
    for view in element.elements(in: "subviews") where !IBVariation.leavesOut(view) {
      guard view.flag("hidden") == true else {
        position += 1
        continue
      }
      let hidden = context.part(.key("hiddenSubviews"), view) { self.view(view) }
      views.append(View.Hidden(position: position, view: hidden))
    }
    return views
  }

  /// The view of an element.
  func view(_ element: XMLElement) -> View {
    let attributes = IBRuntimeAttributes(of: element, context: context)
    let element = attributes.applied(to: element).withCellsAsViews
    return context.tinted(by: element) { view(element, attributes) }
  }

  private func view(_ element: XMLElement, _ attributes: IBRuntimeAttributes) -> View {
    let frame = context.rect("frame", of: element)
    var view = View(
      frame: frame,
      autoresizingMask: IBView.mask(of: element),
      content: IBViewContent(context: context).content(of: element, size: frame?.size),
      backgroundColor: context.backgroundColor(of: element),
      cornerRadius: attributes.cornerRadius,
      alpha: context.number("alpha", of: element, in: .from(0, to: 1)) ?? 1,
      clipsToBounds: clips(element),
      subviews: subviews(of: element)
    )
    (view.borderWidth, view.borderColor) = (attributes.borderWidth, attributes.borderColor)
    // What cuts off its contents cuts off its shadow.
    view.shadow = view.clipsToBounds ? nil : attributes.shadow
    view.id = element.id
    view.accessibility = context.accessibility(of: element)
    view.semanticContentAttribute = context.semanticContentAttribute(of: element)
    if let autoLayout {
      view.layout = autoLayout.layout(of: element, content: view.content)
      view.hiddenSubviews = hiddenSubviews(of: element)
    }
    switch element.name {
    case "textView":
      view.subviews = [text(of: element, in: frame)] + view.subviews
      view.clipsToBounds = true
    case "visualEffectView": view.subviews = element.child(key: "contentView").map { subviews(of: $0) } ?? []
    case "button": IBButton(context: context).fill(&view, from: element)
    case "navigationBar", "toolbar":
      let items = IBBarButtonItems(context: context) { self.view($0) }
      IBBarView(context: context, items: items).fill(&view, from: element)
    case "segmentedControl": IBSegmentPictures(context: context).fill(&view, from: element)
    default: break
    }
    return view
  }

  /// Whether a view cuts off what reaches over its edges; a label does so by itself, however Interface Builder marks it.
  private func clips(_ element: XMLElement) -> Bool {
    element.name != "label" && element.flag("clipsSubviews") ?? false
  }

  /// The distances between a text view's edges and its text, in points: UIKit's well-known insets.
  private static let textInsets = EdgeInsets(top: 8, left: 5, bottom: 8, right: 5)

  private func text(of element: XMLElement, in frame: Rect?) -> View {
    var label = IBLabel(context: context).label(element)
    label.numberOfLines = 0
    label.adjustsFontSizeToFitWidth = false
    return View(
      frame: frame?.bounds.inset(by: IBView.textInsets),
      autoresizingMask: [.flexibleWidth, .flexibleHeight],
      subviews: [View(autoresizingMask: .flexibleWidth, content: .label(label))]
    )
  }

  /// How a view follows its parent's size.
  private static func mask(of element: XMLElement) -> AutoresizingMask {
    guard let mask = element.child(key: "autoresizingMask") else { return [] }
    let names: [(String, AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return names.reduce(into: []) { if mask.flag($1.0) == true { $0.insert($1.1) } }
  }
}

/// Gives views without frames those that their constraints say.
struct IBFrames {
  let context: IBContext

  /// The most views of one parent that are placed.
  private static let mostViews = 64

  /// The views in an element, each with a frame where that can be told.
  ///
  /// `cell` is the cell whose content view the element is; it may hold constraints too.
  func views(in element: XMLElement, cell: XMLElement? = nil) -> [XMLElement] {
    let views = element.elements(in: "subviews")
    let unplaced = views.filter { $0.child(key: "frame") == nil && $0.id != nil }
    guard !unplaced.isEmpty, views.count <= IBFrames.mostViews,
      let frame = context.rect("frame", of: element)
    else { return views }
    var placement = IBPlacement(constraintsIn: [element] + [cell].compactMap { $0 })
    guard placement.isUsable else { return views }
    placement.place(element.id, at: frame.bounds)
    if let cell, let size = context.rect("frame", of: cell)?.size {
      placement.place(
        cell.id, at: Rect(x: -frame.minX, y: -frame.minY, width: size.width, height: size.height))
    }
    for view in views {
      if let frame = context.rect("frame", of: view) { placement.place(view.id, at: frame) }
    }
    let sizes = unplaced.compactMap { view in view.id.map { ($0, IBUsualSize.size(of: view)) } }
    let places = placement.places(of: sizes)
    return views.map { view in
      guard let id = view.id, let place = places[id], view.child(key: "frame") == nil else { return view }
      return view.with(frame: place)
    }
  }
}

extension XMLElement {
  /// Whether the frame is none of the document's.
  fileprivate var hasSupposedFrame: Bool { child(key: "frame")?.range == range }

  /// The element with a frame as the document would have it.
  fileprivate func with(frame: Rect) -> XMLElement {
    let numbers = [("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height)]
    var element = self
    element.children.append(
      XMLElement(
        name: "rect",
        attributes: [XMLReader.Attribute(name: "key", value: "frame")]
          + numbers.map { XMLReader.Attribute(name: $0.0, value: String($0.1)) },
        range: range
      )
    )
    return element
  }
}

/// What an author has views take on when the app runs: `<userDefinedRuntimeAttribute keyPath="layer.cornerRadius" …/>`.
///
/// Those that UIKit's own views and layers have are drawn; what others mean only the author's classes know.
struct IBRuntimeAttributes {
  let context: IBContext
  private let values: [String: XMLElement]

  /// The attributes of an element.
  init(of element: XMLElement, context: IBContext) {
    self.context = context
    let pairs = element.elements(in: "userDefinedRuntimeAttributes").compactMap { attribute in
      attribute["keyPath"].map { ($0, attribute) }
    }
    values = Dictionary(pairs) { _, last in last }
  }

  /// The attributes of elements that say the same, by key paths: those of numbers and words.
  private static let attributes = [
    "alpha": "alpha", "layer.opacity": "alpha", "clipsToBounds": "clipsSubviews",
    "layer.masksToBounds": "clipsSubviews", "text": "text", "placeholder": "placeholder",
    "numberOfLines": "numberOfLines",
  ]
  /// The parts of elements that say the same, by key paths: those of colours.
  private static let colors = ["backgroundColor", "textColor", "tintColor"]

  /// The element with what the attributes replace.
  func applied(to element: XMLElement) -> XMLElement {
    guard !values.isEmpty else { return element }
    var element = element
    for (path, name) in IBRuntimeAttributes.attributes.sorted(by: { $0.key < $1.key }) {
      guard let value = values[path].flatMap({ $0["value"] ?? $0.child(key: "value")?["value"] }) else {
        continue
      }
      element.attributes.removeAll { $0.name == name }
      element.attributes.append(XMLReader.Attribute(name: name, value: value))
    }
    for path in IBRuntimeAttributes.colors {
      guard var color = values[path]?.child(key: "value"), color.name == "color" else { continue }
      color.attributes = color.attributes.map { $0.name == "key" ? .init(name: "key", value: path) : $0 }
      element.children.removeAll { $0["key"] == path }
      element.children.append(color)
    }
    return element
  }

  /// The radius of corners, in points.
  var cornerRadius: Double { number(["layer.cornerRadius", "cornerRadius"]) }

  /// The width of the line along the edges, in points.
  var borderWidth: Double { number(["layer.borderWidth", "borderWidth"]) }

  /// The colour of that line; `nil` for a layer's own.
  ///
  /// Layers take no colours of UIKit, so that `layer.borderColor` stays black; authors write properties of their own, by
  /// names such as `layer.borderUIColor` and `borderColor`.
  var borderColor: Color? { color(of: "border") }

  /// The shadow of the view's shape, as far as a spec may have it; `nil` where it is not seen.
  var shadow: LayerShadow? {
    let opacity = number(["layer.shadowOpacity", "shadowOpacity"])
    guard opacity > 0 else { return nil }
    var shadow = LayerShadow()
    (shadow.opacity, shadow.color) = (min(1, opacity), color(of: "shadow"))
    let paths = ["layer.shadowRadius", "shadowRadius"]
    if paths.contains(where: { values[$0] != nil }) { shadow.radius = min(200, number(paths)) }
    if let offset = value(["layer.shadowOffset", "shadowOffset"]) {
      let range = NumberRange.from(-100, to: 100)
      shadow.offset = Size(
        width: context.number("width", of: offset, in: range) ?? 0,
        height: context.number("height", of: offset, in: range) ?? 0)
    }
    return shadow
  }

  /// The colour of a part that a property of the author's own tells.
  private func color(of part: String) -> Color? {
    let own = values.keys.sorted().first { path in
      let name = path.lowercased()
      return path != "layer.\(part)Color" && name.contains(part) && name.contains("color")
    }
    return own.flatMap { path in values[path].flatMap { context.color("value", of: $0) } }
  }

  private func value(_ paths: [String]) -> XMLElement? {
    paths.lazy.compactMap { values[$0]?.child(key: "value") }.first
  }

  private func number(_ paths: [String]) -> Double {
    value(paths).flatMap { context.number("value", of: $0, in: .from(0, to: 4_096)) } ?? 0
  }
}

/// Reads the pictures of segmented controls, whose titles are the control's own.
struct IBSegmentPictures {
  let context: IBContext

  /// Puts the pictures over their segments, which are of equal width.
  func fill(_ view: inout View, from element: XMLElement) {
    let segments = element.elements(in: "segments")
    guard let size = view.frame?.size, !segments.isEmpty else { return }
    let width = size.width / Double(segments.count)
    for (index, segment) in segments.enumerated() {
      let frame = Rect(x: Double(index) * width, y: 0, width: width, height: size.height)
      guard let name = segment.picture("image"),
        let image = context.images.image(named: name, at: segment, fallback: nil)
      else { continue }
      view.subviews.append(
        View(frame: frame, content: .image(ImageView(image: image, contentMode: .center))))
    }
  }
}
