import Foundation
import TableMock
import TestSupport
import Testing

/// Compares what was drawn with what is kept in golden/, or keeps it when asked to record.
struct GoldenStore {
  /// Recording is asked for by the environment and never happens in continuous integration.
  static let isRecording = Recording.isOn("TABLEMOCK_GOLDEN", "record")

  /// Compares pixels; a picture that differs only in how it is compressed is the same.
  static func check(png actual: [UInt8], named file: String) throws {
    guard let kept = try? Data(contentsOf: Repository.golden.appendingPathComponent(file)) else {
      return try missing(file, actual)
    }
    let expected = try PNGReader.bitmap([UInt8](kept))
    let drawn = try PNGReader.bitmap(actual)
    let comparison = BitmapComparison(expected: expected, actual: drawn)
    let finding: String
    switch comparison.result {
    case .identical: return
    case .sizesDiffer(let kept, let found, _):
      finding = "is \(found.width) × \(found.height) pixels instead of \(kept.width) × \(kept.height)"
    case .different(let difference), .tolerated(let difference):
      finding =
        "differs in \(difference.pixelCount) pixels by at most \(difference.largestChannelDifference) of 255"
    }
    if isRecording { return try record(file, actual) }
    let panels = try PNGWriter.bytes(of: comparison.sideBySide)
    let name = (file as NSString).deletingPathExtension
    let panelsFile = Repository.differences.appendingPathComponent("\(name)-difference.png")
    try write(panels, to: panelsFile)
    try report(file, finding + "; see \(relative(panelsFile))", actual)
  }

  /// Compares text byte by byte.
  static func check(text actual: [UInt8], named file: String) throws {
    guard let kept = try? Data(contentsOf: Repository.golden.appendingPathComponent(file)) else {
      return try missing(file, actual)
    }
    guard [UInt8](kept) != actual else { return }
    if isRecording { return try record(file, actual) }
    let pairs = zip(kept.split(separator: 10), actual.split(separator: 10))
    let line = pairs.enumerated().first { $0.element.0.elementsEqual($0.element.1) == false }
    let found = line.map { "first in line \($0.offset + 1)" } ?? "in its length"
    try report(file, "differs, \(found)", actual)
  }

  private static func missing(_ file: String, _ actual: [UInt8]) throws {
    if isRecording { return try record(file, actual) }
    try report(file, "is not in golden/", actual)
  }

  private static func report(_ file: String, _ finding: String, _ actual: [UInt8]) throws {
    let kept = Repository.differences.appendingPathComponent(file)
    try write(actual, to: kept)
    Issue.record(
      """
      \(file) \(finding)
      to accept it: cp \(relative(kept)) golden/\(file)
      """
    )
  }

  private static func record(_ file: String, _ actual: [UInt8]) throws {
    try Recording.write(
      actual, to: Repository.golden.appendingPathComponent(file), named: "golden/\(file)")
  }

  private static func write(_ bytes: [UInt8], to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  private static func relative(_ file: URL) -> String {
    String(file.path.dropFirst(Repository.root.path.count + 1))
  }
}
