import TableModel
import TableThemes

extension Variant {
  /// The kind of device that a screen is shown on; a screen in no particular place is its look's.
  package func idiom(of screen: Screen? = nil) -> UserInterfaceIdiom {
    let name = device ?? screen?.device ?? look(of: screen).device
    return Device.named(name)?.isPhone == false ? .pad : .phone
  }

  private func look(of screen: Screen?) -> Theme {
    (theme ?? screen?.theme).flatMap(Theme.named) ?? ResolvedScreen.defaultTheme
  }

  /// The screen with its texts in the language that is wanted and with what its device is shown, and with its bars and
  /// tables as wanted.
  package func applied(to screen: Screen) -> Screen {
    applied(to: screen, on: idiom(of: screen))
  }
}

extension Origins {
  /// What finds the parts of screens that are drawn in some way.
  package func finder(as variant: Variant) -> OriginFinder {
    OriginFinder(shown(on: variant.idiom()))
  }
}
