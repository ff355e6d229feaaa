import Mustache

/// What the templates of the page's beginning and end are filled with.
struct PageValues: MustacheParent {
  let version: String
  let title: String
  let kind: String
  let expected: String
  let actual: String
  let approve: String?
  let counts: [Count]
  let inTextAlone: String?
  let hasStack: Bool
  let stack: [String]
  let hasRemarks: Bool
  let notices: [MessageValues]
  let remarks: [Remark]
  let hasEntries: Bool
  let allSame: String
  let hasSame: Bool
  let sameSummary: String
  let same: [String]
  let style = PageFiles.style
  let scripts = PageFiles.scripts

  /// How many pictures are in a state.
  struct Count: MustacheParent {
    let state: String
    let count: Int
    /// The count as it is shown.
    let number: String
    let label: String

    func child(named name: String) -> Any? {
      switch name {
      case "state": state
      case "count": count
      case "number": number
      case "label": label
      default: nil
      }
    }
  }

  /// What there is to say of a picture that is as it should be.
  struct Remark: MustacheParent {
    let remark: Review.Remark

    func child(named name: String) -> Any? {
      switch name {
      case "name": remark.name
      case "text": remark.text
      default: nil
      }
    }
  }

  func child(named name: String) -> Any? {
    switch name {
    case "version": version
    case "title": title
    case "kind": kind
    case "expected": expected
    case "actual": actual
    case "approve": approve
    case "counts": counts
    case "inTextAlone": inTextAlone
    case "hasStack": hasStack
    case "stack": stack
    case "hasRemarks": hasRemarks
    case "notices": TemplateList(notices)
    case "remarks": remarks
    case "hasEntries": hasEntries
    case "allSame": allSame
    case "hasSame": hasSame
    case "sameSummary": sameSummary
    case "same": TemplateList(texts: same)
    case "style": style
    case "scripts": scripts
    default: nil
    }
  }

  init(review: Review) {
    let summary = review.summary
    let differing = review.entries.count
    let all = differing.addingReportingOverflow(summary.same).partialValue
    version = review.version
    kind = "tablemock \(review.kind)"
    expected = review.expected
    actual = review.actual
    approve = review.approve
    title =
      differing == 0
      ? "\(Self.same(summary.same)) – \(review.expected) → \(review.actual)"
      : "\(differing.grouped) of \(all.grouped) differ – \(review.expected) → \(review.actual)"
    counts = [
      ("failed", summary.failed), ("changed", summary.changed), ("resized", summary.resized),
      ("new", summary.new), ("obsolete", summary.obsolete), ("same", summary.same),
    ].map { Count(state: $0, count: $1, number: $1.grouped, label: $0) }
    inTextAlone =
      switch summary.inTextAlone {
      case ...0: nil
      case 1: "1 differs in text alone"
      default: "\(summary.inTextAlone.grouped) differ in text alone"
      }
    hasStack = !review.stack.isEmpty
    stack = review.stack
    hasRemarks = !review.notices.isEmpty || !review.remarks.isEmpty
    notices = review.notices.map(MessageValues.init)
    remarks = review.remarks.map(Remark.init)
    hasEntries = differing > 0
    allSame = "\(Self.same(summary.same))."
    hasSame = !review.same.isEmpty
    sameSummary = "\(review.same.count.grouped) the same"
    same = review.same
  }

  private static func same(_ count: Int) -> String {
    switch count {
    case 0: "There are no pictures"
    case 1: "The one picture is the same"
    default: "All \(count.grouped) pictures are the same"
    }
  }
}

extension Int {
  /// The number with a comma before each three digits.
  var grouped: String {
    let digits = Array(String(magnitude))
    let text = digits.indices.map { place in
      place > 0 && (digits.count - place) % 3 == 0 ? ",\(digits[place])" : String(digits[place])
    }
    .joined()
    return self < 0 ? "−\(text)" : text
  }
}
