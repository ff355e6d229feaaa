extension ContainerLooks {
  /// The containers of the classic eras.
  static let classic = ContainerLooks(masterWidth: 320)
}
