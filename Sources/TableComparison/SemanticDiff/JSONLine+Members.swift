import TableModel

extension JSONLine {
  /// Writes a text as a member of an object, unless there is none.
  package mutating func member(_ key: StaticString, _ text: String?) {
    guard let text else { return }
    self.key(key)
    string(text)
  }

  /// Writes a text as a member of an object, or that there is none.
  package mutating func member(_ key: StaticString, orNull text: String?) {
    member(key, orNull: text) { $1.string($0) }
  }

  /// Writes a member of an object by a function, or that there is none.
  package mutating func member<Value>(
    _ key: StaticString, orNull value: Value?, _ write: (Value, inout JSONLine) -> Void
  ) {
    self.key(key)
    if let value { write(value, &self) } else { null() }
  }

  /// Writes a whole number as a member of an object.
  package mutating func member(_ key: StaticString, _ number: Int) {
    self.key(key)
    self.number(Double(number))
  }

  /// Writes a rectangle as a member of an object.
  mutating func member(_ key: StaticString, _ rect: Rect) {
    self.key(key)
    beginArray()
    number(rect.minX)
    number(rect.minY)
    number(rect.width)
    number(rect.height)
    endArray()
  }

  /// Writes views as a list that is a member of an object, unless there are none.
  mutating func members(
    _ key: StaticString, _ views: [ViewOutline], _ write: (ViewOutline, inout JSONLine) -> Void
  ) {
    guard !views.isEmpty else { return }
    self.key(key)
    beginArray()
    for view in views { write(view, &self) }
    endArray()
  }
}
