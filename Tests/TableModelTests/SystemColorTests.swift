import TableModel
import Testing

@Suite struct SystemColorTests {
  private let palette: [SystemColor: Color] = [.label: .white, .separator: Color(0x545458, alpha: 0.6)]

  @Test func `a palette replaces the components of the system's colours alone`() {
    #expect(Color(.label, else: .black).resolved(with: palette).hex == 0xFFFFFF)
    #expect(Color.black.resolved(with: palette) == .black)
    #expect(Color(.systemRed, else: .black).resolved(with: palette).hex == 0)
  }

  @Test(arguments: [0, 0.25, 1])
  func `a faded colour is as faded in every palette`(amount: Double) {
    let color = Color(.separator, else: .black).faded(to: amount)
    #expect(color.alpha == amount)
    #expect(color.resolved(with: palette).alpha == 0.6 * amount)
  }
}
