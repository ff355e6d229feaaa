import TableProject

/// How much of a project a verification is of, which decides what approved pictures may be called obsolete.
public struct VerifyScope: Sendable {
  /// All that the project has: each approved picture that is not drawn is obsolete.
  public static let whole = VerifyScope(isPart: false)

  /// Whether inputs, ways of drawing or names were given for this one time.
  let isPart: Bool
  /// Whether ways of drawing or names were.
  let hasOwnWays: Bool
  /// What the project draws otherwise; `nil` where nothing says so.
  let project: BatchPlan?

  private init(isPart: Bool, hasOwnWays: Bool = false, project: BatchPlan? = nil) {
    (self.isPart, self.hasOwnWays, self.project) = (isPart, hasOwnWays, project)
  }

  /// A part of a project, of whose plan no picture is obsolete.
  ///
  /// - Parameters:
  ///   - project: The plan of the whole; `nil` where nothing says what that is.
  ///   - hasOwnWays: Whether pictures are drawn in other ways than the whole, or have other names.
  /// - Returns: The scope of such a call.
  public static func part(of project: BatchPlan?, hasOwnWays: Bool) -> VerifyScope {
    VerifyScope(isPart: true, hasOwnWays: hasOwnWays, project: project)
  }
}
