import Foundation
import Synchronization

@testable import TableReport

/// The JSON of a small review, of which tests change a part.
enum SampleReview {
  /// An entry with everything that an entry can have.
  static var entry: [String: Any] {
    [
      "name": "settings@2x.png", "state": "changed", "input": "screens/settings.yaml", "table": "general",
      "format": "png", "variant": ["theme": "ios8", "scale": 2], "scale": 2,
      "expected": ["file": "expected/settings@2x.png", "sha256": "0a", "width": 640, "height": 1136],
      "actual": ["file": "actual/settings@2x.png", "sha256": "0b", "width": 640, "height": 1136],
      "difference": "difference/settings@2x.png",
      "pixels": [
        "count": 1312, "largest": 42, "boxes": [[1, 2, 3, 4], [5, 6, 7, 8.5]], "ignored": 0,
        "inTextAlone": true,
      ],
      "words": [
        [
          "text": "row 0-2 “Wi-Fi”: textLabel “Wi-Fi” → “WLAN”", "kind": "changed",
          "expected": ["frame": [15, 0, 40, 20.5], "source": "screens/settings.yaml:12:7"],
          "actual": ["frame": [15, 0, 47.5, 20.5], "source": "screens/settings.yaml:12:7"],
        ],
        [
          "text": "3 rows below moved by 44 points", "kind": "shifted", "expected": NSNull(),
          "actual": NSNull(),
        ],
      ],
      "unknown": NSNull(), "group": "3f2a", "digest": "77",
      "diagnostics": [
        [
          "severity": "warning", "file": "screens/settings.yaml", "line": 12, "column": 7,
          "message": "too wide",
          "hint": "make it smaller",
        ]
      ],
    ]
  }

  /// The review with the entries given.
  static func object(entries: [[String: Any]]) -> [String: Any] {
    [
      "format": "tablemock review 1", "version": "0.1.0", "kind": "verify", "expected": "golden",
      "actual": "screens", "approve": "tablemock approve --review out/review",
      "stack": ["fonts-inter: changed"],
      "summary": [
        "same": 1, "changed": entries.count, "resized": 0, "new": 0, "obsolete": 0, "failed": 0,
        "inTextAlone": 0,
      ],
      "same": ["about.png"], "entries": entries,
    ]
  }

  /// The entry with other values under some keys; `nil` removes the key.
  static func entry(_ changes: [String: Any?]) -> [String: Any] {
    var entry = entry
    for (key, value) in changes { entry[key] = value }
    return entry
  }

  static func data(_ object: [String: Any]) throws -> Data {
    try JSONSerialization.data(withJSONObject: object)
  }

  /// The page of a review.
  static func page(_ object: [String: Any]) throws -> String {
    try page(in: data(object))
  }

  /// The page of a review in JSON.
  static func page(in data: Data) throws -> String {
    let page = Mutex("")
    try ReportPage(review: ReviewFile.review(in: [UInt8](data))).render { part in page.withLock { $0 += part }
    }
    return page.withLock(\.self)
  }
}
