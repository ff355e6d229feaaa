/// Where bands of a picture's rows begin in its packed stream, and what tells them from others.
///
/// Approved pictures are packed so that each band can be unpacked by itself. Of one that has changed those bands alone
/// need to be that are not the same any more, which are few for most changes. A picture that is packed so is larger by
/// six in a thousand.
package struct PNGBands: Hashable, Sendable {
  /// The most bands, which are those of the highest picture that is drawn.
  private static let mostBands = 1_000_000 / PaintedPixels.bandHeight + 1

  /// A band.
  struct Band: Hashable, Sendable {
    /// Where it begins in the stream, in bytes.
    var start: Int
    /// The digest of its pixels.
    var digest: UInt64
  }

  /// The bands from the top.
  let bands: [Band]

  /// Bands that begin at some places and have some digests; `nil` where these are not as many.
  init?(starts: [Int], digests: [UInt64]) {
    guard starts.count == digests.count, !starts.isEmpty else { return nil }
    bands = zip(starts, digests).map(Band.init)
  }

  /// Bands as they were written down; `nil` where that is none.
  package init?(_ text: some Sequence<UInt8>) {
    let words = Array(text).split(separator: 0x20, omittingEmptySubsequences: false)
    guard words.count.isMultiple(of: 2), 1...PNGBands.mostBands ~= words.count / 2 else { return nil }
    var bands: [Band] = []
    for index in stride(from: 0, to: words.count, by: 2) {
      guard let start = Int(String(decoding: words[index], as: UTF8.self)), start > bands.last?.start ?? 0,
        let digest = UInt64(String(decoding: words[index + 1], as: UTF8.self), radix: 16)
      else { return nil }
      bands.append(Band(start: start, digest: digest))
    }
    self.bands = bands
  }

  /// The bands as text: of each where it begins and its digest in hexadecimal digits, with spaces between.
  package var text: String {
    bands.map { "\($0.start) \(String($0.digest, radix: 16))" }.joined(separator: " ")
  }
}
