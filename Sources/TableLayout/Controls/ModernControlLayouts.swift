import TableModel
import TableThemes

/// Lays out a compact date picker: a date and a time, each on a ground of its own.
struct DatePickerLayout: ControlLayout {
  private let context: ControlContext
  private let look: CompactDatePickerLook
  private let texts: [String]

  init(_ context: ControlContext, look: CompactDatePickerLook, texts: [String]) {
    (self.context, self.look, self.texts) = (context, look, texts)
  }

  var viewClass: ViewClass { .datePicker }
  var opacity: Double { context.opacity(disabled: 0.5) }

  private var letters: TextLook { context.views.sizedBelowAccessibility(look.text) }

  /// Whether the time stands below the date, as beside it there would be no room for anything else; by eye.
  private var isStacked: Bool { context.views.theme.contentSizeCategory.isAccessibilityCategory }

  private var widths: [Double] {
    texts.map { context.pixels.ceil(context.shaped($0, look: letters).width + 2 * look.padding) }
  }

  private var height: Double {
    let usual = context.pixels.scale > 2 ? look.heightAtThreePixels : look.height
    return context.pixels.round(usual + letters.size * 1.2 - look.text.size * 1.2)
  }

  /// A picker is as wide as its texts, whatever room there is.
  func size(fitting room: Size) -> Size {
    let gaps = look.gap * Double(max(0, texts.count - 1))
    return isStacked
      ? Size(width: widths.max() ?? 0, height: height * Double(texts.count) + gaps)
      : Size(width: widths.reduce(0, +) + gaps, height: height)
  }

  /// A picker stands at the end of a wider frame.
  func content(in bounds: Rect) -> ControlContent {
    let size = size(fitting: bounds.size)
    let (height, isStacked) = (height, isStacked)
    var x = bounds.maxX - size.width
    var y = context.pixels.round(bounds.center.y - size.height / 2)
    var content = ControlContent()
    for (text, width) in zip(texts, widths) {
      let rect = Rect(x: isStacked ? bounds.maxX - width : x, y: y, width: width, height: height)
      content.drawings += ShapeDrawing(context: context).drawings(of: look.shape, in: rect)
      content.children.append(context.label(text, look: letters, alignment: .center, in: rect))
      x += width + look.gap
      if isStacked { y += height + look.gap }
    }
    return content
  }
}

/// Lays out the dots of a page control.
struct PageControlLayout: ControlLayout {
  private let context: ControlContext
  private let numberOfPages: Int
  private let currentPage: Int
  private let pageTint: Color?

  init(_ context: ControlContext, numberOfPages: Int, currentPage: Int, pageTint: Color?) {
    self.context = context
    (self.numberOfPages, self.currentPage, self.pageTint) = (numberOfPages, currentPage, pageTint)
  }

  private var look: PageControlLook { context.looks.pageControl }
  var viewClass: ViewClass { .pageControl }
  var opacity: Double { 1 }

  private var dotsWidth: Double {
    Double(max(0, numberOfPages - 1)) * look.pitch + (numberOfPages > 0 ? look.slot : 0)
  }

  func size(fitting room: Size) -> Size {
    Size(width: min(room.width, dotsWidth + 2 * look.padding), height: look.height)
  }

  func content(in bounds: Rect) -> ControlContent {
    let first = bounds.center.x - dotsWidth / 2 + look.slot / 2
    let current = context.control.tintColor ?? .white
    let other = pageTint ?? current.faded(to: look.otherOpacity)
    return ControlContent(
      drawings: (0..<numberOfPages).map { page in
        .fill(
          .circle(
            center: Point(first + Double(page) * look.pitch, bounds.center.y), radius: look.diameter / 2),
          .color(page == currentPage ? current : other))
      })
  }
}

/// Lays out a colour well.
struct ColorWellLayout: ControlLayout {
  private let context: ControlContext
  private let color: Color?

  init(_ context: ControlContext, color: Color?) {
    (self.context, self.color) = (context, color)
  }

  private var look: ColorWellLook { context.looks.colorWell }
  var viewClass: ViewClass { .colorWell }
  var opacity: Double { context.opacity(disabled: 0.5) }

  func size(fitting room: Size) -> Size { Size(width: look.diameter, height: look.diameter) }

  /// The ring of all colours, in short arcs, by eye.
  func content(in bounds: Rect) -> ControlContent {
    let count = 36
    let radius = (look.diameter - look.ringWidth) / 2
    let center = bounds.center
    let arcs = (0..<count).map { index -> Drawing in
      let from = 2 * Double.pi * (Double(index) - 0.1) / Double(count)
      let to = 2 * Double.pi * (Double(index) + 1.1) / Double(count)
      let points = [from, (from + to) / 2, to].map { angle -> Point in
        let unit = Point.onUnitCircle(radians: angle)
        return Point(center.x + radius * unit.x, center.y + radius * unit.y)
      }
      return .stroke(
        .polyline(points), Stroke(width: look.ringWidth), .color(.hue(Double(index) / Double(count))))
    }
    let disc = color.map { color -> [Drawing] in
      let inner = look.diameter / 2 - look.ringWidth - look.gap
      return [.fill(.circle(center: center, radius: inner), .color(color))]
    }
    return ControlContent(drawings: arcs + (disc ?? []))
  }
}

extension Color {
  /// A full colour of a hue, 0…1 around the circle.
  fileprivate static func hue(_ hue: Double) -> Color {
    let channel = { (shift: Double) -> UInt32 in
      let place = (hue + shift).truncatingRemainder(dividingBy: 1) * 6
      let value = min(1, max(0, abs(place - 3) - 1))
      return UInt32((value * 255).rounded())
    }
    return Color(channel(0) << 16 | channel(2.0 / 3) << 8 | channel(1.0 / 3))
  }
}

extension ViewContext {
  /// Letters of a text style at the size of text.
  func sized(_ look: TextLook) -> TextLook {
    guard let style = look.style else { return look }
    var look = look
    look.size = text.textStyleSizes[style]
    return look
  }

  /// Letters of a text style that stop growing where the sizes for accessibility begin, in places that do not grow; by eye.
  func sizedBelowAccessibility(_ look: TextLook) -> TextLook {
    var sized = sized(look)
    if theme.contentSizeCategory.isAccessibilityCategory, let style = look.style {
      sized.size = theme.textStyleSizes[.extraExtraExtraLarge][style]
    }
    return sized
  }
}
