import TableLayout
import TableModel
import TableThemes

/// The look and the screen that a table is drawn with, after everyone has been asked.
///
/// The variant comes first, then the source, then the defaults of the theme.
struct ResolvedScreen {
  let theme: Theme
  var environment: LayoutEnvironment

  /// Throws where the variant or the source names a look or a device that there is not.
  init(
    _ screen: Screen, as variant: Variant, keepsHiddenRows: Bool, rowsAsStored: Bool = false
  ) throws(UnknownNameError) {
    let category = variant.contentSizeCategory ?? screen.contentSizeCategory ?? .large
    theme = try ResolvedScreen.theme(variant.theme ?? screen.theme).resized(to: category)
    let device = try ResolvedScreen.device(variant.device ?? screen.device) ?? Device.named(theme.device)
    let orientation = variant.orientation ?? screen.orientation ?? .portrait
    // A size of the source's own is that of no known device, so nothing is known to cover its edges.
    let own = variant.device == nil ? screen.size : nil
    let growsWithText = own.map { screen.isRow(of: $0.height, growingAt: category) } ?? false
    // A document's scale is that of the device that it was made on, not one that its author chose.
    let isReplaced = variant.device != nil && screen.interfaceBuilderObject != nil
    let ownScale = isReplaced ? nil : screen.scale
    environment = LayoutEnvironment(
      size: own.map { variant.orientation.map($0.turned) ?? $0 }
        ?? (device?.size ?? ResolvedScreen.defaultSize).turned(to: orientation),
      scale: variant.scale ?? ownScale ?? device?.scale ?? 2,
      height: variant.height ?? (growsWithText ? .content : .screen),
      appearance: variant.appearance ?? screen.appearance ?? .light,
      safeAreaInsets: own == nil ? device?.safeArea(orientation) ?? .zero : .zero,
      keepsHiddenRows: keepsHiddenRows,
      storedRows: rowsAsStored ? screen.interfaceBuilderObject?.storedRows ?? .init() : nil
    )
    environment.isPhone = own == nil && device?.isPhone == true
    // Margins go by the phone, whatever part of its screen is drawn.
    if own != nil, screen.device != nil, device?.isPhone == true { environment.screenSize = device?.size }
    if let language = variant.language ?? screen.language { environment.speak(language, theme: theme) }
  }

  private static let defaultSize = Size(width: 320, height: 480)

  private static func theme(_ name: String?) throws(UnknownNameError) -> Theme {
    guard let name else { return .newest }
    return try UnknownNameError.theme(name)
  }

  private static func device(_ name: String?) throws(UnknownNameError) -> Device? {
    guard let name else { return nil }
    return try UnknownNameError.device(name)
  }
}

extension Screen {
  /// Whether the screen is just as high as its one row, which has another height at a text size.
  ///
  /// Such a picture follows its row, as Interface Builder shows a row that lies in no table.
  fileprivate func isRow(of height: Double, growingAt category: ContentSizeCategory) -> Bool {
    guard isBareTable, let sections = tableViews.first?.sections, sections.count == 1,
      sections[0].rows.count == 1, let row = sections[0].rows.first,
      row.height == height, let layout = row.contentView?.layout, layout.isSelfSizing == true
    else { return false }
    return layout.designContentSizeCategory ?? .large != category
  }
}

extension Size {
  /// The size with its longer side lying as a device held so has it.
  fileprivate func turned(to orientation: Orientation) -> Size {
    switch orientation {
    case .portrait: width > height ? transposed : self
    case .landscape: height > width ? transposed : self
    }
  }
}

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
