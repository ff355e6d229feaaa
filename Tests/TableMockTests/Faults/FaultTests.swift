import Foundation
import TestSupport
import Testing

/// What is left where any call that writes fails, in turn from the first to the last.
///
/// A library that is loaded before others cannot stand before a sanitizer.
@Suite(.disabled(if: Sanitizer.isOn)) struct FaultTests {
  /// A scenario that ran undisturbed.
  private struct Reference {
    let folder: TemporaryFolder
    let old: [String: Data]
    let new: [String: Data]
    let result: [String: Data]
    let status: Int32
    let callCount: Int

    init(_ scenario: FaultScenario) throws {
      folder = try scenario.prepare()
      old = try folder.content(of: scenario.pictures, where: FaultScenario.isPicture)
      let after = try folder.copy()
      let (run, log) = try FaultyCalls.shared().run(scenario.command, in: after)
      status = run.status
      callCount = log.callCount
      new = try after.content(of: scenario.pictures, where: FaultScenario.isPicture)
      result = try after.content(of: scenario.result) { !FaultScenario.isTimed($0) }
    }
  }

  /// What calls are tried with, and every how manieth is where not all of them are.
  private static let attempts: [(FaultScenario, FaultyCalls.Fault.Kind, step: Int)] = [
    (.batch, .broken, 1), (.batch, .killed, 2), (.batch, .full, 5), (.batch, .half, 5),
    (.durableBatch, .broken, 3), (.approve, .broken, 1), (.approve, .killed, 2), (.verify, .broken, 3),
    (.verify, .killed, 4),
  ]

  @Test(arguments: attempts)
  func eachCallMayFail(_ scenario: FaultScenario, _ kind: FaultyCalls.Fault.Kind, _ step: Int) throws {
    let reference = try Reference(scenario)
    #expect(reference.callCount > 10)
    for number in stride(from: 1, through: reference.callCount, by: Thoroughness.isWhole ? 1 : step) {
      let fault = FaultyCalls.Fault(number: number, kind: kind)
      let folder = try reference.folder.copy()
      let (run, _) = try FaultyCalls.shared().run(scenario.command, in: folder, fault: fault)
      if kind != .killed {
        #expect(run.status >= 0, "\(fault): \(run.errors)")
        if run.status != reference.status { #expect(!run.errors.isEmpty, "\(fault)") }
      }
      try scenario.expectOldOrNew(folder, old: reference.old, new: reference.new)
      let recovery = try FaultyCalls.shared().run(scenario.recovery, in: folder).run
      #expect(recovery.status == scenario.recoveredStatus, "\(fault): \(recovery.errors)")
      let result = try folder.content(of: scenario.result) { !FaultScenario.isTimed($0) }
      #expect(Set(result.keys) == Set(reference.result.keys), "\(fault)")
      for (name, bytes) in reference.result { #expect(result[name] == bytes, "\(fault): \(name)") }
    }
  }
}
