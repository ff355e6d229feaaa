import Foundation
import TableMock
import Testing

/// A project with specs and approved pictures, for the verbs of review.
struct ReviewProject {
  let folder: TemporaryFolder

  /// A project with specs below `screens`.
  init(_ specs: [String: String] = ["a": Self.spec("Wi-Fi"), "b": Self.spec("Sound")]) throws {
    folder = try TemporaryFolder()
    for (name, text) in specs { try write(text, to: name) }
  }

  /// A spec with a row.
  static func spec(_ text: String, id: String = "clock", more: String = "") -> String {
    """
    size: {width: 200, height: 100}
    scale: 1
    theme: ios8
    \(more)
    tableView:
      rows:
        - {id: \(id), textLabel: "\(text)"}

    """
  }

  func write(_ spec: String, to name: String) throws {
    try folder.write(spec, to: "screens/\(name).yaml")
  }

  func remove(_ file: String) throws {
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent(file))
  }

  func exists(_ file: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.url.appendingPathComponent(file).path)
  }

  /// Runs the program where people may approve.
  @discardableResult
  func run(_ arguments: String..., ci: String? = nil) throws -> CommandRun {
    try run(all: arguments, ci: ci)
  }

  /// Runs the program likewise, with arguments from a list.
  func run(all arguments: [String], ci: String? = nil) throws -> CommandRun {
    var environment = ProcessInfo.processInfo.environment
    environment["CI"] = ci
    return try CommandRun(arguments, in: folder.url, environment: environment)
  }

  /// Approves all that there is.
  func approveAll() throws {
    #expect(try run("verify", "screens").status == 1)
    let run = try run("approve", "--all")
    #expect(run.status == 0, "\(run.errors)")
  }

  /// The entries of the last review by their names.
  func entries() throws -> [String: [String: Any]] {
    let json = try JSONSerialization.jsonObject(with: folder.bytes("out/review/review.json"))
    let entries = try #require((json as? [String: Any])?["entries"] as? [[String: Any]])
    return entries.reduce(into: [:]) { $0[$1["name"] as? String ?? ""] = $1 }
  }

  /// The states of the last review by the names of pictures.
  func states() throws -> [String: String] { try entries().compactMapValues { $0["state"] as? String } }

  /// All bytes below a folder by the names of files; without a name, those of the project.
  func content(of folder: String) throws -> [String: Data] {
    try self.folder.files.filter { folder.isEmpty || $0.hasPrefix(folder + "/") }
      .reduce(into: [:]) { $0[$1] = try self.folder.bytes($1) }
  }
}

extension ReviewProject {
  /// A project in which one picture has changed, one is new and one is obsolete, and which was verified.
  static func reviewed() throws -> ReviewProject {
    let project = try ReviewProject([
      "a": ReviewProject.spec("Wi-Fi"), "old/b": ReviewProject.spec("Sound"), "c": ReviewProject.spec("Maps"),
    ])
    try project.approveAll()
    try project.write(ReviewProject.spec("WLAN"), to: "a")
    try project.remove("screens/old/b.yaml")
    try project.write(ReviewProject.spec("Mail"), to: "new/d")
    #expect(try project.run("verify", "screens").status == 1)
    #expect(
      try project.states() == ["a.png": "changed", "new/d.png": "new", "old/b.png": "obsolete"])
    return project
  }
}
