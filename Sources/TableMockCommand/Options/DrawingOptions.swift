import ArgumentParser
import TableDrawing
import TableRendering

/// The options of all verbs that write pictures.
struct DrawingOptions: ParsableArguments {
  @Option(
    help:
      "The kinds of files, divided by commas: \(PictureFormat.words). The default is the output’s ending, else png."
  )
  var format: CommaList<PictureFormat>?

  @Option(help: "How PNG files are compressed: fast, or small, which takes longer.")
  var png: PNGEffort?

  @Option(help: "Whether text in SVG files becomes outlines or stays live text.")
  var svgText: SVGTextMode?

  @Option(help: "How progress is shown: auto, bar, lines, json (on standard output) or none.")
  var progress: ProgressStyle = .auto

  @OptionGroup var work: WorkOptions

  /// The kinds of files that are asked for; empty for none.
  var formats: [PictureFormat] { format?.elements ?? [] }

  /// How files are written.
  var pictures: PictureOptions { PictureOptions(png, svgText, budget: work.workBudget) }
}

extension PictureFormat: Choice {}

extension PNGEffort: Choice {}

extension SVGTextMode: Choice {}

extension ProgressStyle: Choice {}
