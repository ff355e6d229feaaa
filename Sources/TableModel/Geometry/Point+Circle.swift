extension Point {
  /// The point at an angle on the circle of radius 1, clockwise from the right where y grows downwards.
  ///
  /// It is reckoned with additions, multiplications and divisions alone, whose digits are the same on every machine;
  /// those of a C library's functions are not.
  package static func onUnitCircle(radians angle: Double) -> Point {
    let quarter = Double.pi / 2
    let turns = (angle / quarter).rounded()
    let rest = angle - turns * quarter
    let cosine = alternatingSeries(from: 1, after: 0, of: rest)
    let sine = alternatingSeries(from: rest, after: 1, of: rest)
    return switch turns - 4 * (turns / 4).rounded(.down) {
    case 1: Point(-sine, cosine)
    case 2: Point(-cosine, -sine)
    case 3: Point(sine, -cosine)
    default: Point(cosine, sine)
    }
  }

  /// The sum of every other term of the series of the exponential function, with changing signs, from one of a power on.
  ///
  /// For angles of an eighth of a turn at most, so many terms give all digits of a number.
  private static func alternatingSeries(from first: Double, after power: Double, of angle: Double) -> Double {
    var (term, sum, power) = (first, first, power)
    for _ in 0..<9 {
      term *= -angle * angle / ((power + 1) * (power + 2))
      sum += term
      power += 2
    }
    return sum
  }
}
