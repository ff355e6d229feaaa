import ArgumentParser
import TableDrawing

/// Lists the fonts.
struct FontsCommand: Verb {
  static let configuration = CommandConfiguration.verb(
    "fonts",
    abstract: "Lists the fonts that text is drawn with, what each stands for and where it is.",
    discussion: """
      EXAMPLE: tablemock fonts

      No other fonts are ever used. The exit status is 1 when one is missing; pictures whose texts need none of it
      are drawn all the same.
      """
  )

  @OptionGroup var common: CommonOptions

  func run() throws {
    let listings = FontCatalog.standard.listings()
    let rows = listings.map { listing in
      [
        listing.file.role, listing.file.name, listing.version ?? "missing",
        listing.isPresent ? listing.file.package : listing.file.wheel ?? listing.file.package,
        listing.file.path,
      ]
    }
    try StandardOutput.print(
      TextTable(rows: [["stands for", "font", "version", "package", "file"]] + rows).text)
    if listings.contains(where: { !$0.isPresent }) { throw ExitCode(1) }
  }
}
