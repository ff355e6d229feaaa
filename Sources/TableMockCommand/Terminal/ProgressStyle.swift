import ArgumentParser

/// How the progress of something long is shown.
enum ProgressStyle: String, ExpressibleByArgument, CaseIterable {
  /// A bar on a terminal, and lines elsewhere.
  case auto
  case bar, lines, json, none
}
