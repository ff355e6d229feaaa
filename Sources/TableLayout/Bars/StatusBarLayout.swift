import TableModel
import TableThemes

/// Lays out the bar with the time, the network and the battery.
struct StatusBarLayout {
  private let bar: StatusBar
  private let words: StatusBarWords
  private let context: BarContext
  private let look: StatusBarLook
  private let colors: StatusBarLook.Colors
  /// The height in points of the area beside a notch; 0 on screens without one.
  private let notch: Double

  /// A bar above a navigation bar, if there is one.
  init(_ bar: StatusBar, above navigationBar: NavigationBar?, context: BarContext) {
    self.bar = bar
    self.context = context
    words = StatusBarWords(bar, in: context.environment.strings.calendar)
    notch = context.environment.safeAreaInsets.top
    look = context.looks.statusBar.beside(notch: notch, screenWidth: context.environment.size.width)
    colors = StatusBarLayout.colors(of: bar.style, above: navigationBar, look: look)
  }

  private static func colors(
    of style: StatusBar.Style, above navigationBar: NavigationBar?, look: StatusBarLook
  ) -> StatusBarLook.Colors {
    switch style {
    case .lightContent: look.light
    case .darkContent: look.dark
    case .default:
      switch navigationBar?.barStyle {
      case .default: look.overBar
      case .black: look.light
      case nil: look.overContent
      }
    }
  }

  /// The height in points.
  var height: Double { max(look.height, notch) }

  /// Whether the screen leaves the bar a place: none at the sides of a notch on a phone on its side.
  static func isShown(on environment: LayoutEnvironment) -> Bool {
    environment.safeAreaInsets.left <= 0
  }

  /// The bar as a view over the screen's upper edge.
  func node(width: Double) -> SceneNode {
    let frame = Rect(x: 0, y: 0, width: width, height: height)
    let background: [Drawing] =
      colors.background.stops.isEmpty
      ? [] : [.fill(.rect(frame.bounds), colors.background.downwards(in: frame.bounds))]
    let content = content(in: frame.bounds)
    return SceneNode(
      .statusBar, frame: frame, drawings: background + content.drawings, children: content.children)
  }

  private func content(in bounds: Rect) -> ControlContent {
    if notch >= look.notched.minimumHeight { return notched(in: bounds) }
    let screen = context.environment.size
    guard let tablet = look.tablet, min(screen.width, screen.height) >= tablet.minimumSide else {
      return straight(in: bounds)
    }
    return onTablet(tablet, in: bounds)
  }

  private var icons: StatusIcons { StatusIcons(look: look, colors: colors, pixels: context.pixels) }

  // MARK: Screens without a notch

  /// Carrier, time and battery in one row.
  private func straight(in bounds: Rect) -> ControlContent {
    let middle = bounds.center.y
    let signal = bar.showsSignal ? icons.signal(x: look.margin, middle: middle) : nil
    let battery = icons.battery(
      right: bounds.maxX - (look.trailing ?? look.margin), middle: middle, level: bar.batteryLevel)
    let time = context.shaped(words.time, look: look.timeText, color: colors.content)
    let timeFrame = bounds.centered(Size(width: time.width, height: time.height), on: context.pixels)
    let carrierX = signal.map { $0.rect.maxX + look.gap } ?? look.carrierMargin ?? look.margin
    let iconRoom = icons.wifiWidth + look.gap
    let carrierRoom = max(0, timeFrame.minX - look.gap - carrierX - iconRoom)
    let carrier = context.shaped(
      bar.carrier, look: look.text, color: colors.icons.carrier ?? colors.content, maximumWidth: carrierRoom)
    let carrierFrame = Rect(
      x: carrierX, y: context.pixels.round(middle - carrier.height / 2),
      width: min(carrier.width, carrierRoom), height: carrier.height)
    let wifi = icons.wifi(
      x: carrierFrame.width > 0 ? carrierFrame.maxX + look.gap : carrierX, middle: middle)
    return ControlContent(
      drawings: shadowed((signal?.drawings ?? []) + wifi.drawings + battery.drawings),
      children: nodes([(carrier, carrierFrame), (time, timeFrame)])
    )
  }

