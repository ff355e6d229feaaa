import SwiftSyntax

/// Where the properties and functions of a file stand, of which a screen is made, and where they are used.
struct MemberPlaces {
  private var members: [(name: String, range: Range<Int>)] = []
  private var uses: [(name: String, offset: Int)] = []

  /// The places in a file.
  init(_ root: Syntax) {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(root)
    (members, uses) = (finder.members, finder.uses)
  }

  /// The row that stands before a place in the same property or function, or else the next one there; where these have
  /// none, the row before the first place that uses them.
  func row(of offset: Int, among rows: [Int]) -> Int? {
    guard let member = member(at: offset) else { return before(offset, rows) }
    let own = rows.filter(member.range.contains)
    if !own.isEmpty { return before(offset, own) }
    let use = uses.first { use in
      use.name == member.name
        && self.member(at: use.offset).map { rows.contains(where: $0.range.contains) } == true
    }
    return before(use?.offset ?? offset, rows)
  }

  private func before(_ offset: Int, _ rows: [Int]) -> Int? { rows.last { $0 <= offset } ?? rows.first }

  /// The innermost property or function around a place.
  private func member(at offset: Int) -> (name: String, range: Range<Int>)? {
    members.filter { $0.range.contains(offset) }.min { $0.range.count < $1.range.count }
  }

  private final class Finder: SyntaxVisitor {
    var members: [(name: String, range: Range<Int>)] = []
    var uses: [(name: String, offset: Int)] = []

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
      uses.append((node.baseName.text, node.positionAfterSkippingLeadingTrivia.utf8Offset))
      return .visitChildren
    }
  }
}
