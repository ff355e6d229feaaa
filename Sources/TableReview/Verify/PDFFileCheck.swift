import TableDrawing

/// Looks whether a file is PDF as this program writes it through Cairo: objects one behind the other, the table of all of
/// them, and no member that acts, takes notes, or refers to another file.
///
/// What streams hold is not looked into, but for objects: pages only draw.
struct PDFFileCheck {
  /// What members of objects may be called, apart from names of fonts, patterns and the like, which have numbers.
  private static let keys: Set<String> = [
    "AIS", "Ascent", "Author", "BBox", "BM", "BaseFont", "BitsPerComponent", "Bounds", "C0", "C1", "CA",
    "CIDSystemInfo",
    "CIDToGIDMap", "CS", "CapHeight", "CharProcs", "ColorSpace", "Columns", "Contents", "Coords", "Count",
    "CreationDate",
    "Creator", "DW", "Decode", "DecodeParms", "DescendantFonts", "Descent", "Dest", "Dests", "Differences",
    "Domain", "Encode",
    "Encoding",
    "ExtGState", "Extend", "Filter", "First", "FirstChar", "Flags", "Font", "FontBBox", "FontDescriptor",
    "FontFamily",
    "FontFile", "FontFile2", "FontFile3", "FontMatrix", "FontName", "FontStretch", "FontWeight", "FormType",
    "F", "Function",
    "FunctionType", "Functions", "G", "Group", "Height", "I", "ID", "ImageMask", "Index", "Info",
    "Interpolate",
    "ItalicAngle", "K", "Keywords", "Kids", "Lang", "Last", "LastChar", "Length", "Length1", "Length2",
    "Length3",
    "MarkInfo", "Marked", "Mask", "Matrix",
    "MediaBox", "MissingWidth", "ModDate", "N", "Names", "Next", "Nums", "Ordering", "Outlines", "P",
    "PaintType", "Pages", "Parent", "ParentTree", "Pattern", "PatternType", "Pg", "Prev",
    "ProcSet", "Producer", "Range", "Registry", "Resources", "Root", "Rotate", "S", "SMask", "Shading",
    "ShadingType",
    "Size", "StemH", "StemV", "StructParents", "StructTreeRoot", "Subject", "Subtype", "Supplement",
    "TilingType", "Title", "ToUnicode", "Type",
    "W", "Width",
    "Widths", "XObject", "XStep", "YStep", "ca",
  ]
  /// How deep values may lie in each other.
  private static let nesting = 16
  /// The most bytes of objects or of a table that are compressed, and of all in a file that has no other bytes.
  private static let mostUnpacked = 64 << 20
  /// How many bytes more may be compressed for each byte of a file.
  private static let mostUnpackedPerByte = 8
  /// The most objects of a file, each of which takes a byte at least.
  private static let mostObjects = 1 << 22
  /// How many values of a list are looked at once they are read.
  private static let kept = 4
  /// The longest remark; there is the line that says that the file has bytes of all kinds, and numbers of pages.
  private static let longestRemark = 16

  private enum Value {
    case number(Int)
    case reference(Int)
    case name(String)
    case list([Value])
    case dictionary([String: Value])
    case other
  }

  private let bytes: [UInt8]
  private var place = 0
  /// Where objects begin, by their numbers, as the table at the end says.
  private var table: [Int: Int] = [:]
  /// Where the table itself begins.
  private var tableStart = 0
  /// Where the word stands that says where the table begins.
  private var end = 0
  /// The numbers of objects that the table has in streams of objects.
  private var packed: Set<Int> = []
  /// How many bytes may still be unpacked.
  private var room: Int

  /// Whether a file is such a picture.
  static func accepts(_ bytes: [UInt8]) -> Bool {
    var check = PDFFileCheck(bytes)
    return check.hasSoundTable() && check.hasSoundObjects()
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    room = PDFFileCheck.mostUnpacked + PDFFileCheck.mostUnpackedPerByte * bytes.count
  }

  // MARK: The file

  /// Reads the table of objects, which the end of the file names.
  private mutating func hasSoundTable() -> Bool {
    let tail = Array(bytes.suffix(64))
    let word = Array("startxref".utf8)
    guard let start = tail.indices.last(where: { tail[$0...].starts(with: word) }) else { return false }
    end = bytes.count - tail.count + start
    place = end + word.count
    guard let offset = number(), offset < end, take("\n%%EOF\n"), place == bytes.count else { return false }
    (place, tableStart) = (offset, offset)
    return take("xref") ? readTable() : readTableStream()
  }

  private mutating func readTable() -> Bool {
    guard number() == 0, let count = number(), count <= bytes.count / 20, take("\n") else { return false }
    for object in 0..<count {
      guard let offset = number(), let generation = number() else { return false }
      if generation == 0, take(" n") { table[object] = offset } else if !take(" f") { return false }
      guard take(" \n") || take("\r\n") else { return false }
    }
    guard takeWord("trailer"), case .dictionary(let trailer) = value(), trailer["Root"] != nil else {
      return false
    }
    skipSpace()
    return place == end
  }

