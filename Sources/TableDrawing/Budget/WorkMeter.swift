import Glibc
import Synchronization

/// Counts what a picture uses up, and ends the work on it where that is more than it may be.
///
/// One for each worker; it begins anew with every picture.
final class WorkMeter {
  /// How many steps go by between two looks at the clock.
  private static let stepsPerLook = 64

  private(set) var budget = WorkBudget.unlimited
  private var decodedPixels = 0.0
  private var paintedPixels = 0.0
  private var embeddedBytes = 0.0
  /// The steps of outlines of letters that became a part of the file.
  private var outlineSteps = 0
  private var steps = 0
  private var clock = WorkClock(seconds: nil)

  /// Begins a picture.
  func begin(_ budget: WorkBudget, cancellation: CancellationToken?) {
    self.budget = budget
    clock = WorkClock(seconds: budget.seconds, cancellation: cancellation)
    forget()
  }

  /// Begins the next picture of an animation: all of them share the time of one file, and one at a time is in memory.
  func beginFrame() throws(DrawingError) {
    forget()
    try look()
  }

  private func forget() {
    decodedPixels = 0
    paintedPixels = 0
    embeddedBytes = 0
    outlineSteps = 0
    steps = 0
  }

  /// Counts the pixels of an image that is to be decoded.
  func decode(pixels: Int, of name: String) throws(DrawingError) {
    decodedPixels += Double(pixels)
    guard decodedPixels <= Double(budget.decodedPixels) else {
      throw DrawingError(
        "with “\(name)” the images of the picture have more than \(budget.decodedPixels) pixels in all",
        hint: "make the images smaller, or show fewer of them")
    }
    try look()
  }

  /// Whether so many drawings on a picture of a size could be more than the budget has, so that they must be counted.
  func mayPaintTooMuch(items: Int, width: Int, height: Int) -> Bool {
    2 * Double(items) * Double(width) * Double(height) > Double(budget.paintedPixels)
  }

  /// Counts pixels that are to be painted, and a step.
  func paint(pixels: Double) throws(DrawingError) {
    paintedPixels += max(0, pixels)
    guard paintedPixels <= Double(budget.paintedPixels) else {
      var error = DrawingError(
        "drawing would paint more than \(budget.paintedPixels) pixels, counting each layer",
        hint: "use a smaller scale or size, or fewer views over each other")
      error.isAboutPainting = true
      throw error
    }
    try step()
  }

  /// Counts the bytes of an image that is to become a part of the file.
  func embed(bytes: Int, of name: String) throws(DrawingError) {
    embeddedBytes += Double(bytes)
    guard embeddedBytes <= Double(budget.embeddedBytes) else {
      throw DrawingError(
        "with “\(name)” the images in the file have more than \(budget.embeddedBytes >> 20) MB",
        hint: "make the images smaller, or show fewer of them")
    }
    try look()
  }

  /// Looks at how many bytes the file has so far.
  func write(bytes: Int) throws(DrawingError) {
    guard bytes <= budget.fileBytes else {
      throw DrawingError(
        "the file would have more than \(budget.fileBytes >> 20) MB",
        hint: "use a smaller scale or size, or fewer rows")
    }
  }

  /// Counts the steps of an outline that is written into the file, each of which takes some ten bytes there.
  func write(steps: Int) throws(DrawingError) {
    outlineSteps += steps
    try write(bytes: 10 * outlineSteps)
  }

  /// Counts a letter whose outline has so many steps; those of a project's font may take any time to read.
  func letter(steps: Int, isOfProject: Bool) throws(DrawingError) {
    try step(isOfProject ? WorkMeter.stepsPerLook : 1 + steps / WorkMeter.stepsPerLook)
  }

  /// Goes on, unless somebody wishes otherwise or the time is over.
  func step(_ count: Int = 1) throws(DrawingError) {
    steps += count
    if steps >= WorkMeter.stepsPerLook { try look() }
  }

  private func look() throws(DrawingError) {
    steps = 0
    if clock.isCancelled { throw DrawingError("drawing was cancelled") }
    if clock.isLate { throw budget.exceeded(by: "drawing") }
  }
}

