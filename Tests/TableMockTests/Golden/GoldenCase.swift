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

  /// The scenes of the fixture with the pictures that the program would write of them.
  func scenes(_ renderer: Renderer) throws -> [(scene: Scene, pictures: [PlannedPicture])] {
    let result = renderer.load(path: fixture.path)
    #expect(result.diagnostics.isEmpty, "\(result.diagnostics.map(\.description))")
    let plan = try OutputPlan(output: nil, formats: [.png, .svg], scales: [nil])
    return try plan.pictures(of: name, showing: #require(result.document)).map { screen, pictures in
      (renderer.scene(of: screen), pictures)
    }
  }
}
