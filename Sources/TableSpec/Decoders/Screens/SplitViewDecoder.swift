import TableModel
import TableSources

/// Reads a list and what it leads to, side by side.
enum SplitViewDecoder {
  private static let mapping = MappingDecoder<SplitView>(
    subject: "a split view",
    fields: [
      Field("master", ViewControllerDecoder.decoder) { $0.master = $1 },
      Field("detail", ViewControllerDecoder.decoder) { $0.detail = $1 },
      Field("displayMode", .word(SplitView.DisplayMode.self)) { $0.displayMode = $1 },
      Field("masterWidth", .number(.from(1, to: 4_096))) { $0.masterWidth = $1 },
    ]
  )

  static let decoder = mapping.decoder(
    from: SplitView(master: ViewController(), detail: ViewController())
  ) { _, keys, node, subject, context in
    keys.require("master", of: subject, node, context)
    keys.require("detail", of: subject, node, context)
  }
}
