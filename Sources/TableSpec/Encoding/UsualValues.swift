import Synchronization

/// What holds where the keys of mappings are missing, in words, found out once for all files.
enum UsualValues {
  /// The values by the names of their mappings and of the keys themselves; `nil` for nothing.
  private static let known = Mutex<[String: [String: String?]]>([:])

  /// What holds without a key of a mapping.
  static func value(of key: String, in mapping: String, _ find: () -> String?) -> String? {
    if let value = known.withLock({ $0[mapping]?[key] }) { return value }
    let value = find()
    known.withLock { $0[mapping, default: [:]][key] = .some(value) }
    return value
  }
}