  // MARK: Tablets

  /// The time and the date on the left; the wireless network, the charge and the battery on the right.
  private func onTablet(_ tablet: StatusBarLook.Tablet, in bounds: Rect) -> ControlContent {
    let middle = bounds.center.y
    let screen = context.environment
    let side = min(screen.size.width, screen.size.height)
    let sides =
      screen.safeAreaInsets.bottom > 0 ? tablet.sidesWithHomeIndicator ?? tablet.sides : tablet.sides
    let time = context.shaped(words.time, look: look.timeText, color: colors.content)
    let timeFrame = frame(of: time, x: sides.leading[side], onTabletAround: middle)
    let date = context.shaped(words.date, look: look.timeText, color: colors.content)
    let battery = icons.battery(
      right: bounds.maxX - sides.trailing[side], middle: middle, level: bar.batteryLevel)
    let percent = Int((bar.batteryLevel * 100).rounded())
    let charge = context.shaped(words.charge(percent), look: tablet.text, color: colors.content)
    let chargeFrame = frame(
      of: charge, x: battery.rect.minX - look.gap - charge.width, onTabletAround: middle)
    let wifi = icons.wifi(x: chargeFrame.minX - look.gap - icons.wifiWidth, middle: middle)
    return ControlContent(
      drawings: shadowed(wifi.drawings + battery.drawings),
      children: nodes([
        (time, timeFrame),
        (date, frame(of: date, x: timeFrame.maxX + tablet.dateGap, onTabletAround: middle)),
        (charge, chargeFrame),
      ])
    )
  }

  /// Labels of tablets are half a pixel higher, where those of phones are lower.
  private func frame(of label: ShapedLabel, x: Double, onTabletAround middle: Double) -> Rect {
    var frame = frame(of: label, x: x, middle: middle)
    frame.origin.y = context.pixels.floor(middle - label.height / 2)
    return frame
  }

  private func frame(of label: ShapedLabel, x: Double, middle: Double) -> Rect {
    Rect(
      x: context.pixels.round(x), y: context.pixels.round(middle - label.height / 2), width: label.width,
      height: label.height)
  }

  // MARK: Screens with a notch

  /// The time on the left of the notch, all icons on the right.
  private func notched(in bounds: Rect) -> ControlContent {
    let middle = look.notched.center[notch] + look.notched.drop[bounds.width]
    var text = look.notched.text
    text.size *= look.notched.textScale[bounds.width]
    let time = context.shaped(words.clock, look: text, color: colors.content)
    var timeFrame = frame(of: time, x: look.notched.timeCenter[bounds.width] - time.width / 2, middle: middle)
    timeFrame.origin.y = time.baselineInBars(ofHeight: 2 * middle) - time.ascent
    let battery = icons.battery(
      right: bounds.maxX - look.notched.trailing[bounds.width], middle: middle, level: bar.batteryLevel)
    let wifi = icons.wifi(x: battery.rect.minX - look.gap - icons.wifiWidth, middle: middle)
    let signal =
      bar.showsSignal
      ? icons.signal(x: wifi.rect.minX - look.gap - icons.signalWidth, middle: middle).drawings : []
    return ControlContent(
      drawings: island(in: bounds, middle: middle) + shadowed(signal + wifi.drawings + battery.drawings),
      children: nodes([(time, timeFrame)])
    )
  }

  /// The black capsule around the camera, a little above the middle of letters and icons.
  private func island(in bounds: Rect, middle: Double) -> [Drawing] {
    guard bar.showsDynamicIsland, notch >= look.notched.minimumIslandHeight else { return [] }
    let size = look.notched.island
    let rect = Rect(
      x: context.pixels.round((bounds.width - size.width) / 2),
      y: context.pixels.round(middle - look.notched.islandRise - size.height / 2), width: size.width,
      height: size.height)
    return [.fill(.roundedRect(rect, top: size.height / 2, bottom: size.height / 2), .color(.black))]
  }

  private func nodes(_ labels: [(ShapedLabel, Rect)]) -> [SceneNode] {
    labels.filter { !$0.0.label.text.isEmpty && $0.1.width > 0 }
      .map { $0.0.with(shadow: colors.shadow).node(.plainLabel, role: nil, frame: $0.1) }
  }

