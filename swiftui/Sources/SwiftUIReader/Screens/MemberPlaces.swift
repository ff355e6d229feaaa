import SwiftSyntax

/// Where the properties and functions of a file stand, of which a screen is made, and where they are used.
struct MemberPlaces {
  /// A property or function, with the number of the one around it.
  private struct Member {
    var name: String
    var range: Range<Int>
    var outer: Int?
  }

  /// The members by their beginnings, outer ones before those in them.
  private var members: [Member] = []
  /// Where each name stands, in the order of the file.
  private var uses: [String: [Int]] = [:]

  /// The places in a file.
  init(_ root: Syntax) {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(root)
    uses = finder.uses
    var around: [Int] = []
    for (name, range) in finder.members {
      while let last = around.last, members[last].range.upperBound <= range.lowerBound { around.removeLast() }
      members.append(Member(name: name, range: range, outer: around.last))
      around.append(members.count - 1)
    }
  }

  /// The row that stands before a place in the same property or function, or else the next one there; where these have
  /// none, the row before the first place that uses them.
  ///
  /// The rows are in the order of the file.
  func row(of offset: Int, among rows: [Int]) -> Int? {
    guard let member = member(at: offset) else { return before(offset, rows[...]) }
    let own = part(of: rows, in: member.range)
    if !own.isEmpty { return before(offset, own) }
    let use = uses[member.name]?.first { use in
      self.member(at: use).map { !part(of: rows, in: $0.range).isEmpty } == true
    }
    return before(use ?? offset, rows[...])
  }

  private func before(_ offset: Int, _ rows: ArraySlice<Int>) -> Int? {
    let end = rows.firstIndexAfter { $0 <= offset }
    return end > rows.startIndex ? rows[end - 1] : rows.first
  }

  private func part(of rows: [Int], in range: Range<Int>) -> ArraySlice<Int> {
    rows[rows.firstIndexAfter { $0 < range.lowerBound }..<rows.firstIndexAfter { $0 < range.upperBound }]
  }

  /// The innermost property or function around a place.
  private func member(at offset: Int) -> Member? {
    var place: Int? = members.firstIndexAfter { $0.range.lowerBound <= offset } - 1
    while let number = place, number >= 0 {
      if members[number].range.contains(offset) { return members[number] }
      place = members[number].outer
    }
    return nil
  }

  private final class Finder: SyntaxVisitor {
    var members: [(name: String, range: Range<Int>)] = []
    var uses: [String: [Int]] = [:]

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
      let range =
        node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
      if let function = node.decl.as(FunctionDeclSyntax.self) {
        members.append((function.name.text, range))
      } else if let variable = node.decl.as(VariableDeclSyntax.self), let binding = variable.bindings.first {
        members.append((binding.pattern.ownText, range))
      }
      return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      uses[node.baseName.text, default: []].append(node.positionAfterSkippingLeadingTrivia.utf8Offset)
      return .visitChildren
    }
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first index of a sorted collection from which a condition no longer holds, found by halving.
  fileprivate func firstIndexAfter(_ holds: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
