import Foundation
import TableModel
import Testing

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
