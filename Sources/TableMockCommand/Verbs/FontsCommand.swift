import ArgumentParser
import TableDrawing

/// Lists the fonts.
struct FontsCommand: Verb {
  static let configuration = CommandConfiguration.verb(
    "fonts",
    abstract: "Lists the fonts that text is drawn with, what each stands in for, and its file.",
    discussion: """
      EXAMPLE: tablemock fonts

      The system’s other fonts are never used. The exit status is 1 if a font is missing. Pictures that do not need \
      it are drawn anyway.
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
