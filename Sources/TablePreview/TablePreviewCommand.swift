import Glibc
import TableBatch
import TableModel
import TableServer
import TableSources

/// The program that shows screens in a page; ‘tablemock preview’ turns into it.
@main
struct TablePreviewCommand {
  static func main() {
    StandardStreams.prepare()
    // What the program was called by is no argument, and need not be there.
    let words = CommandLine.arguments.dropFirst()
    do {
      let arguments = try PreviewArguments(Array(words), paths: rawArguments)
      let server = try PreviewServer(arguments.inputs, arguments.options)
      Interruption.watch()
      let folder = Monitor<PrivateFolder?>(nil)
      if arguments.endsWithInput { try endWithInput() }
      let hasStarted = BackgroundThread.start {
        do {
          try server.open()
          for complaint in server.complaints where !arguments.isQuiet || complaint.severity == .error {
            print("\(complaint)\n", to: STDERR_FILENO)
          }
          announce(server.url, arguments)
          if arguments.opens { folder.withLock { $0 = openedPage(server.url) } }
          try server.run()
          folder.withLock { $0 = nil }
          fail("the server has ended")
        } catch {
          folder.withLock { $0 = nil }
          fail("\(error)")
        }
      }
      guard hasStarted else { fail("the system has no thread left") }
      while true {
        if let signal = Interruption.signal {
          folder.withLock { $0 = nil }
          exit(128 + signal)
        }
        usleep(50_000)
      }
    } catch {
      fail("\(error)")
    }
  }

  /// Ends the program when nothing more can come on standard input, as whoever started it is gone then.
  private static func endWithInput() throws {
    let hasStarted = BackgroundThread.start {
      while let bytes = try? OpenFile.standardInput.readOn(count: 1 << 10), !bytes.isEmpty {}
      exit(0)
    }
    guard hasStarted else {
      throw Diagnostic(
        .error, at: SourceLocation(file: "tablemock-preview"), "the system has no thread left")
    }
  }

  /// The arguments as the system has them, whose bytes need not be text.
  private static var rawArguments: [FilePath] {
    (1..<max(1, Int(CommandLine.argc))).map { index in
      CommandLine.unsafeArgv[index].map { FilePath(bytes: String.bytes(of: $0)) } ?? ""
    }
  }

  /// Prints the address, without which nobody finds the page unless a browser is opened.
  private static func announce(_ url: String, _ arguments: PreviewArguments) {
    do throws(FileError) {
      try OutputFile.writeToStandardOutput(Array("\(url)\n".utf8))
    } catch {
      if !arguments.opens {
        // A reader who has gone need not be told.
        if error.isBrokenPipe { exit(1) }
        fail("\(error)\n  hint: the address of the preview is printed there")
      }
    }
    guard !arguments.isQuiet else { return }
    print("Open this address in a browser on this machine; Ctrl-C ends the preview.\n", to: STDERR_FILENO)
  }

  /// Opens the page in a browser, and gives the folder that has to stay meanwhile; tells where that fails.
  private static func openedPage(_ url: String) -> PrivateFolder? {
    do {
      return try PageOpener.open(url)
    } catch {
      print("\(error)\n", to: STDERR_FILENO)
      return nil
    }
  }

  private static func fail(_ message: String) -> Never {
    print("error: \(message.withVisibleControlsInLines)\n", to: STDERR_FILENO)
    exit(1)
  }

  private static func print(_ text: String, to stream: Int32) {
    let bytes = Array(text.utf8)
    // Where nobody reads this, there is nobody to be told either.
    _ = write(stream, bytes, bytes.count)
  }
}

extension String {
  /// The bytes of a string of C’s.
  fileprivate static func bytes(of text: UnsafePointer<CChar>) -> [UInt8] {
    (0..<strlen(text)).map { UInt8(bitPattern: text[$0]) }
  }
}
