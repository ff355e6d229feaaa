import TableModel

/// One thing in which two scenes differ, in words.
public struct SceneChange: Hashable, Sendable {
  /// What happened to a view, as reports and formats name it.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Only the newer scene has it.
    case inserted
    /// Only the older scene has it.
    case removed
    /// It stands somewhere else among its like, and may be otherwise, too.
    case moved
    /// It is otherwise.
    case changed
    /// Several things stand elsewhere or are of another size only because of something that is told by itself: what is
    /// before them takes another room, or they have another font.
    case shifted
  }

  /// Where something is in a scene.
  public struct Place: Hashable, Sendable {
    /// The rectangle in points of the whole picture.
    public var frame: Rect
    /// The place in the source that made it; `nil` where nobody knows.
    public var source: SourceLocation?

    /// A rectangle of the picture and where it comes from.
    public init(frame: Rect, source: SourceLocation? = nil) {
      self.frame = frame
      self.source = source
    }
  }

  /// What happened to the view.
  public var kind: Kind
  /// What differs, in one line without a full stop.
  public var text: String
  /// The place in the older scene; `nil` where it has none.
  public var expected: Place?
  /// The place in the newer scene; `nil` where it has none.
  public var actual: Place?

  /// A change and its places.
  public init(_ kind: Kind, _ text: String, expected: Place?, actual: Place?) {
    self.kind = kind
    self.text = text
    self.expected = expected
    self.actual = actual
  }

  /// Where the change was written on both sides; `nil` where nobody knows.
  package var sources: String? {
    let places = [expected?.source, actual?.source].compactMap { $0?.text }
    return places.isEmpty ? nil : places.joined(separator: " → ")
  }

  /// Writes the value as an object.
  package func write(to line: inout JSONLine) {
    line.beginObject()
    line.member("text", text)
    line.member("kind", kind.rawValue)
    line.member("expected", orNull: expected) { $0.write(to: &$1) }
    line.member("actual", orNull: actual) { $0.write(to: &$1) }
    line.endObject()
  }
}

extension SceneChange.Place {
  fileprivate func write(to line: inout JSONLine) {
    line.beginObject()
    line.member("frame", frame)
    line.member("source", orNull: source?.text)
    line.endObject()
  }
}

extension SourceLocation {
  /// The file with line and column as far as they are known, in the form of compilers: `a.yaml:12:7`.
  package var text: String {
    [line, column].compactMap(\.self).reduce(file) { "\($0):\($1)" }
  }
}
