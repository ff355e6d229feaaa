import Glibc

/// Runs something with room for deep recursion, on a thread of its own.
public enum LargeStack {
  private static let size = 256 << 20

  private final class Job<Result> {
    let body: () -> Result
    var result: Result?
    init(_ body: @escaping () -> Result) { self.body = body }
    func run() { result = body() }
  }

  /// What the body returns.
  public static func run<Result>(_ body: @escaping @Sendable () -> Result) -> Result {
    let job = Job(body)
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, size)
    var thread = pthread_t()
    let runner = Unmanaged.passRetained(AnyJob(job.run)).toOpaque()
    let code = pthread_create(
      &thread, &attributes,
      { pointer in
        guard let pointer else { return nil }
        Unmanaged<AnyJob>.fromOpaque(pointer).takeRetainedValue().run()
        return nil
      }, runner)
    if code == 0 { pthread_join(thread, nil) }
    return job.result ?? body()
  }

  private final class AnyJob {
    let run: () -> Void
    init(_ run: @escaping () -> Void) { self.run = run }
  }
}
