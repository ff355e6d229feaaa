extension Device {
  /// The device that has the same screen as one of a name that none has: `iphone12` for `iphone13`; `nil` for others.
  public static func twin(of name: String) -> String? {
    twins.first { $0.others.contains(name) }?.device
  }

  /// Devices, and others that differ from them in nothing that a picture shows.
  private static let twins: [(device: String, others: [String])] = [
    ("iphone3g", ["iphone", "iphone1", "iphone2g", "iphone3", "iphone3gs"]),
    ("ipad", ["ipad1", "ipad2", "ipadmini", "ipadmini1"]),
    ("iphone4", ["iphone4s"]),
    (
      "ipadair",
      [
        "ipad3", "ipad4", "ipad5", "ipad6", "ipadmini2", "ipadmini3", "ipadmini4", "ipadmini5", "ipadair2",
        "ipadpro9",
      ]
    ),
    ("iphone5", ["iphone5s", "iphone5c", "iphonese", "iphonese1"]),
    ("iphone6", ["iphone6s", "iphone7", "iphone8", "iphonese2", "iphonese3"]),
    ("iphone6plus", ["iphone6splus", "iphone7plus", "iphone8plus"]),
    ("ipadpro", ["ipadpro1"]),
    ("ipadpro10", ["ipadair3"]),
    ("iphonex", ["iphone10", "iphonexs", "iphone11pro"]),
    ("iphonexsmax", ["iphone11promax"]),
    ("iphone12mini", ["iphone13mini"]),
    ("iphone12", ["iphone12pro", "iphone13", "iphone13pro"]),
    ("iphone12promax", ["iphone13promax", "iphone14plus"]),
    ("ipadair4", ["ipadair5", "ipad10"]),
    ("iphone14promax", ["iphone15plus", "iphone15promax", "iphone16plus"]),
    ("iphone15", ["iphone15pro", "iphone16"]),
    ("iphone16pro", ["iphone17", "iphone17pro"]),
    ("iphone16promax", ["iphone17promax"]),
  ]
}
