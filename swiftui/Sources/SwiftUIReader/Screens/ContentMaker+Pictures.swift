import SwiftSyntax

/// Pictures that stand by themselves.
extension ContentMaker {
  /// A picture, which has the size of its frame where it may have any.
  func image(_ node: ViewNode, _ style: ViewStyle) -> JSON {
    guard var made = texts.plainImage(node, style) else { return box("Image") }
    let isSized = node.modifiers.contains { $0.name == "frame" }
    let kind = node.modifier("aspectRatio")?.argument("contentMode")?.value.memberName
    let isFilled = node.modifier("scaledToFill") != nil || kind == "fill"
    let isFitted = node.modifier("scaledToFit") != nil || kind == "fit"
    if node.modifier("resizable") != nil, isSized || isFitted || isFilled {
      let keeps = isFitted || made["systemName"] != nil
      made = long(made).with(
        "contentMode", .string(isFilled ? "scaleAspectFill" : keeps ? "scaleAspectFit" : "scaleToFill"))
    }
    if node.modifier("renderingMode")?.arguments.first?.value.memberName == "template",
      made["systemName"] == nil
    {
      let color = style.inside(node, interpreter).foreground ?? "label"
      made = long(made).with("template", .bool(true)).with("tintColor", .string(color))
    }
    return .mapping(["imageView": made])
  }

  /// An image view with room for more than its picture.
  private func long(_ image: JSON) -> JSON {
    image["placeholder"] == nil ? image : .mapping(["image": image])
  }

  /// A picture that a generator made code of, as in `AppAsset.star`; `nil` for other views.
  func asset(_ node: ViewNode, _ style: ViewStyle) -> JSON? {
    let path = node.name.split(separator: ".").map(String.init)
    // Folders have capitals, and what comes behind the name is a function.
    guard let end = path.dropFirst().firstIndex(where: { $0.first?.isLowercase == true }),
      path[0].hasSuffix("Asset")
    else { return nil }
    let asset = Value.library(path[...end].joined(separator: "."), [])
    let name = Argument(value: asset, node: ExprSyntax(NilLiteralExprSyntax()))
    let picture = ViewNode("Image", [name], node: node.node)
    picture.modifiers = node.modifiers
    return image(picture, style)
  }
}