  private func shadowed(_ icons: [Drawing]) -> [Drawing] {
    guard let shadow = colors.shadow else { return icons }
    return icons.map { $0.silhouette(shadow) } + icons
  }
}

extension ShapedLabel {
  /// The label with another copy behind it.
  fileprivate func with(shadow: TextShadow?) -> ShapedLabel {
    var label = self
    label.shadow = shadow
    return label
  }
}

extension StatusBarLook {
  /// The look with the icons that it has beside a notch or an island of a height.
  fileprivate func beside(notch: Double, screenWidth: Double) -> StatusBarLook {
    guard let island, notch >= island.minimumHeight else { return self }
    let factor = island.scale[screenWidth]
    var look = self
    look.signal = island.signal.scaled(by: factor)
    look.battery = island.battery.scaled(by: factor)
    look.gap = island.gap[screenWidth] * factor
    look.networkHeight = island.networkHeight * factor
    look.notched.trailing = island.trailing
    return look
  }
}

extension StatusBarLook.Signal {
  fileprivate func scaled(by factor: Double) -> Self {
    switch self {
    case .bars(let count, let width, let gap, let radius):
      .bars(count: count, width: width * factor, gap: gap * factor, cornerRadius: radius * factor)
    case .dots(let count, let diameter, let gap):
      .dots(count: count, diameter: diameter * factor, gap: gap * factor)
    }
  }
}

extension BatteryLook {
  fileprivate func scaled(by factor: Double) -> BatteryLook {
    var look = self
    look.size = Size(width: size.width * factor, height: size.height * factor)
    look.cornerRadius *= factor
    look.chargeCornerRadius = chargeCornerRadius.map { $0 * factor }
    look.outlineWidth *= factor
    look.chargeInset *= factor
    look.poleGap *= factor
    return look
  }
}

extension Drawing {
  /// The drawing's outline in the colour and at the place of a shadow.
  fileprivate func silhouette(_ shadow: TextShadow) -> Drawing {
    switch self {
    case .fill(let path, _): .fill(path.offset(x: shadow.dx, y: shadow.dy), .color(shadow.color))
    case .stroke(let path, let stroke, _):
      .stroke(path.offset(x: shadow.dx, y: shadow.dy), stroke, .color(shadow.color))
    case .image, .text: self
    }
  }
}

/// Draws the icons of a status bar.
struct StatusIcons {
  /// An icon and the room that it takes.
  struct Icon {
    let rect: Rect
    let drawings: [Drawing]
  }

  let look: StatusBarLook
  let colors: StatusBarLook.Colors
  let pixels: PixelGrid

  private var networkPaint: Paint { .color(colors.icons.network ?? colors.content) }
  /// The height of the icons of both networks, in points.
  private var height: Double { look.networkHeight ?? look.battery.size.height }

  // MARK: Signal

  var signalWidth: Double {
    switch look.signal {
    case .bars(let count, let width, let gap, _): Double(count) * (width + gap) - gap
    case .dots(let count, let diameter, let gap): Double(count) * (diameter + gap) - gap
    }
  }

  func signal(x: Double, middle: Double) -> Icon {
    let rect = Rect(x: x, y: middle - height / 2, width: signalWidth, height: height)
    switch look.signal {
    case .bars(let count, let width, let gap, let radius):
      let bars = (0..<count).map { index in
        let tall = height * Double(index + 2) / Double(count + 1)
        return Drawing.fill(
          .roundedRect(
            Rect(x: x + Double(index) * (width + gap), y: rect.maxY - tall, width: width, height: tall),
            top: radius, bottom: radius),
          networkPaint)
      }
      return Icon(rect: rect, drawings: bars)
    case .dots(let count, let diameter, let gap):
      let dots = (0..<count).map { index in
        Drawing.fill(
          .circle(
            center: Point(x + diameter / 2 + Double(index) * (diameter + gap), middle), radius: diameter / 2),
          networkPaint)
      }
      return Icon(rect: rect, drawings: dots)
    }
  }

  // MARK: Wireless network

  /// The fan is as wide as the chord of its outermost ring.
  var wifiWidth: Double { height * 2.0.squareRoot() }

