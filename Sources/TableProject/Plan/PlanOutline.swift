import TableRendering
import TableSources

/// A plan with the names of its inputs' screens, so that all its pictures can be named.
package struct PlanOutline {
  private let plan: BatchPlan
  /// The names of inputs' screens by their first units, where there are several or they have names.
  private var names: [Int: [String?]] = [:]

  /// Looks into the inputs of a plan.
  package init(_ plan: BatchPlan, sources: SourceStore) {
    self.plan = plan
    PlanOutline.visitInputs(of: plan) { unit in
      let found = sources.outline(of: unit.input, needsNames: plan.needsTableNames).names
      if found != [nil] { names[unit.index] = found }
    }
  }

  /// Goes through all pictures of the plan in order.
  package func visit(_ body: (BatchUnit, BatchJob) -> Void) {
    var screens: [String?] = [nil]
    for index in 0..<plan.unitCount {
      let unit = plan.unit(at: index)
      if unit.isFirst { screens = names[index] ?? [nil] }
      for job in unit.jobs(forScreens: screens) { body(unit, job) }
    }
  }

  /// Goes through all inputs of the plan in order, each with its first unit.
  func visitInputs(_ body: (BatchUnit) -> Void) {
    PlanOutline.visitInputs(of: plan, body)
  }

  private static func visitInputs(of plan: BatchPlan, _ body: (BatchUnit) -> Void) {
    for index in 0..<plan.unitCount {
      let unit = plan.unit(at: index)
      if unit.isFirst { body(unit) }
    }
  }
}
