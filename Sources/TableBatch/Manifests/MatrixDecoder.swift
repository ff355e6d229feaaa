import TableModel
import TableSpec

/// Reads the axes along which pictures of one source differ.
enum MatrixDecoder {
  private static let mapping = MappingDecoder<VariantMatrix>(
    subject: "a matrix",
    fields: VariantAxis.all.map { axis in
      Field(axis.name, .oneOrMore(.word(of: axis), named: axis.noun)) { $0.replace($1, for: axis) }
    }
  )

  static let decoder = mapping.decoder(
    from: VariantMatrix(), hint: "write axes below it, as in {scale: [1, 2]}")
}
