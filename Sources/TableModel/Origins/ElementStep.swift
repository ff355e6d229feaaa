/// One step on the way from a screen to a part of it: a property, or an item of a list.
public enum ElementStep: Hashable, Sendable {
  /// The property of a name, as specs call it: `textLabel`.
  case key(String)
  /// The item of a number, counted from 0.
  case item(Int)
}
