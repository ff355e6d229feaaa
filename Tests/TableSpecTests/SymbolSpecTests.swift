import Foundation
import TableModel
import TableSources
import TableSpec
import TestSupport
import Testing

/// Symbols of the system in specs.
struct SymbolSpecTests {
  private func loaded(
    _ row: String, in folder: TemporaryFolder
  ) -> (image: ImageView?, findings: [Diagnostic]) {
    let text = "theme: ios13\ntableView: {rows: [{imageView: \(row)}]}"
    let result = Fixtures.load(text, folder: folder.path + "/spec")
    let cell = result.document?.screens.first?.tableViews.first?.sections.first?.rows.first
    return (cell?.imageView, result.diagnostics)
  }

  @Test(arguments: ["gear", "{image: gear}", "{systemName: gear}", "{image: {systemName: gear}}"])
  func namesOfSymbols(_ row: String) throws {
    let (view, findings) = loaded(row, in: try TemporaryFolder())
    #expect(view?.image.symbol?.name == "gear")
    #expect(findings.isEmpty)
  }

  @Test func filesComeFirst() throws {
    let folder = try TemporaryFolder()
    try folder.write(ImageFiles.png(4, 4), to: "spec/gear")
    let (view, _) = loaded("gear", in: folder)
    #expect(view?.image.symbol == nil)
    #expect(view?.image.size == Size(width: 4, height: 4))
  }

  @Test func ownSymbolsComeFirst() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/spec/symbols", withIntermediateDirectories: true)
    try folder.write(
      Array("<svg viewBox='0 0 2 1'><path d='M0 0h2v1z'/></svg>".utf8), to: "spec/symbols/mine.svg")
    let (view, findings) = loaded("mine", in: folder)
    #expect(findings.isEmpty)
    #expect(view?.image.symbol?.areas.count == 1)
    #expect(view?.image.symbol?.isMissing == false)
  }

  @Test func sizeWeightAndTile() throws {
    let (view, findings) = loaded(
      "{systemName: wifi, tile: systemBlue, preferredSymbolConfiguration: {pointSize: 20, weight: bold, scale: small}}",
      in: try TemporaryFolder())
    #expect(findings.isEmpty)
    #expect(view?.image.symbol?.tile?.system == .systemBlue)
    #expect(
      view?.image.symbol?.configuration == SymbolConfiguration(pointSize: 20, weight: .bold, scale: .small))
  }

  @Test func unknownNamesWarn() throws {
    let (view, findings) = loaded("gera", in: try TemporaryFolder())
    #expect(view?.image.symbol?.isMissing == true)
    #expect(findings.map(\.severity) == [.warning])
    #expect(findings.first?.hint == "did you mean “gear”?")
  }

  @Test(arguments: ["gera.png", "icons/gera", "{systemName: gear, image: star}"])
  func stillErrors(_ row: String) throws {
    let (_, findings) = loaded(row, in: try TemporaryFolder())
    #expect(findings.contains { $0.severity == .error })
  }

  @Test func tilesAreForSymbols() throws {
    let folder = try TemporaryFolder()
    try folder.write(ImageFiles.png(4, 4), to: "spec/a.png")
    let (_, findings) = loaded("{image: a.png, tile: systemBlue}", in: folder)
    #expect(findings.map(\.message) == ["“tile” only has an effect on symbols"])
  }
}
