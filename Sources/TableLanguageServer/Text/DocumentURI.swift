import TableModel

/// The address of a document, as its client writes it.
struct DocumentURI: Hashable, Sendable {
  /// The address.
  let text: String

  /// The address that a value is; `nil` for what is none.
  init?(_ value: JSONValue?) {
    guard case .string(let text)? = value, !text.isEmpty else { return nil }
    self.text = text
  }

  /// The address of a file.
  init(file path: FilePath) {
    text = "file://" + path.bytes.percentEncoded()
  }

  /// The path of the file; `nil` for what is no file of this machine.
  var path: FilePath? {
    let scheme = text.utf8.prefix { $0 != UInt8(ascii: ":") }
    guard String(decoding: scheme, as: UTF8.self).lowercased() == "file" else { return nil }
    var rest = text.utf8.dropFirst(scheme.count + 1)
    if rest.starts(with: "//".utf8) {
      let host = rest.dropFirst(2).prefix { $0 != UInt8(ascii: "/") }
      guard host.isEmpty || host.elementsEqual("localhost".utf8) else { return nil }
      rest = rest.dropFirst(2 + host.count)
    }
    let end = rest.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? rest.endIndex
    guard let bytes = DocumentURI.decoded(rest[..<end]), bytes.first == UInt8(ascii: "/"), !bytes.contains(0)
    else { return nil }
    return FilePath(bytes: bytes)
  }

  /// What findings and endings of names go by: the path, or else the address.
  var name: FilePath { path ?? FilePath(text) }

  /// The bytes that percent-encoding stands for; `nil` where a percent sign has no two digits behind it.
  private static func decoded(_ text: some Sequence<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    var iterator = text.makeIterator()
    while let byte = iterator.next() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = iterator.next().flatMap(digit), let low = iterator.next().flatMap(digit) else {
        return nil
      }
      bytes.append(high << 4 | low)
    }
    return bytes
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }
}
