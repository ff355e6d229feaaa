/// How the progress of something long is shown.
enum ProgressStyle: String, CaseIterable {
  /// A bar on a terminal, and lines elsewhere.
  case auto
  case bar, lines, json, none
}
