/// What is drawn around a text field: UIKit's `UITextField.BorderStyle`.
public enum TextFieldBorderStyle: String, Hashable, Sendable, CaseIterable {
  /// Nothing, as in most cells.
  case none
  /// A thin dark line.
  case line
  /// A box that looks sunken.
  case bezel
  /// A box with rounded corners.
  case roundedRect
}
