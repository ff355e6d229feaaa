import TableModel
import TableSources

package enum StringsFileReader {
  package static func read(
    _ bytes: [UInt8], named name: String, limits: LoadingLimits
  ) -> TableReading<StringTable> { TableReading(StringTable()) }
}
