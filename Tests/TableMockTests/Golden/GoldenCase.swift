import Foundation
import TableMock
import TableModel
import Testing

/// A fixture and the pictures that it must give.
struct GoldenCase: CustomTestStringConvertible {
  /// The fixture's path below fixtures/, without its ending.
  let name: String

  private static let endings = ["yaml", "json", "storyboard", "xib"]

  static let all = Repository.files(in: Repository.fixtures, endings: Set(endings)).map {
    GoldenCase(name: ($0 as NSString).deletingPathExtension)
  }

  var testDescription: String { name }

  var fixture: URL {
    let files = GoldenCase.endings.map { Repository.fixtures.appendingPathComponent("\(name).\($0)") }
    return files.first { FileManager.default.fileExists(atPath: $0.path) } ?? files[0]
  }

  /// The screen in the look that it names, or in all looks on one sheet for fixtures that show those.
  private func scene(of screen: Screen, _ renderer: Renderer) throws -> Scene {
    guard name.hasPrefix("sheets/") else { return try renderer.scene(of: screen) }
    return try #require(try renderer.eras(of: screen))
  }

  /// The scenes of the fixture with the pictures that the program would write of them.
  func scenes(_ renderer: Renderer) throws -> [(scene: Scene, pictures: [PlannedPicture])] {
    let result = renderer.load(path: FilePath(fixture.path))
    #expect(result.diagnostics.isEmpty, "\(result.diagnostics.map(\.description))")
    let plan = try OutputPlan(output: nil, formats: [.png, .svg])
    let document = try #require(result.document)
    let pictures = plan.pictures(of: FilePath(name), showing: document)
    return try document.screens.enumerated().map { number, screen in
      (try scene(of: screen, renderer), pictures.filter { $0.screen == number })
    }
  }
}
