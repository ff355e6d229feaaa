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
  /// `cell` is the cell whose content view the element is.
  func subviews(of element: XMLElement, cell: XMLElement? = nil) -> [View] {
    let views = IBFrames(context: context).views(in: element, cell: cell).filter {
      $0.flag("hidden") != true && !IBVariation.leavesOut($0)
    }
    guard !views.isEmpty else { return [] }
    return context.part(.key("subviews"), element) {
      views.enumerated().map { number, view in context.part(.item(number), view) { self.view(view) } }
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
    return view(attributes.applied(to: element), attributes)
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
    view.id = element.id
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
