import TableModel

extension ControlLooks {
  /// The flat controls of iOS 7 and 8.
  static let flat = ControlLooks(
    tint: Color(0x007AFF),
    label: TextLook(.regular, 17, alignment: .left)
  )
}
