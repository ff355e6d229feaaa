import ArgumentParser
import TableThemes

/// Lists the looks.
struct ThemesCommand: Verb {
  static let configuration = CommandConfiguration.verb(
    "themes",
    abstract: "Lists the looks that tables can be drawn in.",
    discussion: "EXAMPLE: tablemock themes"
  )

  @OptionGroup var common: CommonOptions

  func run() throws {
    let heading = ["name", "look of", "default device"]
    let rows = Theme.all.map { theme in
      [theme.name, theme.title + (theme.name == Theme.newest.name ? " (the default)" : ""), theme.device]
    }
    try StandardOutput.print(TextTable(rows: [heading] + rows).text)
  }
}
