import TableModel

extension ViewOutline {
  /// The value as JSON, with or without the places in the source; further members stand before the children.
  func json(withSources: Bool, besides others: [(key: String, value: JSONValue)] = []) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [("class", .string(viewClass))]
    func add(_ key: String, _ text: String?) {
      if let text { members.append((key, .string(text))) }
    }
    add("role", role)
    add("id", id)
    if let indexPath {
      members.append(
        ("indexPath", .array([.number(Double(indexPath.section)), .number(Double(indexPath.row))])))
    }
    add("style", style)
    add("accessoryType", accessoryType)
    add("text", text)
    if let font { members.append(("font", .font(font))) }
    add("textColor", textColor)
    add("backgroundColor", backgroundColor)
    add("image", image)
    add("imageDigest", imageDigest)
    members.append(("frame", .frame(frame)))
    if let isTruncated { members.append(("truncated", .bool(isTruncated))) }
    if let lineCount { members.append(("lines", .number(Double(lineCount)))) }
    if opacity != 1 { members.append(("opacity", .number(opacity))) }
    add("drawing", drawing)
    if withSources, let source { members.append(("source", .location(source))) }
    members += others
    if !children.isEmpty {
      members.append(("children", .array(children.map { $0.json(withSources: withSources) })))
    }
    return .object(members)
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
    source = members["source"].flatMap(Self.location)
    guard case .array(let items)? = members["children"] else { return }
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

extension JSONValue {
  fileprivate static func location(_ location: SourceLocation) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [("file", .string(location.file))]
    if let line = location.line { members.append(("line", .number(Double(line)))) }
    if let column = location.column { members.append(("column", .number(Double(column)))) }
    return .object(members)
  }
}
