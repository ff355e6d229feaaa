import TableModel
import TableThemes

/// Lays out a button with a configuration: a background, a picture, a title, a text below it and what tells of a menu.
struct ConfiguredButtonLayout: ControlLayout {
  private let context: ControlContext
  private let look: ConfiguredButtonLook
  private let title: String
  private let configuration: ButtonConfiguration

  init(
    _ context: ControlContext, look: ConfiguredButtonLook, title: String, _ configuration: ButtonConfiguration
  ) {
    (self.context, self.look, self.title, self.configuration) = (context, look, title, configuration)
  }

  var viewClass: ViewClass { .button }
  var opacity: Double { 1 }

  private var measures: ConfiguredButtonLook.Measures { look[configuration.buttonSize] }
  private var style: ConfiguredButtonLook.Style { look[configuration.style] }
  private var letters: TextLook { context.views.sized(measures.text) }
  private var smallLetters: TextLook { context.views.sized(look.subtitle) }

  private var foreground: Color {
    guard context.control.isEnabled else { return look.disabledForeground }
    return configuration.baseForegroundColor ?? context.control.textColor ?? context.color(style.foreground)
  }

  /// The title and the text below it, which wrap as far as there is room, as UIKit's do.
  private func labels(within room: Size) -> [ShapedLabel] {
    var height = room.height
    return [(title, letters), (configuration.subtitle ?? "", smallLetters)].compactMap { text, look in
      guard !text.isEmpty else { return nil }
      let label = Label(
        text: text, font: context.control.font, textColor: foreground, textAlignment: .center,
        numberOfLines: 0)
      let shaped = context.views.text.shape(
        label, look: look, maximumWidth: room.width + Self.rounding, maximumHeight: max(0, height))
      height -= shaped.height + self.look.titlePadding
      return shaped
    }
  }

  private var image: ImageViewLayout? {
    configuration.image.map {
      ImageViewLayout(
        ImageView(image: $0), in: context.views, isHighlighted: false, tint: .color(foreground),
        symbols: SymbolConfiguration(pointSize: letters.size, scale: .medium))
    }
  }

  /// The chevrons of a pop-up button beside letters of 17 points: 8.67 × 12.67 points, 6.3 behind the title, as menus'
  /// values have them.
  private static let chevrons = Size(width: 8.67, height: 12.67)
  private static let chevronsGap = 6.33
  private var chevronsFactor: Double { letters.size / 17 }
  private var indicator: Size? {
    configuration.indicator == .popup
      ? Size(width: Self.chevrons.width * chevronsFactor, height: Self.chevrons.height * chevronsFactor) : nil
  }
  private var indicatorGap: Double { Self.chevronsGap * chevronsFactor }
  /// What a sum of widths may lack of a text's own, in points, so that no button breaks the title that it was made for.
  private static let rounding = 0.001

  /// The height in points that a picture beside texts takes: a symbol stands on a line of text, as in all eight buttons that
  /// Interface Builder stored.
  private func heightBesideTexts(of image: Size) -> Double {
    configuration.image?.symbol == nil ? image.height : context.shaped("", look: letters).height
  }

  private var isStacked: Bool {
    configuration.imagePlacement == .top || configuration.imagePlacement == .bottom
  }

  /// What a button has around its texts, in points.
  private var spaceAroundTexts: Size {
    var space = Size(width: 2 * measures.horizontal, height: 2 * measures.vertical)
    if let image = image?.size, isStacked { space.height += image.height + configuration.imagePadding }
    if let image = image?.size, !isStacked { space.width += image.width + configuration.imagePadding }
    if let indicator { space.width += indicator.width + indicatorGap }
    return space
  }

  /// The room for texts in a button of a size.
  private func roomForTexts(in size: Size) -> Size {
    let space = spaceAroundTexts
    return Size(width: max(0, size.width - space.width), height: max(0, size.height - space.height))
  }

  private func size(of labels: [ShapedLabel]) -> Size {
    var size = Size(
      width: labels.map(\.width).max() ?? 0,
      height: labels.reduce(0) { $0 + $1.height } + (labels.count > 1 ? look.titlePadding : 0))
    if let indicator { size.width += indicator.width + (labels.isEmpty ? 0 : indicatorGap) }
    return size
  }

  private func content(around texts: Size) -> Size {
    guard let image = image?.size else { return texts }
    let gap = texts.width > 0 ? configuration.imagePadding : 0
    return isStacked
      ? Size(width: max(texts.width, image.width), height: texts.height + gap + image.height)
      : Size(width: texts.width + gap + image.width, height: max(texts.height, heightBesideTexts(of: image)))
  }

  /// The width in points of the button around the widest word of the title, which may stand in no wider room.
  var wholeWordsWidth: Double {
    let word = title.wordsThatNeverBreak.map { context.shaped($0, look: letters).width }.max() ?? 0
    return context.pixels.ceil(word + spaceAroundTexts.width)
  }

  func size(fitting room: Size) -> Size {
    // A room whose height nobody knows has none.
    let texts = roomForTexts(
      in: Size(width: room.width, height: room.height > 0 ? room.height : .infinity))
    let content = content(around: size(of: labels(within: texts)))
    return Size(
      width: min(room.width, context.pixels.ceil(content.width + 2 * measures.horizontal)),
      height: context.pixels.ceil(content.height + 2 * measures.vertical))
  }

