import Foundation
import Testing

@testable import TableMockCommand

/// What the program writes to a real terminal, and what it leaves out elsewhere.
@Suite struct TerminalTests {
  /// Runs a command whose standard error is a terminal of some columns; prints what it got.
  private static let terminal = """
    import fcntl, os, pty, struct, subprocess, sys, termios
    columns, command = int(sys.argv[1]), sys.argv[2:]
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=slave)
    os.close(slave)
    while True:
        try:
            data = os.read(master, 4096)
        except OSError:
            break
        if not data:
            break
        sys.stdout.buffer.write(data)
    process.wait()
    """

  private static let broken = "tableView: {rows: [{textLable: x}]}\n"
  private static let spec = "tableView: {rows: [Wi-Fi, Bluetooth]}\n"

  private func shown(
    _ arguments: String, columns: Int = 80, variables: String = "TERM=xterm"
  ) throws -> String {
    let folder = try TemporaryFolder([
      "terminal.py": Self.terminal, "broken.yaml": Self.broken, "a.yaml": Self.spec,
    ])
    let program = CommandRun.program.path
    return try CommandRun(
      script: "env -u NO_COLOR \(variables) python3 terminal.py \(columns) '\(program)' \(arguments)",
      in: folder.url
    ).text
  }

  @Test(arguments: [
    ("TERM=xterm", true), ("TERM=xterm NO_COLOR=", true), ("TERM=xterm NO_COLOR=1", false),
    ("TERM=dumb", false),
  ])
  func findingsHaveColoursWhereTheyMay(variables: String, areColored: Bool) throws {
    let text = try shown("render broken.yaml", variables: variables)
    #expect(text.contains("textLable"))
    #expect(text.contains("\u{1B}[1;31m") == areColored)
  }

  @Test(arguments: ["render", "inspect", "convert", "explain", "lint"])
  func elsewhereThereAreNone(verb: String) throws {
    let folder = try TemporaryFolder(["broken.yaml": Self.broken])
    let run = try CommandRun([verb, "broken.yaml"], in: folder.url)
    #expect(run.status != 0)
    #expect(!(run.errors + run.text).contains("\u{1B}"))
  }

  /// Hundreds of pictures, so that any program is busy for longer than bars wait between two states.
  private static let many =
    "render a.yaml --theme iphoneos3,ios5,ios6,ios7,ios8,ios9,ios11,ios13,ios16,ios26 --scale 1,2,3"
    + " --appearance light,dark --content-size-category small,medium,large,extraLarge,accessibilityLarge"
    + " -o out/"

  @Test(arguments: [20, 40, 120]) func theBarFitsTheTerminal(columns: Int) throws {
    let text = try shown(Self.many, columns: columns)
    let bars = text.components(separatedBy: "\r").filter { $0.contains("█") || $0.contains("░") }
    #expect(!bars.isEmpty)
    for bar in bars {
      let visible = bar.replacing("\u{1B}[K", with: "")
      #expect(visible.count < columns, "\(visible)")
    }
    #expect(text.hasSuffix("\u{1B}[K"))
  }

  @Test(arguments: ["TERM=dumb", "TERM=xterm"]) func quietMeansQuiet(variables: String) throws {
    #expect(try shown(Self.many + " --quiet", variables: variables).isEmpty)
  }

  @Test(arguments: [
    (["TERM": "xterm-kitty"], InlinePictures.Form.kitty), (["TERM": "xterm-ghostty"], .kitty),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .iTerm),
    (["TERM": "xterm-256color", "LC_TERMINAL": "iTerm2"], .iTerm), (["TERM": "xterm-256color"], nil),
    (["TERM": "xterm-kitty", "TMUX": "/tmp/tmux"], nil),
    (["TERM": "tmux-256color", "LC_TERMINAL": "iTerm2"], nil),
    ([:], nil),
  ])
  func picturesAreForTerminalsThatShowThem(_ variables: [String: String], _ form: InlinePictures.Form?) {
    #expect(InlinePictures.form { variables[$0] ?? "" } == form)
  }

  /// A terminal gets the very file, whole or in pieces.
  @Test(arguments: [1, 2, 3, 3_072, 10_000]) func picturesArriveWhole(_ count: Int) throws {
    let picture = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 7) }
    let iTerm = String(decoding: InlinePictures.bytes(of: picture, as: .iTerm), as: UTF8.self)
    let sent = try #require(iTerm.split(separator: ":").last?.dropLast())
    #expect(Data(base64Encoded: String(sent)) == Data(picture))
    let kitty = String(decoding: InlinePictures.bytes(of: picture, as: .kitty), as: UTF8.self)
    let pieces = kitty.components(separatedBy: "\u{1B}\\").dropLast()
    #expect(pieces.allSatisfy { $0.hasPrefix("\u{1B}_G") && $0.utf8.count < 4_200 })
    #expect(pieces.dropLast().allSatisfy { $0.contains("m=1;") } && pieces.last?.contains("m=0;") == true)
    let text = pieces.compactMap { $0.split(separator: ";").last }.joined()
    #expect(Data(base64Encoded: text) == Data(picture))
  }

  /// Elsewhere, and in files, a review is text alone.
  @Test func reviewsHavePicturesOnTerminalsAlone() throws {
    let project = try ReviewProject()
    let program = CommandRun.program.path
    try project.folder.write(
      """
      import os, pty, sys
      pty.spawn(sys.argv[1:], lambda descriptor: os.read(descriptor, 4096))
      """, to: "terminal.py")
    let run = { (variables: String) in
      try CommandRun(
        script:
          "env -u NO_COLOR -u TMUX \(variables) timeout 60 python3 terminal.py '\(program)' verify screens </dev/null",
        in: project.folder.url
      ).text
    }
    #expect(try run("TERM=xterm-kitty").components(separatedBy: "\u{1B}_Gf=100,a=T").count == 3)
    #expect(try run("TERM=xterm-256color LC_TERMINAL=iTerm2").contains("\u{1B}]1337;File=inline=1;"))
    for variables in ["TERM=xterm-256color LC_TERMINAL=", "TERM=xterm-kitty NO_COLOR=1"] {
      let text = try run(variables)
      #expect(text.contains("2 new") && !text.contains("\u{1B}_G") && !text.contains("]1337;"), "\(text)")
    }
    let piped = try project.run("verify", "screens")
    #expect(!piped.text.contains("\u{1B}"))
  }
}
