import ArgumentParser
import TableThemes

/// Lists the looks.
struct ThemesCommand: Verb {
  static let configuration = CommandConfiguration.verb(
    "themes",
    abstract: "Lists the looks that tables can have.",
    discussion: "EXAMPLE: tablemock themes"
  )

  @OptionGroup var common: CommonOptions

  func run() throws {
    let heading = ["name", "look of", "default device"]
    try StandardOutput.print(
      TextTable(rows: [heading] + Theme.all.map { [$0.name, $0.title, $0.device] }).text)
  }
}
