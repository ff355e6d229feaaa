import TableSources

/// An element of an XML document with its attributes and what lies in it.
struct XMLElement {
  /// The name of the tag.
  var name: String
  /// The attributes in the order of the file.
  var attributes: [XMLReader.Attribute]
  /// The elements in it, in the order of the file.
  var children: [XMLElement] = []
  /// The characters in it; kept for elements whose characters mean something, empty for others.
  var text = ""
  /// Where the name stands, with the bracket before it.
  var range: SourceRange

  /// The value of an attribute.
  subscript(_ attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  /// The first element in this one that plays a part: `<rect key="frame">`.
  func child(key: String) -> XMLElement? {
    children.first { $0["key"] == key }
  }

  /// The name of a picture: an attribute, or since Xcode 12 an element that says more of a symbol.
  func picture(_ key: String) -> String? {
    self[key] ?? child(key: key).flatMap { $0.name == "imageReference" ? $0["image"] : nil }
  }

  /// The first element of a name in this one.
  func child(named name: String) -> XMLElement? {
    children.first { $0.name == name }
  }

  /// The elements in the first element of a name: those of `<subviews>`, for example.
  func elements(in container: String) -> [XMLElement] {
    child(named: container)?.children ?? []
  }
}
