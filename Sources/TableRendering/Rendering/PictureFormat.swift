import TableDrawing
import TableInterfaceBuilder
import TableLayout
import TableModel
import TableSources
import TableSpec
import TableThemes

/// The kinds of picture files that can be written.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  case png, svg, pdf
}
