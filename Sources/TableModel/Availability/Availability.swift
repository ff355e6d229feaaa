/// When a member of UIKit, or one of its values, came and went, for the key of a spec that stands for it.
public struct Availability: Hashable, Sendable {
  /// The mapping that the key belongs to, as the schema names it: `cell`.
  public var mapping: String
  /// The key, or the name of a deprecated member that has no key.
  public var key: String
  /// The value that is meant; `nil` for the member whatever its value.
  public var value: String?
  /// The first release that has it.
  public var first: SystemVersion
  /// The last release that has it; `nil` where the newest one still does.
  public var last: SystemVersion?
  /// What to write for a deprecated member; `nil` for members that have a key.
  public var replacement: String?
  /// What older releases have in its place, which the key stands for there; `nil` for nothing.
  public var elder: String?
  /// What a look without it does, as the rest of a sentence: `has no refresh control`; `nil` for the usual words.
  public var lack: String?

  /// A member or a value of one.
  public init(
    _ mapping: String,
    _ key: String,
    value: String? = nil,
    from first: SystemVersion,
    to last: SystemVersion? = nil,
    replacement: String? = nil,
    after elder: String? = nil,
    lack: String? = nil
  ) {
    self.mapping = mapping
    self.key = key
    self.value = value
    self.first = first
    self.last = last
    self.replacement = replacement
    self.elder = elder
    self.lack = lack
  }

  /// Whether one release at least of some in a row has it, or what the key stands for in older ones.
  public func isIn(_ systems: ClosedRange<SystemVersion>) -> Bool {
    (first <= systems.upperBound || elder != nil) && (last.map { $0 >= systems.lowerBound } ?? true)
  }

  /// The releases as tables of documents say them: `iOS 7`, or `iPhone OS 2 to iOS 6` for what went again.
  public var releases: String { last.map { "\(first) to \($0)" } ?? "\(first)" }
}

extension Availability {
  /// The entry of a member, or of one of its values; `nil` for what is not UIKit's or has always been there.
  public static func of(_ mapping: String, _ key: String, value: String? = nil) -> Availability? {
    byKey[key]?.first { $0.mapping == mapping && $0.value == value }
  }

  /// The entries that a key with a value is a use of: that of the member, and that of the value.
  package static func used(by key: String, value: String?, in mapping: String) -> [Availability] {
    guard let entries = byKey[key] else { return [] }
    return entries.filter { $0.mapping == mapping && ($0.value == nil || $0.value == value) }
  }

  /// The entry of a method, or of another member that has no key of its own, by its name: `setEditing:animated:`; `nil` for others.
  public static func ofMethod(_ name: String) -> Availability? {
    methods.first { $0.key == name }
  }

  private static let byKey = Dictionary(grouping: all, by: \.key)
}
