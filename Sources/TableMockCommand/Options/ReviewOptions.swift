import ArgumentParser
import TableModel
import TableRendering

/// The option of all verbs that tell what a review has found.
struct FindingOptions: ParsableArguments {
  @Option(
    help:
      "The format of findings: text, json (as in review.json), markdown (for a comment) or github (annotations)."
  )
  var format: FindingFormat = .text

  @Option(
    help: ArgumentHelp(
      "The URL where the review’s folder will be published, for pictures in Markdown.", valueName: "address"),
    completion: .list(["https://"]))
  var reportURL: String?

  func validate() throws {
    guard let reportURL else { return }
    let hasScheme = reportURL.hasPrefix("https://") || reportURL.hasPrefix("http://")
    let isPlain = reportURL.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII && scalar.value > 0x20 && !"\"<>()[]`\\".unicodeScalars.contains(scalar)
    }
    guard hasScheme, isPlain else {
      throw ValidationError("--report-url takes an address that begins with https:// or http://.")
    }
  }
}

/// The forms in which findings of a review are told.
enum FindingFormat: String, CaseIterable, Choice {
  case text, json, markdown, github
}
