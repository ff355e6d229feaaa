/// A direction in which views are placed.
package enum LayoutAxis: CaseIterable, Sendable {
  case horizontal, vertical
}
