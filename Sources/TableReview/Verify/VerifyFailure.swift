import TableModel
import TableProject

/// Why a call of `verify` has ended as a whole, without anything that it could say of pictures.
public struct VerifyFailure: Error {
  /// What is wrong, at its places.
  public var findings: [Diagnostic] = []
  /// What is wrong that has no place, each in a sentence without a full stop.
  public var messages: [String] = []

  /// A failure for what was found.
  public init(findings: [Diagnostic] = [], messages: [String] = []) {
    (self.findings, self.messages) = (findings, messages)
  }

  /// A failure for an error of any kind.
  public init(_ error: any Error) {
    switch error {
    case let failure as VerifyFailure: self = failure
    case let finding as Diagnostic: findings = [finding]
    default: messages = ["\(error)"]
    }
  }

  /// The failure as JUnit's XML: one test case with an error.
  public var junit: String {
    let errors = findings.filter { $0.severity == .error }
    let message = JUnitFile.escaped(errors.first?.message ?? messages.first ?? "failed")
    let text = JUnitFile.escaped((findings.map(\.description) + messages).joined(separator: "\n"))
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuite name="tablemock verify" tests="1" failures="0" errors="1">
        <testcase classname="tablemock" name="verify">
          <error message="\(message)">\(text)</error>
        </testcase>
      </testsuite>

      """
  }

  /// The failure as Markdown.
  public var markdown: String { ReviewMarkdown.text(ofFailure: findings, messages) }
}
