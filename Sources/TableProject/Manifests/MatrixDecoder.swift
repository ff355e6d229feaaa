import TableModel
import TableSpec

/// Reads the axes along which pictures of one source differ.
enum MatrixDecoder {
  private static let mapping = MappingSchema<VariantMatrix>(
    "matrix", subject: "a matrix", initial: VariantMatrix(),
    fields: VariantAxis.all.map { axis in
      Field(
        axis.name, .oneOrMore(.word(of: axis), named: axis.noun), axis.summary + ".", without: "the source’s"
      ) {
        $0.words(of: axis)
      } set: {
        $0.replace($1, for: axis)
      }
    })

  static let coding = mapping.coding(hint: "write axes below it, as in {scale: [1, 2]}")
}