extension DrawingError {
  /// What is said of a scene that holds more than one may.
  package static var tooMuch: DrawingError {
    DrawingError(
      "the picture has too many views, lines and letters",
      hint: "use fewer and simpler views, or divide the table into several")
  }
}

extension WorkBudget {
  /// What is said of work on a picture that takes longer than it may; the size of the picture counts where it is drawn.
  package func exceeded(by work: String, isDrawing: Bool = true) -> DrawingError {
    let seconds = seconds.map { "\($0)" } ?? "any number of"
    return DrawingError(
      "\(work) takes longer than \(seconds) seconds",
      hint: isDrawing
        ? "give --timeout more seconds, or use a smaller scale or size, fewer steps, or fewer and smaller rows and images"
        : "give --timeout more seconds, or use fewer and smaller rows and images")
  }
}

/// The time that a thread may spend on a piece of work.
package struct WorkClock: Sendable {
  private let end: Double
  private let cancellation: CancellationToken?

  /// A number of seconds of a processor from now, or any number; a wish ends them at once.
  package init(seconds: Double?, cancellation: CancellationToken? = nil) {
    end = seconds.map { WorkClock.processorTime + $0 } ?? .infinity
    self.cancellation = cancellation
  }

  /// Whether somebody wishes the work to end.
  var isCancelled: Bool { cancellation?.isCancelled ?? false }

  /// Whether the time is over.
  package var isLate: Bool { WorkClock.processorTime >= end }

  /// The seconds that are left; `nil` for any number.
  package var secondsLeft: Double? {
    end == .infinity ? nil : max(0, end - WorkClock.processorTime)
  }

  /// Whether the work must end.
  package var isOver: Bool { isCancelled || isLate }

  /// The seconds of a processor that the thread has used; other programs' work does not count.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// What one picture may use up of the machine, so that no source, however small, can take all of it.
///
/// Limits of single things do not bound their product: a small file can ask for thousands of layers over a large
/// picture. What is counted here is the product.
public struct WorkBudget: Hashable, Sendable {
  /// The pixels of image files that may be decoded, each file counted as often as it has to be decoded anew.
  public var decodedPixels: Int
  /// The pixels that may be painted, each as often as something is painted over it.
  public var paintedPixels: Int
  /// The bytes that images may take in memory while they become a part of an SVG or PDF file, each image counted as often
  /// as it is written and copied for that.
  public var embeddedBytes: Int
  /// The bytes that a file may have.
  public var fileBytes: Int
  /// The seconds of a processor's time that drawing may take; `nil` for any time.
  public var seconds: Double?

  /// A budget far above what pictures for people need: at most 10 seconds and 512 MB on a usual machine.
  public init(
    decodedPixels: Int = 64_000_000,
    paintedPixels: Int = 4_000_000_000,
    embeddedBytes: Int = 256 << 20,
    fileBytes: Int = 128 << 20,
    seconds: Double? = 10
  ) {
    self.decodedPixels = decodedPixels
    self.paintedPixels = paintedPixels
    self.embeddedBytes = embeddedBytes
    self.fileBytes = fileBytes
    self.seconds = seconds
  }

  /// As much as there is.
  public static let unlimited = WorkBudget(
    decodedPixels: .max, paintedPixels: .max, embeddedBytes: .max, fileBytes: .max, seconds: nil)
}

/// A wish, from any thread, that the work on a picture should end.
public final class CancellationToken: Sendable {
  private let wish = Atomic<Bool>(false)
  private let isOver: (@Sendable () -> Bool)?

  /// A wish that nobody has yet, unless a condition is given that brings it about.
  public init(when isOver: (@Sendable () -> Bool)? = nil) {
    self.isOver = isOver
  }

  /// Whether the work should end.
  public var isCancelled: Bool { wish.load(ordering: .relaxed) || isOver?() ?? false }

  /// Asks for the work to end; it does at its next step.
  public func cancel() {
    wish.store(true, ordering: .relaxed)
  }
}
