import Glibc
import TableProject
import TableSources

/// Why a server of pages has ended; nobody is told of it where nobody reads the address.
package struct ServingEnding: Error, Sendable {
  /// The signal that has ended it; `nil` where something went wrong.
  package var signal: Int32?
  /// What went wrong.
  package var words: String?

  /// An ending because something went wrong.
  package init(words: String?) {
    self.words = words
  }

  fileprivate init(signal: Int32) {
    self.signal = signal
  }
}

/// A server of pages, from its beginning until somebody ends it.
package protocol PageServing: AnyObject, Sendable {
  /// The address of the page, which nobody guesses.
  var url: String { get }

  /// Opens what the pages show.
  ///
  /// - Throws: An error where that cannot be.
  func open() throws

  /// Serves pages for ever, once it is opened.
  ///
  /// - Throws: An error where the server has lost its socket.
  func run() throws
}

/// How often it is looked whether somebody has interrupted the program, in seconds.
private let pause = 0.05

extension PageServing {
  /// Opens, announces and serves the pages on a thread of its own until a signal ends it or something goes wrong.
  ///
  /// What announcing gives is kept as long as they are served, however that ends; an error that it throws ends it.
  package func serve(
    announcing announce: @escaping @Sendable (String) throws -> PrivateFolder?
  ) -> ServingEnding {
    let (folder, ending) = (Monitor<PrivateFolder?>(nil), Monitor<ServingEnding?>(nil))
    defer { folder.withLock { $0 = nil } }
    let hasStarted = BackgroundThread.start { [self] in
      do {
        try open()
        let opened = try announce(url)
        folder.withLock { $0 = opened }
        try run()
        ending.update { $0 = ServingEnding(words: "the server has ended") }
      } catch {
        ending.update { $0 = error as? ServingEnding ?? ServingEnding(words: "\(error)") }
      }
    }
    if !hasStarted { ending.update { $0 = ServingEnding(words: "the system has no thread left") } }
    while true {
      if let signal = Interruption.signal { return ServingEnding(signal: signal) }
      if let ending = ending.wait(atMost: pause, { $0 }) { return ending }
    }
  }
}
