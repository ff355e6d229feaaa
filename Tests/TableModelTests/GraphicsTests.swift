import TableModel
import Testing

/// Colours, gradients and paints.
@Suite struct GraphicsTests {
  @Test(arguments: [0x000000, 0xFFFFFF, 0x007AFF, 0xC8C7CC] as [UInt32]) func colorsKeepTheirNumbers(
    _ hex: UInt32
  ) {
    #expect(Color(hex).hex == hex)
    #expect(Color(hex).alpha == 1)
  }

  @Test func colorsOutOfRangeAreClampedWhenWritten() {
    #expect(Color(red: 2, green: -1, blue: 0.5).hex == 0xFF0080)
  }

  @Test func colorsOfAGradientAreSpreadEvenly() {
    let gradient = Gradient(colors: [.black, Color(white: 0.5), .white])
    #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
    #expect(Gradient(colors: [.black]).stops.map(\.location) == [0])
  }

  @Test func paintsMoveWithTheirOutlines() {
    let gradient = Gradient(colors: [.black, .white])
    #expect(
      Paint.linear(gradient, from: Point(0, 0), to: Point(0, 9)).offset(x: 1, y: 2)
        == .linear(gradient, from: Point(1, 2), to: Point(1, 11)))
    #expect(
      Paint.radial(gradient, center: Point(5, 5), radius: 3).offset(x: 1, y: 2)
        == .radial(gradient, center: Point(6, 7), radius: 3))
    #expect(Paint.color(.black).offset(x: 1, y: 2) == .color(.black))
  }
}
