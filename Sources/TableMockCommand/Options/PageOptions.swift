import ArgumentParser
import TablePreview
import TableProject
import TableSources

/// Where the page of a preview is, and what it opens.
struct PageOptions: ParsableArguments, Sendable {
  @Option(
    help: "The port of the page. The default is any free one.", completion: .list(["8000", "8080"]))
  var port: UInt16 = 0

  @Option(
    help: ArgumentHelp(
      "The address to listen on, such as 0.0.0.0 in a container. Only this machine can reach the default, 127.0.0.1.",
      valueName: "address"),
    completion: .list(["127.0.0.1", "0.0.0.0"]))
  var listen = ListenAddress.loopback.text

  @Option(
    name: .customLong("host"),
    help: ArgumentHelp(
      "Another host name under which browsers may open the page, with its port if that differs. Repeat the option for more.",
      valueName: "name"),
    completion: .list(["localhost"]))
  var hosts: [String] = []

  @Flag(help: "Open the page in the browser.")
  var open = false

  @Option(
    help:
      "The editor that opens places in sources: vscode, vscodium, cursor, zed, sublime, idea, emacs, none, or a URL with {path}, {line} and {column}.",
    completion: .list(["vscode", "vscodium", "cursor", "zed", "sublime", "idea", "emacs", "none"]))
  var editor = "vscode"

  /// The address that is listened on.
  var address: ListenAddress { ListenAddress(listen) ?? .loopback }

  func validate() throws {
    guard ListenAddress(listen) != nil else {
      throw ValidationError("“\(listen)” is not an address: write four numbers, such as 0.0.0.0.")
    }
    for host in hosts where !Self.isName(host) {
      throw ValidationError(
        "“\(host)” is not a host name: write one such as localhost, or localhost:8080.")
    }
  }

  /// Whether a text can be the name of a machine, with or without a port.
  private static func isName(_ text: String) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard let name = parts.first, !name.isEmpty, parts.count <= 2 else { return false }
    let isPlain = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    return isPlain && (parts.count == 1 || UInt16(parts[1]) != nil)
  }

  /// What opens places in sources; one that there is not ends the program.
  func link(_ printer: DiagnosticPrinter) throws -> EditorLink {
    guard let link = EditorLink(editor) else {
      let names = EditorLink.known.map(\.name).joined(separator: ", ")
      printer.print(error: "unknown editor “\(editor)”: write \(names), or a URL with {path}")
      throw ExitCode(1)
    }
    return link
  }

  /// Whether only this machine reaches the page.
  var isLocal: Bool { listen == ListenAddress.loopback.text }
}

/// What people are told of a page that is served, and how it is opened.
struct ServedPage: Sendable {
  /// What is served, in one word.
  var name: String
  /// Whether a browser is opened.
  var opens: Bool
  /// Whether only this machine reaches it.
  var isLocal = true

  /// Prints the address, without which nobody finds the page unless a browser is opened, and opens that.
  ///
  /// - Returns: The folder that has to stay as long as the browser may want to read it; `nil` where none was opened.
  func announce(_ url: String, isQuiet: Bool) throws(ServingEnding) -> PrivateFolder? {
    do throws(FileError) {
      try OutputFile.writeToStandardOutput(Array("\(url)\n".utf8))
    } catch {
      // A reader who has gone need not be told.
      let words = error.isBrokenPipe ? nil : "\(error)\n  hint: the address of the \(name) is printed there"
      if !opens { throw ServingEnding(words: words) }
    }
    if !isQuiet {
      StandardError.print(
        "Open this address in a browser\(isLocal ? " on this machine" : ""); Ctrl-C ends the \(name).")
    }
    return opens ? opened(url) : nil
  }

  private func opened(_ url: String) -> PrivateFolder? {
    do {
      return try PageOpener.open(url)
    } catch {
      StandardError.print("\(error)")
      return nil
    }
  }
}
