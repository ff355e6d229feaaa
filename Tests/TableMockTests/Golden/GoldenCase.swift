import Foundation
import TableMock
import Testing

/// A fixture and the pictures that it must give.
struct GoldenCase: CustomTestStringConvertible {
  /// The fixture's path below fixtures/, without its ending.
  let name: String

  static let all = Repository.files(in: Repository.fixtures, endings: ["yaml", "json"]).map {
    GoldenCase(name: ($0 as NSString).deletingPathExtension)
  }

  var testDescription: String { name }

  var fixture: URL {
    let yaml = Repository.fixtures.appendingPathComponent(name + ".yaml")
    return FileManager.default.fileExists(atPath: yaml.path)
      ? yaml : Repository.fixtures.appendingPathComponent(name + ".json")
  }

  /// The scenes of the fixture with the names of their pictures, without an ending.
  func scenes(_ renderer: Renderer) throws -> [(name: String, scene: Scene)] {
    let result = renderer.load(path: fixture.path)
    #expect(result.diagnostics.isEmpty, "\(result.diagnostics.map(\.description))")
    let screens = try #require(result.document).screens
    return screens.enumerated().map { index, screen in
      let suffix = screens.count > 1 ? "-" + (screen.name ?? String(index + 1)) : ""
      return (name + suffix, renderer.scene(of: screen))
    }
  }
}
