import TableModel

extension ViewOutline {
  /// Writes the value as JSON, with or without the places in the source; `others` writes further members before the
  /// children.
  func write(to line: inout JSONLine, withSources: Bool, besides others: (inout JSONLine) -> Void = { _ in })
  {
    func add(_ key: StaticString, _ text: String?) {
      guard let text else { return }
      line.key(key)
      line.string(text)
    }
    line.beginObject()
    add("class", viewClass)
    add("role", role)
    add("id", id)
    if let indexPath {
      line.key("indexPath")
      line.numbers(Double(indexPath.section), Double(indexPath.row))
    }
    add("style", style)
    add("accessoryType", accessoryType)
    add("text", text)
    if let font {
      line.key("font")
      line.value(.font(font))
    }
    add("textColor", textColor)
    add("backgroundColor", backgroundColor)
    add("image", image)
    add("imageDigest", imageDigest)
    line.key("frame")
    line.numbers(frame.minX, frame.minY, frame.width, frame.height)
    if let isTruncated {
      line.key("truncated")
      line.bool(isTruncated)
    }
    if let lineCount {
      line.key("lines")
      line.number(Double(lineCount))
    }
    if opacity != 1 {
      line.key("opacity")
      line.number(opacity)
    }
    add("drawing", drawing)
    add("letters", letters)
    add("shape", shape)
    OutlineProperty.write(properties, as: "properties", to: &line)
    if withSources, let source {
      line.key("source")
      source.write(to: &line)
    }
    others(&line)
    if !children.isEmpty {
      line.key("children")
      line.beginArray()
      for index in children.indices { children[index].write(to: &line, withSources: withSources) }
      line.endArray()
    }
    line.endObject()
  }

  /// A view from its JSON; `nil` where that is none.
  init?(_ json: JSONValue) {
    let members = OutlineMembers(json)
    guard let viewClass = members.text("class"), let frame = members.numbers("frame", count: 4) else {
      return nil
    }
    self.init(viewClass, frame: Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
    role = members.text("role")
    id = members.text("id")
    indexPath = members.integers("indexPath", count: 2).map { IndexPath(section: $0[0], row: $0[1]) }
    style = members.text("style")
    accessoryType = members.text("accessoryType")
    text = members.text("text")
    font = members["font"].flatMap(Self.font)
    textColor = members.text("textColor")
    backgroundColor = members.text("backgroundColor")
    image = members.text("image")
    imageDigest = members.text("imageDigest")
    isTruncated = members.bool("truncated")
    lineCount = members.integer("lines")
    opacity = members.number("opacity") ?? 1
    drawing = members.text("drawing")
    letters = members.text("letters")
    shape = members.text("shape")
    properties = OutlineProperty.all(in: members["properties"])
    source = members["source"].flatMap(Self.location)
    guard case .array(let items)? = members["children"] else { return }
    children.reserveCapacity(items.count)
    for item in items {
      guard let child = ViewOutline(item) else { return nil }
      children.append(child)
    }
  }

  private static func font(_ json: JSONValue) -> Font? {
    let members = OutlineMembers(json)
    guard let family = members.text("family"), let size = members.number("size"),
      let weight = members.text("weight").flatMap(FontWeight.init)
    else { return nil }
    return Font(family: family, weight: weight, size: size, isItalic: members.bool("italic") ?? false)
  }

  private static func location(_ json: JSONValue) -> SourceLocation? {
    let members = OutlineMembers(json)
    return members.text("file").map {
      SourceLocation(file: $0, line: members.integer("line"), column: members.integer("column"))
    }
  }
}

extension SourceLocation {
  fileprivate func write(to json: inout JSONLine) {
    json.beginObject()
    json.key("file")
    json.string(file)
    if let line {
      json.key("line")
      json.number(Double(line))
    }
    if let column {
      json.key("column")
      json.number(Double(column))
    }
    json.endObject()
  }
}
