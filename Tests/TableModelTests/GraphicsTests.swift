import Foundation
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

@Suite struct FontWeightTests {
  @Test func weightsRiseInHundreds() {
    #expect(FontWeight.allCases.map(\.openTypeWeight) == Array(stride(from: 100, through: 900, by: 100)))
  }
}

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

@Suite struct LightCurveTests {
  /// The curve as its standard has it, with powers of the C library.
  private static func light(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func component(_ value: Double) -> Double {
    value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }

  @Test func numbersAreThoseOfTheStandard() {
    for step in 0...2_550 {
      let value = Double(step) / 2_550
      #expect((LightCurve.light(of: value) - Self.light(value)).magnitude < 1e-13, "\(value)")
      #expect((LightCurve.component(of: value) - Self.component(value)).magnitude < 1e-13, "\(value)")
    }
  }

  @Test func thereAndBackIsTheSameByte() {
    for byte in 0...255 {
      let value = LightCurve.component(of: LightCurve.light(of: Double(byte) / 255))
      #expect(Int((value * 255).rounded()) == byte)
    }
  }

  @Test(arguments: [-1, 0, -Double.infinity]) func whatIsTooDarkIsBlack(_ value: Double) {
    #expect(LightCurve.light(of: value) == 0 && LightCurve.component(of: value) == 0)
  }

  @Test(arguments: [1, 2, Double.infinity]) func whatIsTooLightIsWhite(_ value: Double) {
    #expect(LightCurve.light(of: value) == 1)
    #expect((LightCurve.component(of: value) - 1).magnitude < 1e-15)
  }
}
