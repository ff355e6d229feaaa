import Foundation
import TestSupport
import Testing

/// What a batch leaves where the power fails, by replaying what it asked of the disk.
@Suite(.disabled(if: Sanitizer.isOn)) struct PowerLossTests {
  /// How often the power fails before each step.
  private static let attempts = 12

  /// A batch that ran to its end, with pictures as they were and as they became.
  private struct Run {
    let before: TemporaryFolder
    let loss: PowerLoss
    let old: [String: Data]
    let new: [String: Data]

    init(_ scenario: FaultScenario) throws {
      before = try scenario.prepare()
      let folder = try before.copy()
      var present: [String: (name: String, bytes: [UInt8])] = [:]
      for name in folder.files {
        let path = folder.url.appendingPathComponent(name).path
        let number = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
        present["\(try #require(number))"] = (name, [UInt8](try folder.bytes(name)))
      }
      let (run, log) = try FaultyCalls.shared().run(scenario.command, in: folder)
      #expect(run.status == 0, "\(run.errors)")
      loss = PowerLoss(log, before: present)
      old = try before.content(of: scenario.pictures, where: FaultScenario.isPicture)
      new = try folder.content(of: scenario.pictures, where: FaultScenario.isPicture)
    }

    /// What is wrong with what is left.
    func faults(of files: [String: [UInt8]], before step: Int) -> [String] {
      var faults: [String] = []
      for name in Set(old.keys).union(new.keys).sorted() {
        let now = files[name].map { Data($0) }
        if ![old[name], new[name]].contains(now) { faults.append("\(name) is neither old nor new") }
      }
      for name in loss.said(before: step) where files[name].map({ Data($0) }) != new[name] {
        faults.append("\(name) was told of and is not there")
      }
      return faults
    }
  }

  @Test func durablePicturesAreWholeAndThereWhenTheyAreToldOf() throws {
    let run = try Run(.durableBatch)
    var random = SplitMix64(seed: 19)
    #expect(run.loss.said(before: run.loss.steps.count).count == 2)
    for step in 0...run.loss.steps.count {
      for _ in 0..<Self.attempts {
        let files = run.loss.files(before: step, &random)
        #expect(run.faults(of: files, before: step) == [])
        guard step == run.loss.steps.count else { continue }
        #expect(files["out/results.json"]?.last == UInt8(ascii: "\n"))
      }
    }
  }

  /// Whatever is left, the next run goes on from it; torn lines and pictures are seen for what they are.
  @Test(arguments: [FaultScenario.batch, .durableBatch]) func theNextRunGoesOn(
    _ scenario: FaultScenario
  ) throws {
    let run = try Run(scenario)
    var random = SplitMix64(seed: 7)
    for step in stride(from: 1, through: run.loss.steps.count, by: 3) {
      let folder = try TemporaryFolder()
      for (name, bytes) in run.loss.files(before: step, &random) {
        try folder.write("", to: name)
        try Data(bytes).write(to: folder.url.appendingPathComponent(name))
      }
      let recovery = try CommandRun(scenario.recovery, in: folder.url)
      #expect(recovery.status == 0, "\(recovery.errors)")
      #expect(try folder.content(of: scenario.pictures, where: FaultScenario.isPicture) == run.new)
    }
  }

  /// Without waiting for the disk there is no such promise, and this test would see it broken.
  @Test func otherPicturesMayBeTorn() throws {
    let run = try Run(.batch)
    var random = SplitMix64(seed: 19)
    let faults = (0...run.loss.steps.count).flatMap { step in
      (0..<Self.attempts).flatMap { _ in run.faults(of: run.loss.files(before: step, &random), before: step) }
    }
    #expect(faults.contains { $0.hasSuffix("is neither old nor new") })
    #expect(faults.contains { $0.hasSuffix("is not there") })
  }
}
