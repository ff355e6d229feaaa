import TableModel

/// A face in a font file that the product may draw with.
public struct FontFile: Hashable, Sendable {
  /// What text a face is taken for.
  public enum Purpose: Hashable, Sendable {
    /// All that a typeface of Apple's is asked for.
    case typeface
    /// Characters of scripts that the typeface lacks, by the scripts' ISO 15924 codes.
    case scripts([String])
    /// Symbols of no script that the typeface lacks.
    case symbols
    /// A script of coloured pictures, which every typeface lacks.
    case emoji
  }

  /// The file's name without folder and ending, and `#` with the face's number where a collection holds several.
  public var name: String
  /// The family as the file itself names it.
  public var family: String
  /// The weight that the file's letters are drawn in.
  public var weight: FontWeight
  /// Whether the letters slant.
  public var isItalic: Bool
  /// What the face stands for, in words.
  public var role: String
  /// What text the face is taken for.
  public var purpose: Purpose
  /// The Debian package that holds the file.
  public var package: String
  /// The wheel for Python that brings the file where it lies beside the program; `nil` where it is the system's.
  public var wheel: String?
  /// Where the file lies.
  public var path: String
  /// The face's number in its file, counted from 0.
  public var faceIndex: Int
  /// What a file of a project is to its document; `nil` for those of the catalog.
  var resource: FontResource?

  /// A face at a path.
  public init(
    name: String,
    family: String,
    weight: FontWeight = .regular,
    isItalic: Bool = false,
    role: String,
    purpose: Purpose,
    package: String,
    path: String,
    faceIndex: Int = 0
  ) {
    self.name = name
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.role = role
    self.purpose = purpose
    self.package = package
    self.path = path
    self.faceIndex = faceIndex
  }

  /// A file of a project.
  init(_ resource: FontResource) {
    self.init(
      name: resource.postScriptName, family: resource.family,
      weight: FontWeight.allCases.min {
        abs($0.openTypeWeight - resource.weight) < abs($1.openTypeWeight - resource.weight)
      } ?? .regular,
      isItalic: resource.isItalic, role: "the project’s own", purpose: .typeface, package: "",
      path: resource.path.text)
    self.resource = resource
  }
}
