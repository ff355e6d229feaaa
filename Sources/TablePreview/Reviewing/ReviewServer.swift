import TableModel
import TableRendering
import TableReview
import TableSources

/// The server of a review's page, whose buttons approve, reject and take back.
///
/// Only this machine reaches it. What a page sends must come from a page of this very server, and names pictures by their
/// numbers in the review that it shows.
package final class ReviewServer: PageServing {
  /// What a page may say at once: the numbers of all pictures of a large review.
  private static let mostBody = 1 << 20

  private let desk: ReviewDesk
  private let server: LoopbackServer
  private let guardian: RequestGuard
  private let tell: @Sendable ([String]) -> Void

  /// A server for a review, on a port, or on one that is free where the port is 0.
  ///
  /// - Parameters:
  ///   - desk: What carries verdicts out.
  ///   - port: The port.
  ///   - tell: Is given the lines for whoever has started the server, a line for each picture.
  /// - Throws: A `ServerError` where the port cannot be had.
  package init(_ desk: ReviewDesk, port: UInt16, tell: @escaping @Sendable ([String]) -> Void) throws {
    guard let token = AccessToken() else {
      throw Diagnostic(
        .error, at: SourceLocation(file: "review"), "the system has no random bytes left")
    }
    var limits = Connection.Limits()
    limits.body = Self.mostBody
    server = try LoopbackServer(port: port, hub: EventHub(), limits: limits)
    guardian = RequestGuard(
      token: token, port: server.port, posts: Set(ReviewDesk.Verdict.allCases.map(\.rawValue)))
    (self.desk, self.tell) = (desk, tell)
  }

  /// The address of the page, which nobody guesses.
  package var url: String { guardian.url }

  /// Reads the review.
  ///
  /// - Throws: An error where there is none, or none of the project.
  package func open() throws {
    _ = try desk.page()
  }

  /// Serves the page for ever.
  ///
  /// - Throws: An error where the server has lost its socket.
  package func run() throws {
    let handler = Connection.Handler(
      refusal: { [guardian] head in
        if case .failure(let refusal) = guardian.path(of: head) { refusal } else { nil }
      }, answer: { [self] in answer($0, $1) })
    do throws(SystemError) {
      try server.run(handler)
    } catch {
      throw Diagnostic(
        .error, at: SourceLocation(file: "review"), "the server has lost its socket: \(error.explanation)")
    }
  }

  /// The answer to a request and what followed it.
  private func answer(_ head: RequestHead, _ body: [UInt8]) -> Answer {
    switch guardian.path(of: head) {
    case .failure(let refusal): Answer(refusal.status, refusal.status.phrase)
    case .success(let path):
      if let verdict = ReviewDesk.Verdict(rawValue: path) { decide(verdict, body) } else { file(path) }
    }
  }

  private func decide(_ verdict: ReviewDesk.Verdict, _ body: [UInt8]) -> Answer {
    guard let json = JSONReader.value(body), let review = json["review"]?.text,
      let items = json["entries"]?.items
    else { return Answer(.badRequest, "This is no verdict.") }
    let numbers = items.compactMap { $0.number.flatMap { Int(exactly: $0) } }
    guard numbers.count == items.count else { return Answer(.badRequest, "These are no numbers.") }
    let outcome = desk.decide(verdict, on: numbers, of: review)
    if !outcome.lines.isEmpty { tell(outcome.lines) }
    return answer(outcome.isOfAnotherReview ? .conflict : .ok, desk.json(outcome))
  }

  private func file(_ path: String) -> Answer {
    switch path {
    case "":
      do throws(Diagnostic) {
        return Answer(.ok, "text/html; charset=utf-8", try desk.page(), isPage: true)
      } catch {
        return Answer(.unprocessable, error.description)
      }
    case "state": return answer(.ok, desk.json())
    case "review.css": return Answer(.ok, "text/css; charset=utf-8", ReviewPageFile.style.bytes)
    case "begin.js": return script(ReviewPageFile.beginning.bytes)
    case "review.js": return script(ReviewPageFile.servedScript.bytes)
    default:
      guard let (name, bytes) = desk.file(at: path) else {
        return Answer(.notFound, Status.notFound.phrase)
      }
      return PictureFormat(path: name).map { Answer(.ok, $0.mediaType, bytes) } ?? script(bytes)
    }
  }

  private func answer(_ status: Status, _ value: JSONValue) -> Answer {
    Answer(status, "application/json", Array(value.line.utf8))
  }

  private func script(_ bytes: [UInt8]) -> Answer { Answer(.ok, "text/javascript; charset=utf-8", bytes) }
}

extension PictureFormat {
  /// How files of the format are called on the way to a browser.
  fileprivate var mediaType: String {
    switch self {
    case .png: "image/png"
    case .svg: "image/svg+xml"
    case .pdf: "application/pdf"
    case .jpg: "image/jpeg"
    case .gif: "image/gif"
    case .html: "text/html; charset=utf-8"
    }
  }
}
