import TableModel

/// Reads what a view shows besides its colour and its subviews.
struct IBViewContent {
  let context: IBContext

  /// The content of an element, which is so large in points.
  func content(of element: XMLElement, size: Size?) -> ViewContent {
    switch element.name {
    case "label": return .label(IBLabel(context: context).label(element))
    case "imageView": return imageView(element, size: size).map(ViewContent.image) ?? .none
    case "searchBar": return .searchBar(searchBar(element))
    case "button", "textView", "stackView", "scrollView", "visualEffectView": return .none
    case "view", "tableViewCellContentView": return own(element)
    default:
      return IBControl(context: context).control(element).map(ViewContent.control)
        ?? .unknown(className: IBClassName.name(of: element))
    }
  }

  /// The picture of an image view; `nil` where it has none or nothing is known of it.
  func imageView(_ element: XMLElement, size: Size?) -> ImageView? {
    guard let name = element.picture("image"),
      let image = context.images.image(named: name, at: element, fallback: size)
    else { return nil }
    var shown = image
    if element.child(key: "image")?["renderingMode"] == "template" { shown.isTemplate = true }
    let highlighted = element.picture("highlightedImage").flatMap {
      context.images.image(named: $0, at: element, fallback: size)
    }
    return ImageView(
      image: shown,
      highlightedImage: highlighted,
      contentMode: IBViewContent.contentMode(element["contentMode"]),
      tintColor: context.ownTint(of: element)
    )
  }

  private static func contentMode(_ word: String?) -> ContentMode? {
    guard let word, let first = word.first else { return nil }
    return ContentMode(rawValue: first.lowercased() + word.dropFirst())
  }

  /// A view of a class of the author's own that shows nothing by itself draws what nobody here can know.
  private func own(_ element: XMLElement) -> ViewContent {
    guard let className = element["customClass"], element.elements(in: "subviews").isEmpty,
      element.child(key: "backgroundColor") == nil
    else { return .none }
    return .unknown(className: className)
  }

  private func searchBar(_ element: XMLElement) -> SearchBar {
    SearchBar(
      text: element["text"] ?? "",
      placeholder: element["placeholder"] ?? "",
      showsCancelButton: element.flag("showsCancelButton") ?? false,
      showsBookmarkButton: element.flag("showsBookmarkButton") ?? false,
      tintColor: context.color("tintColor", of: element)
    )
  }
}

/// The classes of views by the names of their elements.
enum IBClassName {
  /// Names that do not follow from the element's by rule.
  private static let irregular = [
    "mapView": "MKMapView", "wkWebView": "WKWebView", "glkView": "GLKView", "mtkView": "MTKView",
    "sceneKitView": "SCNView", "skView": "SKView", "arscnView": "ARSCNView", "adBannerView": "ADBannerView",
    "containerView": "UIView (container)",
  ]

  /// The class that the author gave, or UIKit's own.
  static func name(of element: XMLElement) -> String {
    if let own = element["customClass"] { return own }
    return irregular[element.name] ?? "UI" + element.name.prefix(1).uppercased() + element.name.dropFirst()
  }
}

extension IBContext {
  /// What an element says to assistive technologies: `<accessibility key="accessibilityConfiguration">`, or the properties
  /// of Xcode 4.
  func accessibility(of element: XMLElement) -> Accessibility? {
    let configuration = element.child(key: "accessibilityConfiguration").flatMap {
      $0.name == "accessibility" ? $0 : nil
    }
    guard let configuration else { return nil }
    let words = configuration.child(key: "traits") ?? configuration.child(key: "accessibilityTraits")
    let traits = words.map { element in
      AccessibilityTraits.named.reduce(into: AccessibilityTraits()) { traits, trait in
        if element.flag(trait.name) == true { traits.insert(trait.traits) }
      }
    }
    let isElement = configuration.children.first { $0["key"] == "isElement" }.flatMap { $0.flag("value") }
    return Accessibility(
      label: text("label", of: configuration), hint: text("hint", of: configuration), traits: traits,
      isElement: isElement
    ).unlessEmpty
  }
}
