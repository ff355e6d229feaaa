import TableDrawing
import TableLayout
import TableModel
import TableRendering
import TableSources
import TableSpec
import TableThemes

/// All ways in which a batch draws a source, of which any can be computed from its number.
struct VariantMatrix: Hashable, Sendable {
  private let matrix: BatchMatrix

  init(_ matrix: BatchMatrix) {
    self.matrix = matrix
  }

  /// The number of ways; 1 where no axis has values.
  var count: Int { BatchAxis.allCases.reduce(1) { $0 * max(1, valueCount(of: $1)) } }

  /// The number of values of an axis; 0 for one that is left to the source.
  func valueCount(of axis: BatchAxis) -> Int {
    switch axis {
    case .theme: matrix.theme.count
    case .device: matrix.device.count
    case .orientation: matrix.orientation.count
    case .appearance: matrix.appearance.count
    case .contentSizeCategory: matrix.contentSizeCategory.count
    case .state: matrix.state.count
    case .height: matrix.height.count
    case .scale: matrix.scale.count
    }
  }

  /// The way of a number, the last axis varying fastest.
  subscript(_ index: Int) -> BatchVariant {
    var rest = index
    let scale = VariantMatrix.take(matrix.scale, &rest)
    let height = VariantMatrix.take(matrix.height, &rest)
    let state = VariantMatrix.take(matrix.state, &rest)
    let contentSizeCategory = VariantMatrix.take(matrix.contentSizeCategory, &rest)
    let appearance = VariantMatrix.take(matrix.appearance, &rest)
    let orientation = VariantMatrix.take(matrix.orientation, &rest)
    let device = VariantMatrix.take(matrix.device, &rest)
    let theme = VariantMatrix.take(matrix.theme, &rest)
    return BatchVariant(
      theme: theme.flatMap(Theme.named), device: device.flatMap(Device.named), orientation: orientation,
      appearance: appearance, contentSizeCategory: contentSizeCategory, state: state, height: height,
      scale: scale)
  }

  private static func take<Value>(_ values: [Value], _ rest: inout Int) -> Value? {
    guard !values.isEmpty else { return nil }
    defer { rest /= values.count }
    return values[rest % values.count]
  }
}
