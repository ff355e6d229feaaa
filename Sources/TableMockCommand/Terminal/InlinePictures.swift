import Glibc
import TableModel
import TableReview
import TableSources

/// Small pictures among the lines of a terminal that can show some: kitty's protocol, which others have too, and iTerm2's.
struct InlinePictures {
  /// How a terminal is given a picture.
  enum Form {
    case kitty, iTerm
  }

  /// The lines of the terminal that a picture is high.
  private static let lines = 12
  /// The most pictures of a call: more would only push away what is told.
  private static let most = 8
  /// The largest file that is shown.
  private static let largestFile = 4 << 20
  /// The characters that kitty takes at once.
  private static let chunkLength = 4_096

  private let form: Form
  private let folder: FilePath

  /// The pictures of a review's folder on standard output; `nil` where that is no terminal that shows any.
  init?(in folder: FilePath) {
    let variable = { (name: String) in getenv(name).map { String(cString: $0) } ?? "" }
    guard Terminal.resultsMayLink, let form = Self.form(variable) else { return nil }
    (self.form, self.folder) = (form, folder)
  }

  /// The form of the terminal that some variables tell of; `nil` for one that shows no pictures, as far as anybody knows,
  /// and within a program that divides it.
  static func form(_ variable: (String) -> String) -> Form? {
    let kind = variable("TERM")
    guard variable("TMUX").isEmpty, !kind.hasPrefix("screen"), !kind.hasPrefix("tmux") else { return nil }
    if kind == "xterm-kitty" || kind == "xterm-ghostty" { return .kitty }
    return variable("TERM_PROGRAM") == "iTerm.app" || variable("LC_TERMINAL") == "iTerm2" ? .iTerm : nil
  }

  /// The text of a review with the pictures of its first entries below their words: the difference, or what there is.
  func bytes(of record: ReviewRecord) -> [UInt8] {
    var left = Self.most
    return ReviewText(record).parts.flatMap { text, entry in
      var bytes = Array(text.utf8)
      if left > 0, let file = entry?.difference ?? entry?.actual?.file ?? entry?.expected?.file,
        let picture = OpenFile.wholeBytes(of: folder.appending(file), atMost: Self.largestFile),
        picture.starts(with: [0x89, 0x50, 0x4E, 0x47])
      {
        bytes += Self.bytes(of: picture, as: form) + [0x0A]
        left -= 1
      }
      return bytes
    }
  }

  /// What has a terminal show a PNG file.
  static func bytes(of picture: [UInt8], as form: Form) -> [UInt8] {
    let text = Base64.text(of: picture)
    switch form {
    case .iTerm:
      return Array(
        "\u{1B}]1337;File=inline=1;size=\(picture.count);height=\(lines):".utf8) + text + [0x07]
    case .kitty:
      var bytes: [UInt8] = []
      var rest = text[...]
      while !rest.isEmpty {
        let chunk = rest.prefix(chunkLength)
        rest = rest.dropFirst(chunkLength)
        let first = bytes.isEmpty ? "f=100,a=T,q=2,r=\(lines)," : ""
        bytes += Array("\u{1B}_G\(first)m=\(rest.isEmpty ? 0 : 1);".utf8) + chunk + Array("\u{1B}\\".utf8)
      }
      return bytes
    }
  }
}
