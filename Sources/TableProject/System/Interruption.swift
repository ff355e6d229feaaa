import Glibc
import Synchronization

/// Whether someone has asked the program to stop, by Ctrl-C or by the system's usual signal.
package enum Interruption {
  private static let received = Atomic<Int32>(0)

  /// The number of the signal that was received; `nil` for none so far.
  package static var signal: Int32? {
    let number = received.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  /// Notes the first such signal from now on instead of ending the program; a second one ends it.
  ///
  /// A signal that whoever started the program has it ignore stays ignored.
  package static func watch() {
    // The flag exists before a handler can touch it.
    received.store(0, ordering: .relaxed)
    for number in [SIGINT, SIGTERM] {
      var action = sigaction()
      sigemptyset(&action.sa_mask)
      action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND)) | SA_RESTART
      action.__sigaction_handler.sa_handler = { number in Interruption.note(number) }
      var older = sigaction()
      sigaction(number, &action, &older)
      if isIgnored(older) { sigaction(number, &older, nil) }
    }
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    action.__sigaction_handler.sa_handler.map { unsafeBitCast($0, to: Int.self) } == 1
  }

  private static func note(_ number: Int32) {
    received.store(number, ordering: .relaxed)
  }
}
