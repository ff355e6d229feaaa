/// A number as a message writes it: without a fraction where it has none.
package func plain(_ number: Double) -> String {
  Int(exactly: number).map(String.init) ?? String(number)
}
