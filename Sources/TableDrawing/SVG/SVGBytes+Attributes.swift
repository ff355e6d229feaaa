import TableModel

/// The attributes that several elements share; each begins with a space.
extension ByteBuffer {
  /// Writes a number as an attribute.
  mutating func put(_ name: StaticString, _ value: Double, decimals: Int = SVGNumber.decimals) {
    put(name, parts: SVGNumber.parts(value, decimals: decimals), decimals: decimals)
  }

  /// Writes a number as an attribute unless it is zero, which is what a missing one counts as.
  mutating func put(_ name: StaticString, nonzero value: Double, decimals: Int = SVGNumber.decimals) {
    put(name, nonzero: SVGNumber.parts(value, decimals: decimals), decimals: decimals)
  }

  /// Writes a number counted in parts of a unit as an attribute unless it is zero.
  mutating func put(_ name: StaticString, nonzero parts: Int, decimals: Int = SVGNumber.decimals) {
    if parts != 0 { put(name, parts: parts, decimals: decimals) }
  }

  private mutating func put(_ name: StaticString, parts: Int, decimals: Int) {
    put(UInt8(ascii: " "))
    put(name)
    put("=\"")
    put(parts: parts, decimals: decimals)
    put(UInt8(ascii: "\""))
  }

  /// Writes a width and a height.
  mutating func put(_ size: Size) {
    put("width", size.width)
    put("height", size.height)
  }

  /// Writes a colour, and its opacity unless it is opaque.
  mutating func put(_ color: Color, _ name: StaticString, opacity: StaticString) {
    put(UInt8(ascii: " "))
    put(name)
    put("=\"")
    put(hex: color.hex)
    put(UInt8(ascii: "\""))
    if color.alpha < 1 { put(opacity, color.alpha) }
  }

  /// Writes a colour for what is black without one.
  mutating func put(fill color: Color) {
    if color.hex != 0 {
      put(color, "fill", opacity: "fill-opacity")
    } else if color.alpha < 1 {
      put("fill-opacity", color.alpha)
    }
  }

  /// Writes three or six digits.
  private mutating func put(hex: UInt32) {
    let isShort = hex >> 4 & 0x0F0F0F == hex & 0x0F0F0F
    put(UInt8(ascii: "#"))
    for place in (0..<6).reversed() where !isShort || place % 2 == 0 {
      let digit = UInt8(truncatingIfNeeded: hex >> (4 * place) & 15)
      put(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + (digit - 10))
    }
  }

  /// Writes a shift and a scale, as far as they change anything.
  mutating func put(shift: Point, scaleX: Double = 1, scaleY: Double = 1) {
    put(shift: SVGNumber.parts(shift.x), SVGNumber.parts(shift.y), scaleX: scaleX, scaleY: scaleY)
  }

  /// Writes a shift in parts of a point and a scale, as far as they change anything.
  mutating func put(shift x: Int, _ y: Int, scaleX: Double = 1, scaleY: Double = 1) {
    let isShifted = x != 0 || y != 0
    let isScaled = scaleX != 1 || scaleY != 1
    guard isShifted || isScaled else { return }
    put(" transform=\"")
    if isShifted {
      put("translate(")
      put(parts: x)
      put(UInt8(ascii: " "))
      put(parts: y)
      put(UInt8(ascii: ")"))
    }
    if isScaled { put(scaleX: scaleX, scaleY: scaleY, isFirst: !isShifted) }
    put(UInt8(ascii: "\""))
  }

  private mutating func put(scaleX: Double, scaleY: Double, isFirst: Bool) {
    let decimals = 8
    let x = SVGNumber.parts(scaleX, decimals: decimals)
    let y = SVGNumber.parts(scaleY, decimals: decimals)
    put(isFirst ? "scale(" : " scale(")
    put(parts: x, decimals: decimals)
    if x != y {
      put(UInt8(ascii: " "))
      put(parts: y, decimals: decimals)
    }
    put(UInt8(ascii: ")"))
  }
}
