import Foundation
import TestSupport

/// What may be on a disk when the power fails in the middle of a run, by the log of the run’s calls.
///
/// It is as little as the system promises: bytes that nobody waited for may be there or not, or be zeros; names that
/// nobody waited for may be there up to any of them, in each folder for itself.
struct PowerLoss {
  /// Something that a run did, as the log says it.
  enum Step {
    case make(file: String)
    case write(file: String, at: Int, bytes: [UInt8])
    case name(String, file: String)
    case rename(String, to: String)
    case remove(String)
    case folder(String)
    case sync(file: String)
    case syncFolder(String)
    case say(String)
  }

  let steps: [Step]
  private let present: [String: (name: String, bytes: [UInt8])]

  /// A run by its log, and the files of the folder before it, by the numbers that the system knows them by.
  init(_ log: FaultyCalls.Log, before: [String: (name: String, bytes: [UInt8])]) {
    present = before
    var serials: [String: Int] = [:]
    // Numbers of files are used again, so files are told apart by when they were made, too.
    func file(_ number: String) -> String { serials[number].map { "\(number)-\($0)" } ?? number }
    steps = log.lines.flatMap { line -> [Step] in
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      guard words.count == 2 else { return [] }
      let rest = words[1].split(separator: " ", maxSplits: words[0] == "write" ? 2 : 1).map(String.init)
      switch words[0] {
      case "new":
        serials[words[1], default: 0] += 1
        return [.make(file: file(words[1]))]
      case "write": return [.write(file: file(rest[0]), at: Int(rest[1]) ?? 0, bytes: Self.bytes(rest[2]))]
      case "link": return [.name(rest[1], file: file(rest[0]))]
      case "rename":
        let names = words[1].split(separator: "\t").map(String.init)
        return [.rename(names[0], to: names[1])]
      case "remove": return [.remove(words[1])]
      case "folder": return [.folder(words[1])]
      case "sync": return [.sync(file: file(words[1]))]
      case "sync-folder": return [.syncFolder(words[1])]
      case "say":
        return String(decoding: Self.bytes(words[1]), as: UTF8.self).split(separator: "\n").map {
          .say(String($0))
        }
      default: return []
      }
    }
  }

  private static func bytes(_ text: String) -> [UInt8] {
    let digits = Array(text.utf8)
    return stride(from: 0, to: digits.count - 1, by: 2).compactMap {
      UInt8(String(decoding: digits[$0..<$0 + 2], as: UTF8.self), radix: 16)
    }
  }

  /// What was told of before a step.
  func said(before count: Int) -> [String] {
    steps.prefix(count).compactMap { if case .say(let line) = $0 { line } else { nil } }
  }

  /// The files that may be there when the power fails before a step, as chance has it.
  func files(before count: Int, _ random: inout SplitMix64) -> [String: [UInt8]] {
    let steps = Array(steps.prefix(count))
    var files: [String: String] = [:]
    var folders: Set<String> = ["."]
    for (number, file) in present {
      files[file.name] = number
      var folder = Self.folder(of: file.name)
      while folder != "." {
        folders.insert(folder)
        folder = Self.folder(of: folder)
      }
    }
    var lasting: [String: Int] = [:]
    for step in steps.indices {
      guard let place = Self.folder(of: steps[step]) else { continue }
      if lasting[place] == nil { lasting[place] = lastKept(steps, in: place, &random) }
      guard step <= lasting[place] ?? -1 else { continue }
      switch steps[step] {
      case .name(let name, let file): files[name] = file
      case .rename(let old, let name): files[name] = files.removeValue(forKey: old)
      case .remove(let name):
        files[name] = nil
        folders.remove(name)
      case .folder(let name): folders.insert(name)
      default: break
      }
    }
    var result: [String: [UInt8]] = [:]
    for (name, file) in files.sorted(by: { $0.key < $1.key }) {
      var folder = Self.folder(of: name)
      while folders.contains(folder), folder != "." { folder = Self.folder(of: folder) }
      if folder == "." { result[name] = content(of: file, steps, &random) }
    }
    return result
  }

  /// The last step in a folder that has come to the disk: one that was waited for, or any later one.
  private func lastKept(_ steps: [Step], in folder: String, _ random: inout SplitMix64) -> Int {
    let synced = steps.lastIndex { if case .syncFolder(folder) = $0 { true } else { false } } ?? -1
    let later = steps.indices.filter { $0 > synced && Self.folder(of: steps[$0]) == folder }
    return ([synced] + later).randomElement(using: &random) ?? synced
  }

  /// What has come to the disk of a file: all that was waited for, and any part of the rest, or zeros in its place.
  private func content(of file: String, _ steps: [Step], _ random: inout SplitMix64) -> [UInt8] {
    var bytes = present[file]?.bytes ?? []
    let synced = steps.lastIndex { if case .sync(file) = $0 { true } else { false } } ?? -1
    for (index, step) in steps.enumerated() {
      guard case .write(file, let offset, var written) = step else { continue }
      if index > synced {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: continue
        case 1: written = written.map { _ in 0 }
        case 2: written = Array(written.prefix(Int.random(in: 0...written.count, using: &random)))
        default: break
        }
      }
      if bytes.count < offset + written.count {
        bytes += Array(repeating: 0, count: offset + written.count - bytes.count)
      }
      bytes.replaceSubrange(offset..<offset + written.count, with: written)
    }
    return bytes
  }

  private static func folder(of name: String) -> String {
    name.lastIndex(of: "/").map { String(name[..<$0]) } ?? "."
  }

  /// The folder whose names a step changes; `nil` for a step that changes none.
  private static func folder(of step: Step) -> String? {
    switch step {
    case .name(let name, _), .rename(_, let name), .remove(let name), .folder(let name): folder(of: name)
    default: nil
    }
  }
}
