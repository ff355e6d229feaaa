import TableModel
import TableSources

/// The views of a cell's own making: a list, or a mapping with the size that they were placed for.
enum ContentViewSchema {
  static let mapping = MappingSchema<ContentView>(
    "contentView", subject: "a content view", initial: ContentView(subviews: []),
    fields: [
      Field(
        "size", SizeSchema.coding, "The size that the views were placed for, so that their masks count.",
        reduction: .detail
      ) {
        $0.designSize
      } set: {
        $0.designSize = $1
      },
      Field("subviews", ViewSchema.list, "The views, from back to front.", .written) {
        $0.subviews
      } set: {
        $0.subviews = $1
      },
    ])

  static let coding = mapping.coding()
    .or("subviews", ViewSchema.list, hint: "begin each view with “- ” in a line of its own") {
      ContentView(subviews: $0)
    }
}
