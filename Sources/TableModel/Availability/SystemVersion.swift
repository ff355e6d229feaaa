/// A release of the system that UIKit came with: iPhone OS 2 to 3, then iOS.
public struct SystemVersion: Hashable, Sendable, Comparable {
  /// The number before the point, from 2.
  public var major: Int
  /// The number behind the point, from 0.
  public var minor: Int

  /// A release by its two numbers: 4.2 is `SystemVersion(4, 2)`.
  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Whether a release came before another.
  public static func < (first: SystemVersion, second: SystemVersion) -> Bool {
    (first.major, first.minor) < (second.major, second.minor)
  }
}

extension SystemVersion {
  /// The release that a name such as `ios12`, `iOS 8.1` or `iphoneos4` says; `nil` for others.
  public init?(named name: String) {
    let letters = name.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }
    guard let start = letters.firstIndex(where: \.isNumber), letters.utf8.count <= 16,
      ["ios", "iphoneos", "ipados"].contains(letters[..<start])
    else { return nil }
    let numbers = letters[start...].split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard let major = numbers.first ?? nil, numbers.count <= 3, !numbers.contains(nil) else { return nil }
    self.init(major, numbers.count > 1 ? numbers[1] ?? 0 : 0)
  }
}

extension SystemVersion: CustomStringConvertible {
  /// The name with which the release was sold: `iPhone OS 3`, `iOS 8`, `iOS 11.1`.
  public var description: String { "\(major < 4 ? "iPhone OS" : "iOS") \(number)" }

  /// The number alone, without a zero behind the point.
  public var number: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}
