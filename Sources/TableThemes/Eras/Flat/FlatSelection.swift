import TableModel

extension SelectionLooks {
  /// Selected rows of iOS 7 and 8: one grey whatever the style, over the lines above and
  /// below as measured on iOS 8 and 11, and letters as before.
  static let flat: SelectionLooks = {
    let grey = SelectionLook(fill: Gradient(colors: [Color(0xD9D9D9)]), hidesSeparator: true)
    return SelectionLooks(blue: grey, gray: grey, standard: .gray)
  }()
}
