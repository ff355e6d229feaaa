/// Lengths of SwiftUI's stacks that are the same in all looks, in points.
package enum StackLook {
  /// The space between two views, and the least length of a spacer.
  package static let spacing = 8.0
  /// How long a view is that has no length and is offered none.
  package static let plainLength = 10.0
  /// More room than any view of constraints wants.
  package static let greatestLength = 4_096.0
}
