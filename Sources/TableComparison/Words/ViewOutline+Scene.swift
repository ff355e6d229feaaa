import TableLayout
import TableModel

extension ViewOutline {
  /// The outline of a view that lies in a part of its source.
  init(
    _ node: SceneNode, in part: OutlineSource.Part, of source: OutlineSource, _ digest: (FilePath) -> String?
  ) {
    let steps = node.elementSteps
    let part = source.part(at: steps, in: part)
    let drawn = DrawingOutline(of: node)
    let isOwn = !steps.isEmpty || node.viewClass == .window
    self.init(
      Fields(
        viewClass: node.viewClass.rawValue, role: node.role?.rawValue, id: node.id,
        indexPath: node.indexPath, style: node.cellStyle?.rawValue,
        accessoryType: node.accessoryType?.rawValue, text: node.label?.text,
        font: node.label.map { $0.font.rounded }, textColor: drawn.textColor,
        backgroundColor: drawn.backgroundColor, image: drawn.image,
        imageDigest: drawn.imagePath.flatMap(digest), drawing: drawn.digest, letters: drawn.letters,
        shape: drawn.shape, properties: steps.isEmpty ? [] : source.properties(of: part),
        frame: node.frame.thousandths, opacity: node.opacity.thousandths,
        isTruncated: node.label?.isTruncated, lineCount: node.label?.lineCount,
        source: isOwn ? source.location(of: part) : nil,
        children: node.children.map { ViewOutline($0, in: part, of: source, digest) }))
  }
}

extension Rect {
  fileprivate var thousandths: Rect {
    Rect(x: minX.thousandths, y: minY.thousandths, width: width.thousandths, height: height.thousandths)
  }
}

extension Font {
  fileprivate var rounded: Font {
    var font = self
    font.size = font.size.thousandths
    return font
  }
}
