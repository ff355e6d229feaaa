import TableModel
import TableProject
import TableSources

/// The file beside approved pictures that says what they were drawn with: `tablemock.lock`.
struct StackFile {
  /// The name of the file.
  static let name: FilePath = "tablemock.lock"
  /// The most bytes of the file.
  private static let limit = 16 << 20
  private static let heading = """
    # What the pictures in this folder were drawn with. Written by “tablemock approve”; keep it with the pictures.

    """

  /// The path of the file.
  let path: FilePath

  /// The file in a folder of approved pictures.
  init(in folder: FilePath) {
    path = folder.appending(StackFile.name)
  }

  /// What is in the file.
  enum Content {
    /// There is no file.
    case missing
    /// Why it cannot be read, as the rest of a sentence.
    case damaged(String)
    /// What the pictures were drawn with.
    case stack(DrawingStack)
  }

  /// What the file says; `nil` where there is none that can be read.
  var stack: DrawingStack? { if case .stack(let stack) = content { stack } else { nil } }

  /// What is in the file.
  var content: Content {
    guard path.exists else { return .missing }
    guard let bytes = OpenFile.wholeBytes(of: path, atMost: Self.limit) else {
      return .damaged("it cannot be read")
    }
    return StackFile.content(of: bytes)
  }

  /// What a file of these bytes says; `nil` where it is of no use.
  static func stack(in bytes: [UInt8]) -> DrawingStack? {
    if case .stack(let stack) = content(of: bytes) { stack } else { nil }
  }

  private static func content(of bytes: [UInt8]) -> Content {
    // A lock may have come with a review: nothing but words goes on to that of the pictures.
    let isPlain = bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F || [0x0A, 0x0D].contains($0) }
    guard isPlain, let text = String(validating: bytes, as: UTF8.self) else {
      return .damaged("it is not a text file")
    }
    var stack = DrawingStack(version: "", code: "", libraries: [], fonts: [])
    // A line feed is no character of its own behind a carriage return.
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let words = line.split(whereSeparator: { $0 == " " || $0 == "\r" }).map { String($0) }
      switch (words.first, words.count) {
      case ("tablemock", 3) where stack.version.isEmpty: (stack.version, stack.code) = (words[1], words[2])
      case ("library", 3) where !stack.libraries.contains { $0.hasPrefix(words[1] + " ") }:
        stack.libraries.append("\(words[1]) \(words[2])")
      case ("font", 4) where !stack.fonts.contains { $0.package == words[1] && $0.name == words[2] }:
        stack.fonts.append(DrawingStack.Font(package: words[1], name: words[2], digest: words[3]))
      case (nil, _): continue
      case (let word?, _) where word.hasPrefix("#"): continue
      // A merge that failed leaves lines of both sides, of which either may be true.
      default: return .damaged("line \(index + 1) is not tablemock’s")
      }
    }
    return stack.version.isEmpty ? .damaged("it does not name the program") : .stack(stack)
  }

  /// What has changed since the pictures in the folder were approved, a line each; empty where nothing has.
  func changes(to stack: DrawingStack) -> [String] {
    switch content {
    case .missing: ["\(path.text) is missing, so the program and fonts of the approved pictures are unknown"]
    case .damaged(let reason): ["\(path.text) cannot be used: \(reason)"]
    case .stack(let older): stack.changes(since: older)
    }
  }

  /// Writes the file where it would say something else, and returns whether it does; it is to lie within reach.
  @discardableResult
  func write(_ stack: DrawingStack, within reach: SourceReach) throws -> Bool {
    var text = StackFile.heading + "tablemock \(stack.version) \(stack.code)\n"
    for library in stack.libraries { text += "library \(library)\n" }
    for font in stack.fonts { text += "font \(font.package) \(font.name) \(font.digest)\n" }
    let bytes = Array(text.utf8)
    guard OpenFile.wholeBytes(of: path, atMost: bytes.count) != bytes else { return false }
    try OutputFile(path: path, within: reach).write(bytes)
    return true
  }
}
