import TableModel
import TableSources

/// Source files in little room: their paths one behind the other, and where each begins.
struct InputList: Sendable {
  private struct Place: Sendable {
    var end: UInt32
    var nameStart: UInt16
    var nameEnd: UInt16
    /// The number of what may be reached from the file.
    var reach: UInt16
    var isFound: Bool
    var isNamed: Bool
  }

  private var text: [UInt8] = []
  private var places: [Place] = []
  /// The inputs whose names are no parts of their paths.
  private var others: [Int: InputFile] = [:]
  /// The folder of all inputs' strings, but for the others.
  private let strings: FilePath?
  /// The file of their sample data, likewise.
  private let data: SampleData?
  /// What may be reached from the files of some folder or other that was named.
  private var reaches: [SourceReach?] = []

  /// The number of files.
  var count: Int { places.count }

  /// The files of an expansion.
  init(_ inputs: [InputFile]) {
    (strings, data) = (inputs.first?.strings, inputs.first?.data)
    places.reserveCapacity(inputs.count)
    for input in inputs { append(input) }
  }

  /// The file of a number.
  subscript(_ index: Int) -> InputFile {
    if let other = others[index] { return other }
    let start = index == 0 ? 0 : Int(places[index - 1].end)
    let place = places[index]
    var input = InputFile(
      path: FilePath(bytes: text[start..<Int(place.end)]),
      outputName: FilePath(bytes: text[start + Int(place.nameStart)..<start + Int(place.nameEnd)]),
      isFound: place.isFound, strings: strings)
    (input.isNamed, input.reach, input.data) = (place.isNamed, reaches[Int(place.reach)], data)
    return input
  }

  /// The number of what may be reached from a file; `nil` where there are too many.
  private mutating func number(of reach: SourceReach?) -> UInt16? {
    // Files of one folder follow each other.
    if let last = reaches.indices.last, reaches[last] == reach { return UInt16(last) }
    guard reaches.count <= Int(UInt16.max) else { return nil }
    reaches.append(reach)
    return UInt16(reaches.count - 1)
  }

  private mutating func append(_ input: InputFile) {
    let path = input.path.bytes
    let ending = path.lastIndex(of: UInt8(ascii: ".")).map { path.distance(from: $0, to: path.endIndex) } ?? 0
    let name = input.outputName.bytes
    // A name ends where the path does or at its last dot, and is else kept as it is.
    let nameEnd = path.suffix(name.count).elementsEqual(name) ? path.count : path.count - ending
    let nameStart = nameEnd - name.count
    let isPart =
      input.strings == strings && input.data == data && path.count <= Int(UInt16.max) && nameStart >= 0
      && path.dropFirst(max(0, nameStart)).prefix(name.count).elementsEqual(name)
      && text.count + path.count <= Int(UInt32.max)
    let reach = isPart ? number(of: input.reach) : nil
    if reach != nil {
      text += path
    } else {
      others[places.count] = input
    }
    places.append(
      Place(
        end: UInt32(text.count), nameStart: reach == nil ? 0 : UInt16(nameStart),
        nameEnd: reach == nil ? 0 : UInt16(nameEnd), reach: reach ?? 0, isFound: input.isFound,
        isNamed: input.isNamed))
  }
}