  func content(in bounds: Rect) -> ControlContent {
    let labels = labels(within: roomForTexts(in: bounds.size))
    let texts = size(of: labels)
    let inner = bounds.centered(content(around: texts), on: context.pixels)
    var (textRect, imageRect) = (inner, inner)
    if let size = image?.size {
      switch configuration.imagePlacement {
      case .leading, .top: imageRect.size = size
      case .trailing: imageRect = Rect(origin: Point(inner.maxX - size.width, inner.minY), size: size)
      case .bottom: imageRect = Rect(origin: Point(inner.minX, inner.maxY - size.height), size: size)
      }
      if isStacked {
        imageRect.origin.x = context.pixels.round(inner.center.x - size.width / 2)
        textRect.size.height = texts.height
        if configuration.imagePlacement == .top { textRect.origin.y = inner.maxY - texts.height }
      } else {
        imageRect.origin.y = context.pixels.round(inner.center.y - size.height / 2)
        if configuration.imagePlacement == .leading { textRect.origin.x = inner.maxX - texts.width }
        textRect.size.width = texts.width
      }
    }
    var y = context.pixels.round(textRect.center.y - texts.height / 2)
    let width = indicator.map { textRect.width - $0.width - indicatorGap } ?? textRect.width
    let titles = labels.map { label -> SceneNode in
      defer { y += label.height + look.titlePadding }
      return label.node(
        .plainLabel, role: nil, frame: Rect(x: textRect.minX, y: y, width: width, height: label.height))
    }
    return ControlContent(
      drawings: background(in: bounds) + chevrons(in: textRect),
      children: (image.map { [$0.node(in: imageRect, role: nil)] } ?? []) + titles)
  }

  private func chevrons(in rect: Rect) -> [Drawing] {
    guard let indicator else { return [] }
    let origin = Point(
      rect.maxX - indicator.width, context.pixels.round(rect.center.y - indicator.height / 2))
    let place = { (x: Double, y: Double) in
      Point(origin.x + x * chevronsFactor, origin.y + y * chevronsFactor)
    }
    return [(0.9, 4.2), (11.77, 8.47)].map { tip, base in
      .stroke(
        .polyline([place(1, base), place(4.33, tip), place(7.67, base)]),
        Stroke(width: 1.7 * chevronsFactor, cap: .round, join: .round), .color(foreground))
    }
  }

  private func background(in bounds: Rect) -> [Drawing] {
    guard let color = style.background else { return [] }
    let tinted = configuration.baseBackgroundColor ?? context.color(color)
    let part = context.views.isDark ? style.opacity.dark : style.opacity.light
    let fill = context.control.isEnabled ? tinted.faded(to: part) : look.disabledBackground
    let radius = radius(in: bounds)
    let outline = { (rect: Rect, radius: Double) -> Path in
      .continuousRect(rect, top: radius, bottom: radius)
    }
    let line = 1.0 / 3
    let rim = style.rim.enumerated().map { index, color -> Drawing in
      let inset = (Double(index) + 0.5) * line
      return .stroke(
        outline(
          bounds.inset(by: EdgeInsets(top: inset, left: inset, bottom: inset, right: inset)), radius - inset),
        Stroke(width: line), .color(context.color(color)))
    }
    let shadow: [Drawing] =
      style.rim.isEmpty || context.views.isDark
      ? []
      : SoftShadowDrawing(
        shadow: SoftShadow(Color(white: 0, alpha: 0.05), radius: 28, dy: 5), step: 1
      ).drawings { growth in
        outline(
          bounds.inset(by: EdgeInsets(top: -growth, left: -growth, bottom: -growth, right: -growth)),
          radius + growth)
      }
    return shadow + [.fill(outline(bounds, radius), .color(fill))] + rim
  }

  private func radius(in bounds: Rect) -> Double {
    let half = min(bounds.width, bounds.height) / 2
    let radius: Double? =
      switch configuration.cornerStyle {
      case .dynamic: measures.cornerRadius
      case .small: look.radii.first
      case .medium: look.radii.dropFirst().first
      case .large: look.radii.last
      case .capsule: nil
      }
    return min(half, radius ?? half)
  }
}

extension String {
  /// The parts of a text that stay on one line: words, and letters of scripts that write none apart.
  ///
  /// What Thai and its neighbours do without spaces is left to whoever breaks lines, who knows their words.
  fileprivate var wordsThatNeverBreak: [String] {
    var words: [String] = []
    var isOpen = false
    for character in self {
      let breaks = character.unicodeScalars.contains { $0.breaksAnywhere }
      if character == " " {
        isOpen = false
      } else if isOpen, !breaks {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
        isOpen = !breaks
      }
    }
    return words
  }
}

extension Unicode.Scalar {
  /// Whether a line may end at the letter: those of Thai, Lao, Burmese and Khmer, and those of Chinese and Japanese.
  fileprivate var breaksAnywhere: Bool {
    switch value {
    case 0x0E00..<0x0F00, 0x1000..<0x10A0, 0x1780..<0x1800, 0x2E80..<0xA000, 0xF900..<0xFB00,
      0xFE30..<0xFE50, 0xFF00..<0xFFF0, 0x20000..<0x32000:
      true
    default: false
    }
  }
}
