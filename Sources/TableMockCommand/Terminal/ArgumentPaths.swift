import TableModel
import TableSources

/// Paths on the command line, whose bytes the parser does not keep where they are not UTF-8.
enum ArgumentPaths {
  /// The path that an argument, or the value of an option, was before it became a text.
  static func path(of argument: String) -> FilePath { paths(of: [argument])[0] }

  /// The paths of some arguments in their order.
  static func paths(of arguments: [String]) -> [FilePath] {
    var raw = hasReplacements(in: arguments) ? rawArguments : []
    return arguments.map { argument in
      guard hasReplacements(in: [argument]) else { return FilePath(argument) }
      for index in raw.indices {
        if let path = value(in: raw[index], thatReads: argument) {
          raw.remove(at: index)
          return path
        }
      }
      return FilePath(argument)
    }
  }

  /// Whether a text has the character that stands for bytes that are no text.
  private static func hasReplacements(in arguments: [String]) -> Bool {
    arguments.contains { $0.unicodeScalars.contains("\u{FFFD}") }
  }

  /// The arguments of the program as the system has them.
  private static var rawArguments: [FilePath] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { argument in
        var bytes: [UInt8] = []
        var rest = UnsafePointer(argument)
        while rest.pointee != 0 {
          bytes.append(UInt8(bitPattern: rest.pointee))
          rest += 1
        }
        return FilePath(bytes: bytes)
      }
    }
  }

  /// An argument, or what stands in it behind `=`, if the text was made of that.
  private static func value(in raw: FilePath, thatReads text: String) -> FilePath? {
    let isRead = { (bytes: ArraySlice<UInt8>) in
      String(decoding: bytes, as: UTF8.self).unicodeScalars.elementsEqual(text.unicodeScalars)
    }
    if isRead(raw.bytes[...]) { return raw }
    guard raw.bytes.starts(with: "--".utf8), let sign = raw.bytes.firstIndex(of: UInt8(ascii: "=")),
      isRead(raw.bytes[(sign + 1)...])
    else { return nil }
    return FilePath(bytes: raw.bytes[(sign + 1)...])
  }
}
