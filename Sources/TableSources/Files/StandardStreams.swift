import Glibc

/// The streams that a program has from the beginning, unless whoever started it has closed them.
package enum StandardStreams {
  /// Makes the streams and limits such that nothing ends the program in the middle of a file.
  ///
  /// To be called once, before anything else is opened: a file that got the number of a closed stream would be written
  /// over by what belongs there. Reading from closed standard input fails, and so does writing to closed standard output,
  /// where results go; findings for closed standard error are lost, as whoever closed it wants. Writing into a pipe that
  /// nobody reads any more, or beyond the greatest size of files, fails as other writing does.
  package static func prepare() {
    for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) < 0 && errno == EBADF {
      // The lowest number that is free is this one; the wrong direction makes every use an error.
      _ = open("/dev/null", number == STDOUT_FILENO ? O_RDONLY : O_WRONLY)
    }
    for signal in [SIGPIPE, SIGXFSZ] { ignore(signal) }
  }

  private static func ignore(_ number: Int32) {
    var action = sigaction()
    sigemptyset(&action.sa_mask)
    action.__sigaction_handler.sa_handler = SIG_IGN
    sigaction(number, &action, nil)
  }
}