  private mutating func readTableStream() -> Bool {
    guard objectNumber() != nil, case .dictionary(let head) = value(), case .name("XRef") = head["Type"],
      case .list(let widths) = head["W"], widths.count == 3, takeWord("stream"),
      let place = streamContent(of: head), let content = unpacked(place, head)
    else { return false }
    let sizes = widths.compactMap {
      if case .number(0...8) = $0, case .number(let size) = $0 { size } else { nil }
    }
    let length = sizes.reduce(0, +)
    guard sizes.count == 3, length > 0, head["Index"] == nil, content.count.isMultiple(of: length),
      content.count / length <= min(bytes.count, PDFFileCheck.mostObjects)
    else { return false }
    for entry in 0..<(content.count / length) {
      var rest = content[(entry * length)..<((entry + 1) * length)]
      let numbers = sizes.map { size in
        defer { rest = rest.dropFirst(size) }
        return rest.prefix(size).reduce(0) { $0 << 8 | UInt64($1) }
      }
      switch sizes[0] == 0 ? 1 : numbers[0] {
      case 0: break
      case 1: table[entry] = Int(clamping: numbers[1])
      case 2: packed.insert(entry)
      default: return false
      }
    }
    // The table is one of the objects.
    return table.values.contains(tableStart)
  }

  /// Reads all objects, of which the table must have each, and no others.
  private mutating func hasSoundObjects() -> Bool {
    place = 0
    guard take("%PDF-1."), number() != nil else { return false }
    var found: [Int: Int] = [:]
    var inStreams: Set<Int> = []
    while true {
      skipSpace()
      let start = place
      guard let object = objectNumber() else {
        place = start
        let isAtTable = start == tableStart && take("xref")
        return found == table && inStreams == packed && (isAtTable || start == end)
      }
      guard found.updateValue(start, forKey: object) == nil, let value = value() else { return false }
      if case .dictionary(let head) = value, takeWord("stream") {
        guard let content = streamContent(of: head) else { return false }
        if case .name("ObjStm") = head["Type"] {
          guard let bytes = unpacked(content, head),
            let numbers = PDFFileCheck.objects(in: bytes, head, atMost: packed.count)
          else { return false }
          inStreams.formUnion(numbers)
        }
        place = content.upperBound
        guard takeWord("endstream") else { return false }
      }
      guard takeWord("endobj") else { return false }
    }
  }

  /// The numbers of the objects in a stream of them; `nil` where one is not sound.
  private static func objects(
    in content: [UInt8], _ head: [String: Value], atMost limit: Int
  ) -> Set<Int>? {
    guard case .number(let count) = head["N"], case .number(let first) = head["First"], count <= limit,
      0...content.count ~= first
    else { return nil }
    var numbers: Set<Int> = []
    var check = PDFFileCheck(content)
    for _ in 0..<max(0, count) {
      guard let number = check.number(), check.number() != nil else { return nil }
      numbers.insert(number)
    }
    check.place = first
    for _ in numbers where check.value() == nil { return nil }
    check.skipSpace()
    return check.place == content.count ? numbers : nil
  }

  /// The number of an object that begins here; `nil` where none does.
  private mutating func objectNumber() -> Int? {
    guard let object = number(), number() == 0, takeWord("obj") else { return nil }
    return object
  }

  /// What a stream unpacks to; `nil` where it is not packed as all are.
  private mutating func unpacked(_ content: Range<Int>, _ head: [String: Value]) -> [UInt8]? {
    guard case .name("FlateDecode") = head["Filter"], head["DecodeParms"] == nil else { return nil }
    let limit = min(room, PDFFileCheck.mostUnpacked)
    let unpacked = Inflation.inflated(Array(bytes[content]), atMost: limit)
    room -= unpacked?.count ?? 0
    return unpacked
  }

  /// Where the content of a stream lies that begins here.
  private mutating func streamContent(of head: [String: Value]) -> Range<Int>? {
    guard take("\n") || take("\r\n") else { return nil }
    let start = place
    var length: Int?
    switch head["Length"] {
    case .number(let number): length = number
    case .reference(let object):
      guard let offset = table[object], 0..<bytes.count ~= offset else { return nil }
      place = offset
      if objectNumber() == object { length = number() }
      place = start
    default: break
    }
    guard let length, 0...(bytes.count - start) ~= length else { return nil }
    return start..<start + length
  }

  // MARK: Values

  /// Reads a value; `nil` where there is none, or it has what no file of this program has.
  private mutating func value(depth: Int = 0) -> Value? {
    skipSpace()
    guard depth < PDFFileCheck.nesting, let byte = next else { return nil }
    switch byte {
    case UInt8(ascii: "/"): return name().map(Value.name)
    case UInt8(ascii: "("): return takeString() ? .other : nil
    case UInt8(ascii: "["):
      place += 1
      var values: [Value] = []
      while !takeWord("]") {
        guard let value = value(depth: depth + 1) else { return nil }
        if values.count < PDFFileCheck.kept { values.append(value) }
      }
      return .list(values)
    case UInt8(ascii: "<"): return take("<<") ? members(depth: depth) : takeHexadecimal() ? .other : nil
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
      return numberOrReference()
    default: return ["true", "false", "null"].contains { takeWord($0) } ? .other : nil
    }
  }

