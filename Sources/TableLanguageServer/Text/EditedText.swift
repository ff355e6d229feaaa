import TableModel

/// A text while it is changed at one place after the other.
///
/// It lies in pieces of some thousand bytes that know how many lines end in them and how many units they have, so that a
/// change costs no more in a long text than in a short one. Clients count in units of UTF-16, and may cut a character in
/// two: its halves are kept, and become a character again where two of them come together.
struct EditedText {
  private struct Piece {
    var bytes: [UInt8]
    /// How many units of UTF-16 there are.
    var units: Int
    /// How many lines end here.
    var lineEnds: Int

    init(_ bytes: ArraySlice<UInt8>) {
      self.bytes = Array(bytes)
      units = bytes.reduce(0) { $0 + EditedText.units($1) }
      lineEnds = bytes.indices.count {
        LineTable.endsLine(bytes[$0], before: $0 + 1 < bytes.endIndex ? bytes[$0 + 1] : nil)
      }
    }
  }

  /// A place between two bytes.
  private struct Place {
    var piece: Int
    var offset: Int
  }

  /// How many bytes a piece has when it is made.
  private static let pieceSize = 2048

  /// None is empty, and none ends within a character, a line end or a pair of halves.
  private var pieces: [Piece]
  /// The number of bytes.
  private(set) var byteCount: Int

  /// The number of bytes that the text will take, with what will tell where its lines begin.
  var keptBytes: Int {
    byteCount
      + LineTable.keptBytes(
        ofLines: 1 + pieces.reduce(0) { $0 + $1.lineEnds },
        isASCII: pieces.allSatisfy { $0.units == $0.bytes.count })
  }

  /// A text in UTF-8 that may have halves of pairs.
  init(_ text: [UInt8]) {
    let text = EditedText.joiningHalves(of: text)
    pieces = EditedText.pieces(of: text)
    byteCount = text.count
  }

  /// The text of a document.
  init(_ text: DocumentText) {
    var bytes = text.bytes
    for (place, half) in text.halves {
      bytes.replaceSubrange(place..<place + SurrogateHalf.length, with: half.bytes)
    }
    self.init(bytes)
  }

  /// The text as a whole.
  var text: DocumentText {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(byteCount)
    for piece in pieces { bytes += piece.bytes }
    return DocumentText(bytes)
  }

  /// Replaces a stretch; ends outside of the text or of their lines are taken for their nearest places.
  mutating func replace(_ range: TextRange, with text: [UInt8], _ encoding: PositionEncoding) {
    let start = place(of: range.start, encoding)
    var end = place(of: range.end, encoding)
    if (end.piece, end.offset) < (start.piece, start.offset) { end = start }
    // What is before and behind the stretch may join with it.
    let first = max(0, start.piece - 1)
    let behind = min(pieces.count, end.piece + 2)
    let stretch = bytes(from: first, to: start)..<bytes(from: first, to: end)
    var window = pieces[first..<max(first, behind)].flatMap(\.bytes)
    byteCount -= window.count
    let text = EditedText.joiningHalves(of: text)
    window.replaceSubrange(stretch, with: text)
    EditedText.joinHalves(at: stretch.lowerBound + text.count, in: &window)
    EditedText.joinHalves(at: stretch.lowerBound, in: &window)
    byteCount += window.count
    pieces.replaceSubrange(first..<max(first, behind), with: EditedText.pieces(of: window))
  }

  /// The number of bytes from the beginning of a piece to a place in it or behind it.
  private func bytes(from piece: Int, to place: Place) -> Int {
    pieces[piece..<max(piece, place.piece)].reduce(place.offset) { $0 + $1.bytes.count }
  }

  private static func pieces(of bytes: [UInt8]) -> [Piece] {
    var pieces: [Piece] = []
    var start = 0
    while start < bytes.count {
      var end = min(bytes.count, start + pieceSize)
      while end < bytes.count, end > start + 1, !canBeDivided(bytes, at: end) { end -= 1 }
      pieces.append(Piece(bytes[start..<end]))
      start = end
    }
    return pieces
  }

