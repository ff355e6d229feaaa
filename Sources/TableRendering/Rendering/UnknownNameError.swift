import TableSpec
import TableThemes

/// A name that no look, or no device, has.
public struct UnknownNameError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What has names of this kind: `theme` or `device`.
  public var noun: String
  /// The name that nothing is called by.
  public var name: String
  /// The known name that is nearest, if one is near enough to be meant.
  public var nearest: String?

  /// What is wrong, in one sentence without a full stop.
  public var message: String { "unknown \(noun) “\(name)”" }

  /// What the user can do about it.
  public var hint: String {
    nearest.map { "did you mean “\($0)”?" } ?? "‘tablemock \(noun)s’ lists them all"
  }

  /// The message, and the hint on a line of its own.
  public var description: String { "\(message)\n  hint: \(hint)" }

  /// The look of a name.
  static func theme(_ name: String) throws(UnknownNameError) -> Theme {
    if let theme = Theme.named(name) { return theme }
    throw UnknownNameError("theme", name, nearest: SpecVocabulary.all.theme(meantBy: name))
  }

  /// The device of a name.
  static func device(_ name: String) throws(UnknownNameError) -> Device {
    if let device = Device.named(name) { return device }
    throw UnknownNameError("device", name, nearest: SpecVocabulary.all.device(meantBy: name))
  }

  private init(_ noun: String, _ name: String, nearest: String?) {
    self.noun = noun
    self.name = name
    self.nearest = nearest
  }
}
