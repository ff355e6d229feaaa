import TableDrawing
import TableLayout
import TableModel
import TableRendering
import TableSources
import TableSpec
import TableThemes

/// What pictures of one source can differ in, besides the kind of file.
public enum BatchAxis: String, Hashable, Sendable, CaseIterable {
  case theme, device, orientation, appearance, contentSizeCategory, state, height, scale
}
