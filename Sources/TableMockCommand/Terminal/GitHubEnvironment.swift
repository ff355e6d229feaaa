import Glibc
import TableModel
import TableSources

/// What GitHub tells the programs of a job in the environment.
enum GitHubEnvironment {
  /// The file that is shown as the summary of the step that is run; `nil` outside of jobs.
  static var stepSummary: FilePath? { path("GITHUB_STEP_SUMMARY") }

  /// The folder that the repository is checked out to; `nil` outside of jobs.
  static var workspace: FilePath? { path("GITHUB_WORKSPACE") }

  private static func path(_ name: String) -> FilePath? {
    getenv(name).map { FilePath(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// What the environment says of where the program runs.
enum Environment {
  /// Whether nobody looks at what happens: continuous integration sets this variable.
  static var isContinuousIntegration: Bool {
    guard let value = getenv("CI") else { return false }
    return !["", "0", "false"].contains(String(cString: value))
  }
}
