import TableDrawing
import TableModel
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
  /// The release of the system that the name says whose look that one is, as iOS 12 has that of `ios11`; `nil` for none.
  public var system: SystemVersion?

  /// What is wrong, in one sentence without a full stop.
  public var message: String { "unknown \(noun) “\(name)”" }

  /// What the user can do about it.
  public var hint: String {
    nearest.map { Spelling.question($0) + (system.map { " It is the look of \($0)" } ?? "") }
      ?? "“tablemock \(noun)s” lists them all"
  }

  /// The message, and the hint on a separate line.
  public var description: String { "\(message)\n  hint: \(hint)" }

  /// The look of a name.
  static func theme(_ name: String) throws(UnknownNameError) -> Theme {
    if let theme = Theme.named(name) { return theme }
    let nearest = SpecVocabulary.all.theme(meantBy: name)
    throw UnknownNameError(
      "theme", name, nearest: nearest,
      system: nearest.flatMap { SpecVocabulary.all.system(named: name, in: $0) })
  }

  /// The device of a name.
  static func device(_ name: String) throws(UnknownNameError) -> Device {
    if let device = Device.named(name) { return device }
    throw UnknownNameError("device", name, nearest: SpecVocabulary.all.device(meantBy: name))
  }

  private init(_ noun: String, _ name: String, nearest: String?, system: SystemVersion? = nil) {
    self.noun = noun
    self.name = name
    self.nearest = nearest
    self.system = system
  }
}

extension Diagnostic {
  /// Tells an error of loading, layout or drawing; one that has no place of its own gets the given one.
  package init(_ error: any Error, at location: SourceLocation) {
    switch error {
    case let error as Diagnostic: self = error
    case let error as UnknownNameError:
      self.init(.error, at: location, error.message, hint: error.hint)
    case let error as DrawingError:
      self.init(.error, at: location, error.message, hint: error.hint)
    default: self.init(.error, at: location, "\(error)")
    }
  }
}