  private static func canBeDivided(_ bytes: [UInt8], at index: Int) -> Bool {
    bytes[index] & 0xC0 != 0x80 && !(bytes[index - 1] == 0x0D && bytes[index] == 0x0A)
  }

  // MARK: Places

  /// The place that a position means; a character that it cuts in two is two halves from then on.
  private mutating func place(of position: TextPosition, _ encoding: PositionEncoding) -> Place {
    var place = start(ofLine: position.line)
    var rest = max(0, position.character)
    while place.piece < pieces.count {
      let piece = pieces[place.piece]
      let size = encoding == .utf8 ? piece.bytes.count : piece.units
      if place.offset == 0, piece.lineEnds == 0, size <= rest {
        rest -= size
        place.piece += 1
        continue
      }
      while place.offset < piece.bytes.count {
        let byte = piece.bytes[place.offset]
        guard rest > 0, byte != 0x0A, byte != 0x0D else { return place }
        let length = EditedText.length(byte)
        let cost = encoding == .utf8 ? length : EditedText.units(byte)
        guard cost <= rest else {
          if encoding == .utf16 { cutCharacter(at: &place) }
          return place
        }
        rest -= cost
        place.offset += length
      }
      place = Place(piece: place.piece + 1, offset: 0)
    }
    return place
  }

  private func start(ofLine line: Int) -> Place {
    guard line > 0 else { return Place(piece: 0, offset: 0) }
    var rest = line
    for (number, piece) in pieces.enumerated() {
      guard piece.lineEnds >= rest else {
        rest -= piece.lineEnds
        continue
      }
      for (index, byte) in piece.bytes.enumerated()
      where LineTable.endsLine(byte, before: index + 1 < piece.bytes.count ? piece.bytes[index + 1] : nil) {
        rest -= 1
        if rest == 0 { return Place(piece: number, offset: index + 1) }
      }
    }
    return Place(piece: pieces.count, offset: 0)
  }

  /// The number of bytes of the character that a byte begins.
  private static func length(_ byte: UInt8) -> Int { byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4 }

  /// The number of units of UTF-16 of the character that a byte begins; none where it begins none.
  private static func units(_ byte: UInt8) -> Int { byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1 }

  // MARK: Halves

  private mutating func cutCharacter(at place: inout Place) {
    let stretch = place.offset..<min(place.offset + 4, pieces[place.piece].bytes.count)
    let text = String(decoding: pieces[place.piece].bytes[stretch], as: UTF8.self)
    guard let scalar = text.unicodeScalars.first, text.utf16.count == 2 else { return }
    let halves = SurrogateHalf.both(of: scalar).flatMap(\.bytes)
    pieces[place.piece].bytes.replaceSubrange(stretch, with: halves)
    byteCount += halves.count - stretch.count
    place.offset += SurrogateHalf.length
  }

  /// Makes a character of the two halves that stand before and behind a place.
  private static func joinHalves(at index: Int, in bytes: inout [UInt8]) {
    guard let lead = SurrogateHalf(at: index - SurrogateHalf.length, in: bytes),
      let trail = SurrogateHalf(at: index, in: bytes), let scalar = lead.joined(to: trail)
    else { return }
    let stretch = index - SurrogateHalf.length..<index + SurrogateHalf.length
    bytes.replaceSubrange(stretch, with: String(scalar).utf8)
  }

  private static func joiningHalves(of text: [UInt8]) -> [UInt8] {
    var joined: [UInt8] = []
    var start = 0
    var next = text.firstIndex(of: 0xED)
    while let place = next {
      if let lead = SurrogateHalf(at: place, in: text),
        let trail = SurrogateHalf(at: place + SurrogateHalf.length, in: text),
        let scalar = lead.joined(to: trail)
      {
        joined += text[start..<place] + Array(String(scalar).utf8)
        start = place + 2 * SurrogateHalf.length
      }
      next = text[max(start, place + 1)...].firstIndex(of: 0xED)
    }
    return joined + text[start...]
  }
}
