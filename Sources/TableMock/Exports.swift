@_exported import TableDrawing
@_exported import TableLayout
@_exported import TableLoading
@_exported import TableModel
@_exported import TableReview
@_exported import TableThemes
