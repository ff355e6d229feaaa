import TableModel
import TableSources

/// Reads the views of a cell's own making: a list, or a mapping with the size that they were placed for.
enum ContentViewDecoder {
  private static let mapping = MappingDecoder<ContentView>(
    subject: "a content view",
    fields: [
      Field("size", SizeDecoder.decoder) { $0.designSize = $1 },
      Field("subviews", ViewDecoder.list) { $0.subviews = $1 },
    ]
  )

  static let decoder = ValueDecoder<ContentView>(.either(.list(of: .view), mapping.kind)) {
    node, subject, context in
    switch node.content {
    case .sequence:
      return ViewDecoder.list.decode(node, subject, context).map { ContentView(subviews: $0) }
    case .mapping(let entries):
      var contentView = ContentView(subviews: [])
      _ = mapping.decode(entries, into: &contentView, context)
      return contentView
    case .scalar, .unreadable:
      context.mismatch(
        node, subject, mustBe: .either(.list(of: .view), mapping.kind),
        hint: "begin each view with “- ” in a line of its own")
      return nil
    }
  }
}
