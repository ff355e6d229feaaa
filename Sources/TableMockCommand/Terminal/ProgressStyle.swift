import ArgumentParser

/// How the progress of something long is shown.
enum ProgressStyle: String, Choice {
  /// A bar on a terminal, and lines elsewhere.
  case auto
  case bar, lines, json, none
}
