/// What variants of one screen can differ in: one property of ``Variant``, and all that is said of it anywhere.
///
/// Options of the command line, matrices of manifests, requests of workers, names of pictures, results and documents
/// follow from the table `all`.
public struct VariantAxis: Sendable {
  /// How the axis stands in the names of pictures.
  public enum Mark: Hashable, Sendable {
    /// After a hyphen: `-ios6`.
    case hyphen
    /// As iOS marks finer pictures: `@2x`, and nothing for 1.
    case scale
  }

  /// The name of the property, which is the key in manifests and requests and the placeholder in names.
  public let name: String
  /// What a value is called: `a theme`.
  public let noun: String
  /// What the axis says, in a line without a full stop.
  public let summary: String
  /// What words stand for its values.
  public let vocabulary: AxisVocabulary
  /// How values stand in the names of pictures.
  public let mark: Mark
  private let get: @Sendable (Variant) -> String?
  private let change: @Sendable (String, inout Variant) -> Bool

  /// An axis from what is said of it.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - noun: What a value is called, with its article.
  ///   - summary: What the axis says.
  ///   - vocabulary: What words stand for its values.
  ///   - mark: How values stand in names.
  ///   - get: The word for a variant's value.
  ///   - set: Gives a variant the value of a word, and says whether there is one.
  init(
    _ name: String,
    _ noun: String,
    _ summary: String,
    _ vocabulary: AxisVocabulary,
    mark: Mark = .hyphen,
    get: @escaping @Sendable (Variant) -> String?,
    set: @escaping @Sendable (String, inout Variant) -> Bool
  ) {
    self.name = name
    self.noun = noun
    self.summary = summary
    self.vocabulary = vocabulary
    self.mark = mark
    self.get = get
    change = set
  }

  /// Gives a variant the value that a word stands for; `false` where it stands for none, and nothing changes then.
  ///
  /// Any word is taken for the name of a look or a device.
  public func set(_ word: String, in variant: inout Variant) -> Bool {
    change(word, &variant)
  }

  /// Whether a word stands for a value, as far as that is known here.
  public func takes(_ word: String) -> Bool {
    var variant = Variant()
    return change(word, &variant)
  }

  /// The word for a variant's value; `nil` where the axis is left to the source.
  public func word(of variant: Variant) -> String? {
    get(variant)
  }

  /// What a variant's value adds to the name of a picture; empty where the axis is left to the source.
  public func suffix(of variant: Variant) -> String {
    guard let word = get(variant) else { return "" }
    switch mark {
    case .hyphen: return "-" + word
    case .scale: return word == "1" ? "" : "@\(word)x"
    }
  }
}

extension VariantAxis: Hashable {
  /// Whether two axes are the same, which their names tell.
  public static func == (left: VariantAxis, right: VariantAxis) -> Bool { left.name == right.name }

  /// Adds the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
