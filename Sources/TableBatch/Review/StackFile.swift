import TableModel
import TableSources

/// The file beside approved pictures that says what they were drawn with: `tablemock.lock`.
struct StackFile {
  /// The name of the file.
  static let name: FilePath = "tablemock.lock"
  private static let heading = """
    # What the pictures in this folder were drawn with. Written by “tablemock approve”; keep it with the pictures.

    """

  /// The path of the file.
  let path: FilePath

  /// The file in a folder of approved pictures.
  init(in folder: FilePath) {
    path = folder.appending(StackFile.name)
  }

  /// What the file says; `nil` where there is none that can be read.
  var stack: DrawingStack? {
    guard let bytes = OpenFile.wholeBytes(of: path) else { return nil }
    var stack = DrawingStack(version: "", build: "", libraries: [], fonts: [])
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      switch (words.first, words.count) {
      case ("tablemock", 3): (stack.version, stack.build) = (words[1], words[2])
      case ("library", 3): stack.libraries.append("\(words[1]) \(words[2])")
      case ("font", 4):
        stack.fonts.append(DrawingStack.Font(package: words[1], name: words[2], digest: words[3]))
      default: continue
      }
    }
    return stack.version.isEmpty ? nil : stack
  }

  /// Writes the file where it would say something else.
  func write(_ stack: DrawingStack) throws {
    var text = StackFile.heading + "tablemock \(stack.version) \(stack.build)\n"
    for library in stack.libraries { text += "library \(library)\n" }
    for font in stack.fonts { text += "font \(font.package) \(font.name) \(font.digest)\n" }
    let bytes = Array(text.utf8)
    guard OpenFile.wholeBytes(of: path) != bytes else { return }
    try OutputFile(path: path).write(bytes)
  }
}
