import TableModel
import TableThemes

extension Variant {
  /// The kind of device that a screen is shown on; a screen in no particular place is its look's.
  package func idiom(of screen: Screen? = nil) -> UserInterfaceIdiom {
    let name = device ?? screen?.device ?? look(of: screen).device
    return Device.named(name)?.isPhone == false ? .pad : .phone
  }

  /// The room of the screen that a source is drawn on; `nil` where the source alone says that.
  package func sizeClasses(of screen: Screen) -> SizeClasses? {
    guard device != nil || orientation != nil else { return nil }
    let known = (device ?? screen.device).flatMap(Device.named)
    guard var size = known?.size ?? screen.size else { return nil }
    if orientation == .landscape, size.width < size.height { size = size.transposed }
    if orientation == .portrait, size.width > size.height { size = size.transposed }
    return SizeClasses(size: size, isPhone: known?.isPhone)
  }

  private func look(of screen: Screen?) -> Theme {
    (theme ?? screen?.theme).flatMap(Theme.named) ?? Theme.newest
  }
}

extension Origins {
  /// What finds the parts of screens that are drawn in some way.
  package func finder(as variant: Variant) -> OriginFinder {
    OriginFinder(shown(on: variant.idiom()))
  }
}
