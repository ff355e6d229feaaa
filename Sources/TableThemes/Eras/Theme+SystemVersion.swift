extension Theme {
  /// The version of the system whose look this is, as a decimal: 3, 7, 11.2.
  public var systemVersion: Double {
    switch name {
    case "iphoneos3": 3
    case "ios5": 5
    case "ios6": 6
    case "ios7": 7
    case "ios8": 8
    case "ios9": 9
    case "ios10": 10
    case "ios11.0": 11
    case "ios11": 11.2
    case "ios13": 13
    case "ios16": 16
    default: 26
    }
  }
}
