import CPangoCairo
import TableModel

/// Collects the steps of a FreeType outline as a path in the same units.
struct OutlineReader {
  private var elements: [Path.Element] = []
  private var current = Point.zero

  /// The path of an outline; `nil` for one that FreeType finds broken.
  static func path(of outline: inout FT_Outline) -> Path? {
    var reader = OutlineReader()
    var steps = FT_Outline_Funcs(
      move_to: { end, reader in OutlineReader.update(reader) { $0.move(to: Point(end)) } },
      line_to: { end, reader in OutlineReader.update(reader) { $0.line(to: Point(end)) } },
      conic_to: { control, end, reader in
        OutlineReader.update(reader) { $0.quadratic(to: Point(end), control: Point(control)) }
      },
      cubic_to: { control1, control2, end, reader in
        OutlineReader.update(reader) { $0.cubic(to: Point(end), Point(control1), Point(control2)) }
      },
      shift: 0,
      delta: 0
    )
    let status = withUnsafeMutablePointer(to: &reader) { FT_Outline_Decompose(&outline, &steps, $0) }
    guard status == 0 else { return nil }
    reader.close()
    return Path(reader.elements)
  }

  private static func update(
    _ reader: UnsafeMutableRawPointer?, _ step: (inout OutlineReader) -> Void
  ) -> Int32 {
    guard let reader = reader?.assumingMemoryBound(to: OutlineReader.self) else { return 1 }
    step(&reader.pointee)
    return 0
  }

  private mutating func move(to end: Point) {
    close()
    elements.append(.move(end))
    current = end
  }

  private mutating func line(to end: Point) {
    elements.append(.line(end))
    current = end
  }

  private mutating func quadratic(to end: Point, control: Point) {
    let toward = { (start: Point) in
      Point(start.x + (control.x - start.x) * 2 / 3, start.y + (control.y - start.y) * 2 / 3)
    }
    cubic(to: end, toward(current), toward(end))
  }

  private mutating func cubic(to end: Point, _ control1: Point, _ control2: Point) {
    elements.append(.curve(end, control1: control1, control2: control2))
    current = end
  }

  private mutating func close() {
    if !elements.isEmpty { elements.append(.close) }
  }
}

extension Point {
  /// A point in a font's units.
  fileprivate init(_ vector: UnsafePointer<FT_Vector>?) {
    self.init(Double(vector?.pointee.x ?? 0), Double(vector?.pointee.y ?? 0))
  }
}
