/// What fills a screen below its status bar.
public indirect enum ScreenContent: Hashable, Sendable {
  /// One table with its bars.
  case controller(ViewController)
  /// Two tables side by side.
  case splitView(SplitView)
}
