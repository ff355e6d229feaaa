/// The name of a picture of the project.
struct PictureName: Hashable {
  let text: String
  /// Whether it is the symbol that Xcode or a generator has made of the name, with its path.
  let isSymbol: Bool

  /// The most bytes of the name of a file.
  private static let mostBytes = 255

  /// The name that a value is; `nil` where it is not known.
  init?(_ value: Value, _ interpreter: Interpreter) {
    switch value {
    case .implicit(let name, let arguments) where arguments.isEmpty: (text, isSymbol) = (name, true)
    case .view(let view) where view.name == "Image":
      guard let inner = view.arguments.first.flatMap({ PictureName($0.value, interpreter) }) else {
        return nil
      }
      self = inner
    case .library(let path, let arguments) where path == "UIImage":
      guard let named = arguments.first, named.label == "named",
        let inner = PictureName(named.value, interpreter)
      else { return nil }
      self = inner
    case .library(let path, let arguments) where arguments.isEmpty && path.contains("."):
      (text, isSymbol) = (path.split(separator: ".").dropFirst().joined(separator: "."), true)
    default:
      let said = interpreter.description(of: value)
      guard said.isKnown else { return nil }
      (text, isSymbol) = (said.text, false)
    }
    guard !text.isEmpty, text.utf8.count <= PictureName.mostBytes else { return nil }
  }
}
