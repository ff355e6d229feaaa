import TableDrawing

/// How picture files are written.
public struct PictureOptions: Hashable, Sendable {
  /// The settings of PNG files.
  public var png: PNGOptions
  /// The settings of SVG files.
  public var svg: SVGOptions
  /// What each picture may use up.
  public var budget: WorkBudget

  /// Settings that suit most uses unless they are given.
  public init(
    png: PNGOptions = .fast, svg: SVGOptions = SVGOptions(), budget: WorkBudget = WorkBudget()
  ) {
    self.png = png
    self.svg = svg
    self.budget = budget
  }

  /// What words say of files; what they leave open is as usual.
  public init(
    _ png: PNGEffort?, _ svg: SVGChoices = SVGChoices(), budget: WorkBudget = WorkBudget()
  ) {
    self.init(png: (png ?? .fast).options, svg: svg.options, budget: budget)
  }
}

/// How hard PNG files are compressed.
public enum PNGEffort: String, Hashable, Sendable, CaseIterable {
  /// Packed in little time, for pictures that are looked at once.
  case fast
  /// As small as can be.
  case small

  /// The settings of PNG files.
  public var options: PNGOptions {
    switch self {
    case .fast: .fast
    case .small: .small
    }
  }
}
