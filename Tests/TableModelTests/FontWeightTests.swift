import TableModel
import Testing

@Suite struct FontWeightTests {
  @Test func weightsRiseInHundreds() {
    #expect(FontWeight.allCases.map(\.openTypeWeight) == Array(stride(from: 100, through: 900, by: 100)))
  }
}