  /// A wedge with rings over it, in a quarter of a circle.
  func wifi(x: Double, middle: Double) -> Icon {
    let rect = Rect(x: x, y: middle - height / 2, width: wifiWidth, height: height)
    let center = Point(rect.center.x, rect.maxY)
    let unit = height / look.wifi.divisions
    let rings = look.wifi.ringRadii.map { radius in
      Drawing.stroke(
        Path.quarterArc(around: center, radius: radius * unit), Stroke(width: unit * look.wifi.lineWidth),
        networkPaint)
    }
    var wedge = Path.quarterArc(around: center, radius: look.wifi.wedgeRadius * unit)
    wedge.elements += [.line(center), .close]
    return Icon(rect: rect, drawings: rings + [.fill(wedge, networkPaint)])
  }

  // MARK: Battery

  /// The battery's upper edge: an outline of a pixel stands on pixels.
  private func top(around middle: Double) -> Double {
    let top = middle - look.battery.size.height / 2
    return look.battery.outlineWidth < 1 ? pixels.round(top) : top
  }

  /// The battery with its pole at the right.
  func battery(right: Double, middle: Double, level: Double) -> Icon {
    let look = look.battery
    let height = look.size.height
    let pole = Size(width: height * look.pole.width, height: height * look.pole.height)
    let body = Rect(
      x: right - pole.width - look.poleGap - look.size.width, y: top(around: middle),
      width: look.size.width, height: height)
    let faint = colors.content.faded(to: look.outlineOpacity)
    let half = look.outlineWidth / 2
    let edge = EdgeInsets(top: half, left: half, bottom: half, right: half)
    let outlineRadius = max(0, look.cornerRadius - half)
    let inset = look.chargeInset
    let inside = body.inset(by: EdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
    let chargeRadius = look.chargeCornerRadius ?? max(0, look.cornerRadius - inset)
    let charge = Rect(
      x: inside.minX, y: inside.minY, width: inside.width * level.share, height: inside.height)
    return Icon(
      rect: Rect(x: body.minX, y: body.minY, width: right - body.minX, height: height),
      drawings: [
        .stroke(
          .roundedRect(body.inset(by: edge), top: outlineRadius, bottom: outlineRadius),
          Stroke(width: look.outlineWidth), .color(faint)),
        .fill(
          .roundedRect(
            Rect(
              x: body.maxX + look.poleGap, y: middle - pole.height / 2, width: pole.width, height: pole.height
            ),
            top: pole.width / 2, bottom: pole.width / 2),
          .color(faint)),
        .fill(
          .roundedRect(charge, top: chargeRadius, bottom: chargeRadius),
          .color(colors.icons.charge ?? colors.content)),
      ]
    )
  }
}

extension Path {
  /// The upper quarter of a circle.
  fileprivate static func quarterArc(around center: Point, radius: Double) -> Path {
    let side = radius / 2.0.squareRoot()
    var path = Path([.move(Point(center.x - side, center.y - side))])
    path.addCorner(
      to: Point(center.x + side, center.y - side), by: Point(center.x, center.y - 2 * side))
    return path
  }
}

/// The time and the date of a status bar, in the language where their author says nothing of them.
struct StatusBarWords {
  /// The time with the half of the day.
  let time: String
  /// The time without it, as it stands beside a notch.
  let clock: String
  /// The date as tablets show it.
  let date: String
  private let words: CalendarWords

  /// The moment that Apple's pictures show, on the day of the first iPhone.
  private static let (usualDay, usualTime) = (CalendarDate("2007-01-09"), ClockTime("09:41"))

  init(_ bar: StatusBar, in language: String) {
    let words = CalendarWords(language)
    self.words = words
    date = bar.ownDate ?? StatusBarWords.usualDay.map(words.day) ?? ""
    let usual = StatusBarWords.usualTime
    time = bar.ownTime ?? usual.map(words.short) ?? ""
    clock = bar.ownTime.map { String($0.prefix { $0 != " " }) } ?? usual.map(words.withoutHalf) ?? ""
  }

  /// How full the battery is.
  func charge(_ percent: Int) -> String { words.percent(percent) }
}
