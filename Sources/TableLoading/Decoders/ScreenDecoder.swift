import TableModel

/// Reads a screen: what a table is shown on, and the table or tables.
enum ScreenDecoder {
  private static let mapping = MappingDecoder<ScreenDraft>(
    subject: "a screen",
    fields: [
      Field("name", .screenName) { $0.screen.name = $1 },
      Field("theme", .name(ofA: "theme") { $0.themes }) { $0.screen.theme = $1 },
      Field("device", .name(ofA: "device") { $0.devices }) { $0.screen.device = $1 },
      Field("orientation", .word(Orientation.self)) { $0.screen.orientation = $1 },
      Field("appearance", .word(Appearance.self)) { $0.screen.appearance = $1 },
      Field("size", SizeDecoder.decoder) { $0.screen.size = $1 },
      Field("scale", ValueDecoder.wholeNumber(1...3).map(Double.init)) { $0.screen.scale = $1 },
      Field(Prototypes.key, PrototypesDecoder.decoder) { _, _ in },
      Field("tableView", TableViewDecoder.decoder) { $0.tableView = $1 },
      Field("tableViews", .list(of: TableViewDecoder.namedDecoder, itemName: "a table view")) {
        $0.tableViews = $1
      },
    ]
  )

  static let decoder = ValueDecoder<[Screen]>(mapping.kind) { node, subject, context in
    guard case .mapping(let entries) = node.content else {
      context.mismatch(node, subject, mustBe: mapping.kind, hint: "begin with “tableView:”")
      return nil
    }
    var draft = ScreenDraft()
    let keys = context.within(context.scope.inside(entries)) {
      mapping.decode(entries, into: &draft, context)
    }
    checkTables(of: draft, keys, node, context)
    warnAboutIgnored(keys, context)
    return draft.screens
  }

  /// Notes what a size leaves without effect; a device still tells the scale where nothing else does.
  private static func warnAboutIgnored(_ keys: MappingKeys, _ context: DecodingContext) {
    guard keys.place(of: "size") != nil else { return }
    if let place = keys.place(of: "orientation") {
      context.warning(
        "“orientation” does not count in a screen with “size”: the size is taken as it is", at: place,
        hint: "exchange the width and the height, or remove one of the keys")
    }
    if let place = keys.place(of: "device"), keys.place(of: "scale") != nil {
      context.warning(
        "“device” does not count in a screen with “size” and “scale”", at: place,
        hint: "remove one of the three keys")
    }
  }

  private static func checkTables(
    of draft: ScreenDraft,
    _ keys: MappingKeys,
    _ node: SpecNode,
    _ context: DecodingContext
  ) {
    if keys["tableView"] != nil, let second = keys["tableViews"] {
      context.error("a screen may have “tableView” or “tableViews”, not both", at: second.key.range)
    }
    guard let entry = keys["tableView"] ?? keys["tableViews"] else {
      if keys.lacks("tableView"), keys.lacks("tableViews") {
        context.missing("a screen must have “tableView” or “tableViews”", at: node.range.beginning)
      }
      return
    }
    if entry.value.isNull {
      context.missing("\(quoted(entry.key.scalar?.text ?? "")) has no value", at: entry.key.range)
    } else if draft.tableViews?.isEmpty == true, case .sequence(let items) = entry.value.content,
      items.isEmpty
    {
      context.missing("“tableViews” has no table view", at: entry.value.range)
    }
  }
}
