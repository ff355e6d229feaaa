extension Device {
  /// All known screens in the order in which they appeared.
  public static let all: [Device] = [
    Device("iphone3g", "iPhone, iPhone 3G and 3GS", width: 320, height: 480, scale: 1),
    Device("ipad", "iPad, iPad 2 and iPad mini", width: 768, height: 1024, scale: 1),
    Device("iphone4", "iPhone 4 and 4S", width: 320, height: 480, scale: 2),
    Device("ipadair", "iPad 3, iPad Air and iPad mini 2", width: 768, height: 1024, scale: 2),
    Device("iphone5", "iPhone 5, 5s and SE", width: 320, height: 568, scale: 2),
    Device("iphone6", "iPhone 6, 7, 8 and SE 2", width: 375, height: 667, scale: 2),
    Device("iphone6plus", "iPhone 6 Plus, 7 Plus and 8 Plus", width: 414, height: 736, scale: 3),
  ]

  /// The screen of a name; `nil` for an unknown one.
  public static func named(_ name: String) -> Device? {
    all.first { $0.name == name }
  }
}
