import TableModel

extension ControlLooks {
  /// The glossy controls of iOS 5 and 6.
  static let classic = ControlLooks(
    tint: Color(0x324F85),
    label: TextLook(.regular, 17, alignment: .left)
  )
}
