/// Reads binary property lists, whose objects refer to each other by number.
///
/// An object that several refer to is put in the place of each, so what is counted is what the list comes to, not how
/// many bytes it takes; an object that holds itself is refused.
struct BinaryPropertyList {
  private let layout: BinaryLayout
  private let limits: LoadingLimits
  /// The objects without others in them that have been read already.
  private var leaves: [Int: PropertyList.Value] = [:]
  /// The objects that the one being read lies in.
  private var open: Set<Int> = []
  private var count = 0

  /// Whether bytes begin as a binary property list does.
  static func hasSignature(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "bplist".utf8) }

  /// The outermost value of a list; `nil` where the bytes are no list, which the report then tells.
  static func read(_ bytes: [UInt8], limits: LoadingLimits, report: FindingReport) -> PropertyList? {
    do throws(Refusal) {
      let layout = try BinaryLayout(bytes)
      var reader = BinaryPropertyList(layout: layout, limits: limits)
      return try reader.object(layout.topObject)
    } catch {
      report.error(error.message, at: SourceRange(start: 0, end: 1), hint: error.hint)
      return nil
    }
  }

  private init(layout: BinaryLayout, limits: LoadingLimits) {
    self.layout = layout
    self.limits = limits
  }

  private mutating func object(_ number: Int) throws(Refusal) -> PropertyList {
    count += 1
    guard count <= limits.elements else {
      throw Refusal(message: "the property list has more than \(limits.elements) values")
    }
    let range = SourceRange(start: number, end: number + 1)
    if let leaf = leaves[number] { return PropertyList(leaf, at: range) }
    guard open.count < limits.elementNesting else {
      throw Refusal(message: "values are nested more than \(limits.elementNesting) levels deep")
    }
    guard open.insert(number).inserted else {
      throw BinaryLayout.damaged("its object \(number) contains itself")
    }
    defer { open.remove(number) }
    var place = try layout.place(of: number)
    return PropertyList(try value(of: number, at: &place), at: range)
  }

  private mutating func value(of number: Int, at place: inout Int) throws(Refusal) -> PropertyList.Value {
    let marker = try layout.byte(at: place)
    place += 1
    let size = Int(marker & 0x0F)
    switch marker >> 4 {
    case 0xA:
      let count = try layout.count(size, at: &place)
      return .array(try objects(layout.references(count, at: &place)))
    case 0xD:
      let count = try layout.count(size, at: &place)
      let keys = try layout.references(count, at: &place)
      return .dictionary(try dictionary(keys: keys, values: try layout.references(count, at: &place)))
    default:
      let leaf = try layout.leaf(marker, at: &place)
      leaves[number] = leaf
      return leaf
    }
  }

  private mutating func objects(_ numbers: [Int]) throws(Refusal) -> [PropertyList] {
    var values: [PropertyList] = []
    for number in numbers { values.append(try object(number)) }
    return values
  }

  private mutating func dictionary(keys: [Int], values: [Int]) throws(Refusal) -> PropertyList.Entries {
    var dictionary = PropertyList.Entries()
    for (keyNumber, valueNumber) in zip(keys, values) {
      let key = try object(keyNumber)
      guard let text = key.string else {
        throw BinaryLayout.damaged("the key of a dictionary is \(key.kindName)")
      }
      dictionary.set(.init(key: text, keyRange: key.range, value: try object(valueNumber)))
    }
    return dictionary
  }
}
