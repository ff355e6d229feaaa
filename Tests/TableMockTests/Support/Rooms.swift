// The rooms behind the front door, for all tests of this target.

@_exported import TableBatch
@_exported import TableDrawing
@_exported import TableInterfaceBuilder
@_exported import TableLayout
@_exported import TableModel
@_exported import TableRendering
@_exported import TableReview
@_exported import TableSources
@_exported import TableSpec
@_exported import TableThemes
