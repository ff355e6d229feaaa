import Foundation
import TableMock
import TableModel
import Testing

@testable import TableProject
@testable import TableRendering

/// What a batch is going to draw, without drawing it.
@Suite struct BatchPlanTests {
  private func manifest(
    _ inputs: [String], _ matrix: VariantMatrix = VariantMatrix(), output: String? = nil,
    formats: [PictureFormat] = [.png]
  ) -> BatchManifest {
    BatchManifest(
      inputs: inputs.map { .init(path: FilePath($0)) },
      settings: .init(matrix: matrix, output: output, formats: formats))
  }

  private func outputs(_ plan: BatchPlan) -> [String] {
    (0..<plan.unitCount).flatMap { plan.unit(at: $0).jobs(forScreens: [nil]).map(\.output.text) }
  }

  @Test func everyValueOfEveryAxisIsDrawnOnce() throws {
    let matrix = try VariantMatrix([
      .theme: ["ios6", "ios7"], .device: ["iphone4", "iphone5"], .orientation: ["portrait", "landscape"],
      .appearance: ["light", "dark"], .contentSizeCategory: ["small", "large"],
      .state: ["normal", "editing"], .height: ["screen", "content"], .scale: ["1", "2", "3"],
    ])
    let plan = try BatchPlan(manifest(["a.yaml", "b.yaml"], matrix, formats: [.png, .svg]))
    let names = outputs(plan)
    #expect(names.count == 2 * 384 * 2)
    #expect(Set(names).count == names.count)
    #expect(names.first == "a-ios6-iphone4-portrait-light-small-normal-screen.png")
    #expect(names.last == "b-ios7-iphone5-landscape-dark-large-editing-content@3x.svg")
  }

  @Test(arguments: VariantAxis.all) func everyAxisHasAPlaceholder(_ axis: VariantAxis) throws {
    let word = try #require(SpecVocabulary.all.words(of: axis).last)
    let matrix = try VariantMatrix([axis: [word]])
    let plan = try BatchPlan(manifest(["a.yaml"], matrix, output: "{\(axis.name)}.{format}"))
    #expect(outputs(plan) == ["\(word).png"])
  }

  @Test func axesWithOneValueNeedNoPlaceInNames() throws {
    let plan = try BatchPlan(manifest(["a.yaml"], VariantMatrix([.theme: ["ios6"], .scale: ["2"]])))
    #expect(outputs(plan) == ["a.png"])
    #expect(plan.unit(at: 0).jobs(forScreens: [nil]).map(\.variant.theme) == ["ios6"])
  }

  @Test(arguments: 1...7) func shardsDivideAPlanWithoutRest(_ count: Int) throws {
    let inputs = (0..<9).map { "\($0).yaml" }
    let plan = try BatchPlan(manifest(inputs, VariantMatrix([.scale: ["1", "2"]])))
    var seen: [Int] = []
    for number in 1...count {
      let shard = try #require(Shard(number, of: count))
      let units = (0..<shard.size(of: plan.unitCount)).map(shard.unit)
      #expect(units.allSatisfy(shard.contains))
      seen += units
    }
    #expect(seen.sorted() == Array(0..<plan.unitCount))
  }

  @Test(arguments: [(0, 1), (3, 2), (1, 0), (-1, 4)]) func impossibleShardsAreNone(
    _ number: Int, _ count: Int
  ) {
    #expect(Shard(number, of: count) == nil)
  }

  @Test(arguments: [
    ("{name}.{format}", "the pattern lacks {scale}"), ("{name}@{scale}x", "the pattern must end in"),
    ("{name}@{scale}x.svg", "the pattern ends in “.svg”"),
    ("{name}-{theme}@{scale}x.png", "the pattern has {theme}, but no values"),
  ])
  func patternsThatCannotNameThePicturesAreRefused(_ pattern: String, _ message: String) {
    let error = #expect(throws: BatchPlanError.self) {
      try BatchPlan(manifest(["a.yaml"], VariantMatrix([.scale: ["1", "2"]]), output: pattern))
    }
    #expect(error?.message.hasPrefix(message) == true)
  }

  @Test(arguments: [
    (["x/a.yaml", "y/a.yaml"], "{name}.png", "a.png would be written for x/a.yaml and for y/a.yaml"),
    (["x/A.yaml", "y/a.yaml"], "{name}.png", "A.png and a.png, for x/A.yaml and for y/a.yaml, are one file"),
    (["a.yaml", "b.yaml"], "same.png", "same.png would be written for a.yaml and for b.yaml"),
  ])
  func equalNamesAreFoundBeforeAnythingIsDrawn(
    _ inputs: [String], _ pattern: String, _ message: String
  ) throws {
    let plan = try BatchPlan(manifest(inputs, output: pattern))
    let review = PlanReview(plan, shard: .whole) { _ in false }
    #expect(review.problems.count == 1)
    #expect(review.problems.first?.message.hasPrefix(message) == true)
  }

  @Test func tablesNeedAPlaceInNames() throws {
    let folder = try TemporaryFolder([
      "two.yaml": "tableViews:\n  - {name: x, rows: [A]}\n  - {rows: [B]}\n"
    ])
    let path = folder.url.appendingPathComponent("two.yaml").path
    let problems = { (pattern: String) in
      PlanReview(try BatchPlan(manifest([path], output: pattern)), shard: .whole) { _ in false }
    }
    #expect(try problems("{name}.png").problems.first?.hint?.contains("add {table}") == true)
    #expect(try problems("{name}-{table}.png").problems.isEmpty)
    #expect(try problems("{name}{-table}.png").jobCount == 2)
  }

  @Test(arguments: [
    ["a.yaml"], ["folder/b.yml"], ["strange", "x.y.z", ".hidden.yaml"], ["ünïcode/ä.yaml", "last.json"],
  ])
  func listsOfInputsGiveBackWhatTheyTook(_ paths: [String]) {
    let inputs = InputExpansion(paths.map { FilePath($0) }).inputs
    let list = InputList(inputs + [InputFile(path: "a/b.yaml", outputName: "elsewhere")])
    #expect((0..<list.count).map { list[$0] }.dropLast() == inputs[...])
    let found = inputs.map { InputFile(path: $0.path, outputName: $0.outputName, isFound: true) }
    #expect(InputList(found)[0] == found[0])
    #expect(list[list.count - 1].outputName == "elsewhere")
  }
}
