/// The kinds of access to files and of use of the network that a version of Landlock tells apart, as its bits.
struct LandlockAccess {
  /// All kinds of access to files.
  let all: UInt64
  /// All uses of the network.
  let network: UInt64

  private static let (writeFile, readFile, readFolder) = (UInt64(1 << 1), UInt64(1 << 2), UInt64(1 << 3))
  private static let (removeFolder, removeFile) = (UInt64(1 << 4), UInt64(1 << 5))
  private static let (makeFolder, makeFile) = (UInt64(1 << 7), UInt64(1 << 8))
  private static let (moveElsewhere, cut, control) = (UInt64(1 << 13), UInt64(1 << 14), UInt64(1 << 15))
  /// All kinds that the first version had.
  private static let first = UInt64(1 << 13) - 1
  /// Listening and connecting by TCP.
  private static let tcp = UInt64(0b11)

  /// What a version has; later ones have what earlier ones had.
  init(version: Int32) {
    var all = LandlockAccess.first
    if version >= 2 { all |= LandlockAccess.moveElsewhere }
    if version >= 3 { all |= LandlockAccess.cut }
    if version >= 5 { all |= LandlockAccess.control }
    self.all = all
    network = version >= 4 ? LandlockAccess.tcp : 0
  }

  /// Reading files and listing folders.
  var reading: UInt64 { LandlockAccess.readFile | LandlockAccess.readFolder }

  /// Reading and, besides, writing, making and deleting files and folders.
  var writing: UInt64 {
    let changing: [UInt64] = [
      LandlockAccess.writeFile, LandlockAccess.removeFolder, LandlockAccess.removeFile,
      LandlockAccess.makeFolder, LandlockAccess.makeFile, LandlockAccess.moveElsewhere, LandlockAccess.cut,
    ]
    return changing.reduce(reading, |) & all
  }

  /// The kinds that a rule about a single file may name.
  var ofFiles: UInt64 { LandlockAccess.writeFile | LandlockAccess.readFile | LandlockAccess.cut }
}
