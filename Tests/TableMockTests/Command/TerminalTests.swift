import Foundation
import Testing

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

  private static let many =
    "render a.yaml --theme iphoneos3,ios5,ios6,ios7,ios8,ios9,ios11,ios13,ios16,ios26 --scale 1,2,3"
    + " --appearance light,dark -o out/"

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
}
