extension ContainerLooks {
  /// The containers of the flat eras.
  static let flat = ContainerLooks(masterWidth: 320)
}
