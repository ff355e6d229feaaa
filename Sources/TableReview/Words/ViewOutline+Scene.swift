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
    var fields = ViewFields(viewClass: node.viewClass.rawValue, frame: node.frame.thousandths)
    fields.role = node.role?.rawValue
    fields.id = node.id
    fields.indexPath = node.indexPath
    fields.style = node.cellStyle?.rawValue
    fields.accessoryType = node.accessoryType?.rawValue
    if let label = node.label {
      fields.text = label.text
      fields.font = label.font.rounded
      fields.isTruncated = label.isTruncated
      fields.lineCount = label.lineCount
    }
    fields.textColor = drawn.textColor
    fields.backgroundColor = drawn.backgroundColor
    fields.image = drawn.image
    fields.imageDigest = drawn.imagePath.flatMap(digest)
    fields.drawing = drawn.digest
    (fields.letters, fields.shape) = (drawn.letters, drawn.shape)
    if !steps.isEmpty { fields.properties = source.properties(of: part) }
    fields.opacity = node.opacity.thousandths
    if !steps.isEmpty || node.viewClass == .window { fields.source = source.location(of: part) }
    fields.children = node.children.map { ViewOutline($0, in: part, of: source, digest) }
    self.init(fields)
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
