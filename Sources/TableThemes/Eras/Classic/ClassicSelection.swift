import TableModel

extension SelectionLooks {
  /// Selected rows from iPhone OS 3 to iOS 6: blue as a screenshot shows it, gray from memory, white letters on both.
  static let classic = SelectionLooks(
    blue: SelectionLook(fill: .classicBlue, firstLine: Color(0x0481E1), textColor: .white),
    gray: SelectionLook(
      fill: Gradient(colors: [Color(0xCDCDCD), Color(0xABABAB)]), textColor: .white),
    standard: .blue
  )
}

extension Gradient {
  /// Nine of the 42 rows of pixels of a selected row, each at its row's middle.
  fileprivate static let classicBlue: Gradient = {
    let rows: [(row: Double, color: UInt32)] = [
      (0, 0x058CF5), (5, 0x0587F4), (10, 0x0381F2), (15, 0x037BF0), (20, 0x0274EE), (25, 0x026DEC),
      (30, 0x0167E9), (35, 0x0162E8), (41, 0x015DE6),
    ]
    return Gradient(rows.map { Stop(($0.row + 0.5) / 42, Color($0.color)) })
  }()
}
