import TableSources

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
