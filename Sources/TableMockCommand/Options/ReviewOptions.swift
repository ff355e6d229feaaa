import ArgumentParser
import TableBatch
import TableModel
import TableRendering

/// The option of all verbs that tell what a review has found.
struct FindingOptions: ParsableArguments {
  @Option(
    help:
      "How findings are told: text, json (as in review.json), markdown (for a comment) or github (annotations)."
  )
  var format: FindingFormat = .text
}

/// The forms in which findings of a review are told.
enum FindingFormat: String, CaseIterable, Choice {
  case text, json, markdown, github
}
