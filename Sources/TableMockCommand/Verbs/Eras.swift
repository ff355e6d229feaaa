import ArgumentParser
import TableMock

/// Draws one table in all looks on one sheet.
struct Eras: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "eras",
    abstract: "Draws a table in all looks, side by side on one sheet.",
    discussion: """
      EXAMPLE: tablemock eras contacts.yaml -o eras.png
      EXAMPLE: tablemock eras contacts.yaml --themes ios6,ios7 --height content -o before-and-after.svg

      The title of each look stands under its picture. A source that names no device and no size is drawn on \
      the device of each look.
      """
  )

  @Argument(help: "A spec file or Interface Builder document, or - for standard input.")
  var input: String

  @Option(
    help: "The looks, divided by commas, in the order of the sheet. The default is all, oldest first.")
  var themes: CommaList<ThemeName>?

  @Option(help: "The number of pictures side by side. The default is rows of equal length, at most 5.")
  var columns: Int?

  @Option(name: .shortAndLong, help: "The sheet: a path that ends in .png, .svg or .pdf, or - for a PNG.")
  var output: String

  @Option(help: "Device pixels a point, instead of the source’s: 1, 2 or 3.")
  var scale: Scale?

  @OptionGroup var tables: TableOptions

  @OptionGroup var device: DeviceOptions

  func validate() throws {
    guard columns.map({ $0 >= 1 }) ?? true else {
      throw ValidationError("--columns takes a number from 1.")
    }
    try SheetJob.validate(output: output)
  }

  func run() throws {
    var job = try SheetJob(input: input, table: tables.table, output: output, verb: "eras")
    var sheet = ContactSheet.grid
    sheet.columns = columns
    let scene = job.renderer.eras(
      of: job.screen,
      themes: themes?.elements.compactMap(\.theme) ?? Theme.all,
      on: sheet,
      options: device.renderOptions(theme: nil, scale: scale?.value)
    )
    if let scene { try job.write(scene) }
  }
}
