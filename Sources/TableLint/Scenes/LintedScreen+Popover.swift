import TableModel

extension LintedScreen {
  /// The popover, where there is one.
  var popover: LintedController? {
    controllers.first { $0.kind == .popover && $0.view?.node.viewClass == .popover }
  }

  /// The popover, also where the screen shows nothing but what is in it.
  var popoverOrWhatIsInIt: LintedController? { controllers.first { $0.kind == .popover && $0.isShown } }

  /// Whether the screen is that of a phone, or as narrow as one.
  var isPhone: Bool { min(environment.size.width, environment.size.height) < LintedScreen.padWidth }

  /// The least width of a tablet’s upright screen, in points.
  private static let padWidth = 600.0
}