  private mutating func members(depth: Int) -> Value? {
    var members: [String: Value] = [:]
    while !takeWord(">>") {
      skipSpace()
      guard let key = name(), PDFFileCheck.isKnown(key), let value = value(depth: depth + 1) else {
        return nil
      }
      guard PDFFileCheck.isSound(key, value) else { return nil }
      // Cairo names a picture as often as a page shows it; what a file says twice of itself it may mean otherwise.
      guard !PDFFileCheck.keys.contains(key) || members.updateValue(value, forKey: key) == nil else {
        return nil
      }
    }
    return .dictionary(members)
  }

  /// Whether a member may be called so: a known name, or a number with or without letters, as fonts and patterns of a page
  /// and the glyphs that nobody sees are.
  private static func isKnown(_ key: String) -> Bool {
    if keys.contains(key) { return true }
    let rest = key.utf8.drop { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    return !rest.isEmpty
      && rest.allSatisfy { $0 == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// Whether a member has a value as the structure and the headings of a document need it: elsewhere, what is called so
  /// may name other files, acts of all kinds, or an earlier table of objects.
  private static func isSound(_ key: String, _ value: Value) -> Bool {
    switch (key, value) {
    case ("F", .number), ("Prev", .reference), ("Names", .reference), ("Names", .list): true
    case ("F", _), ("Prev", _), ("Names", _): false
    default: true
    }
  }

  private mutating func numberOrReference() -> Value? {
    let start = place
    guard let object = number() else {
      place = start
      let digits = bytes[place...].prefix { "+-.0123456789".utf8.contains($0) }
      place = digits.endIndex
      return digits.isEmpty ? nil : .other
    }
    let end = place
    if number() != nil, takeWord("R") { return .reference(object) }
    place = end
    return .number(object)
  }

  /// Reads a whole number that is not negative; what has a fraction or a sign is none.
  private mutating func number() -> Int? {
    skipSpace()
    let digits = bytes[place...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard 1...15 ~= digits.count,
      digits.endIndex == bytes.count || bytes[digits.endIndex] != UInt8(ascii: ".")
    else {
      return nil
    }
    place = digits.endIndex
    return digits.reduce(0) { 10 * $0 + Int($1 - UInt8(ascii: "0")) }
  }

  private mutating func name() -> String? {
    guard take("/") else { return nil }
    let name = bytes[place...].prefix { !PDFFileCheck.ends($0) }
    // A byte that is written by its number could spell a name that is looked for here.
    guard !name.contains(UInt8(ascii: "#")) else { return nil }
    place = name.endIndex
    return String(decoding: name, as: UTF8.self)
  }

  private mutating func takeString() -> Bool {
    var depth = 0
    while let byte = next {
      place += 1
      switch byte {
      case UInt8(ascii: "\\"): place = min(place + 1, bytes.count)
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return true }
      default: break
      }
    }
    return false
  }

  private mutating func takeHexadecimal() -> Bool {
    guard let end = bytes[place...].firstIndex(of: UInt8(ascii: ">")) else { return false }
    let isSound = bytes[(place + 1)..<end].allSatisfy {
      Unicode.Scalar($0).properties.isASCIIHexDigit || PDFFileCheck.isSpace($0)
    }
    place = end + 1
    return isSound
  }

  // MARK: Bytes

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x0A, 0x0D, 0x09, 0x0C, 0].contains(byte) }

  /// Whether a byte ends a name or a word.
  private static func ends(_ byte: UInt8) -> Bool { isSpace(byte) || "()<>[]{}/%".utf8.contains(byte) }

  /// Goes past space, and past remarks as short as those that are written.
  private mutating func skipSpace() {
    while let byte = next {
      if byte == UInt8(ascii: "%") {
        let line = bytes[place...].prefix { $0 != 0x0A && $0 != 0x0D }
        guard line.count <= PDFFileCheck.longestRemark else { return }
        place = line.endIndex
      } else if PDFFileCheck.isSpace(byte) {
        place += 1
      } else {
        return
      }
    }
  }

  /// Goes past some bytes, and says whether they were there.
  private mutating func take(_ text: StaticString) -> Bool {
    let isThere = text.withUTF8Buffer { place <= bytes.count && bytes[place...].starts(with: $0) }
    if isThere { place += text.utf8CodeUnitCount }
    return isThere
  }

  /// Goes past a word or a bracket and the space before it, and says whether it was there.
  private mutating func takeWord(_ word: StaticString) -> Bool {
    skipSpace()
    return take(word)
  }
}
