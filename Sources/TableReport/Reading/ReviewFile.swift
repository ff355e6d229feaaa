import Foundation

/// The file that says what a review found.
enum ReviewFile {
  /// The format that is understood.
  static let format = "tablemock review 1"

  /// Reads the file at a path; throws a `ReportError` that says what is wrong with it.
  static func read(_ path: String) throws -> Review {
    let data = try contents(of: path)
    do {
      return try review(in: data)
    } catch let error as ReportError {
      throw ReportError("\(path): \(error)")
    }
  }

  private static func contents(of path: String) throws -> Data {
    // A pipe in the place of the file is not waited for.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw ReportError("\(path) cannot be read: \(String(cString: strerror(errno)))")
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw ReportError("\(path) cannot be read: this is not a file")
    }
    do {
      return try file.readToEnd() ?? Data()
    } catch {
      throw ReportError("\(path) cannot be read: \((error as NSError).localizedDescription)")
    }
  }

  /// The review that JSON holds; throws a `ReportError` where it is damaged or of another format.
  static func review(in data: Data) throws -> Review {
    let decoder = JSONDecoder()
    do {
      return try decoder.decode(Content.self, from: data).review
    } catch let error as DecodingError {
      throw ReportError(error.words)
    } catch let error as ReportError {
      throw error
    } catch {
      throw ReportError("this is not JSON: \(error)")
    }
  }

  /// The file as a whole: what its format is comes before all that it holds.
  private struct Content: Decodable {
    let review: Review

    private enum Keys: CodingKey {
      case format
    }

    init(from decoder: any Decoder) throws {
      let format = try decoder.container(keyedBy: Keys.self).decode(String.self, forKey: .format)
      guard format == ReviewFile.format else {
        throw ReportError("the format is “\(format)”, and “\(ReviewFile.format)” is what this program reads")
      }
      review = try Review(from: decoder)
    }
  }
}

extension DecodingError {
  /// The place, and what was expected there.
  fileprivate var words: String {
    switch self {
    case .keyNotFound(let key, let context):
      "\(context.codingPath.place(endingIn: key)) is missing"
    case .valueNotFound(_, let context):
      "\(context.codingPath.place()) is null"
    case .typeMismatch(_, let context):
      "\(context.codingPath.place()) is of another kind than it should be"
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      "this is not JSON: \(context.underlyingError.map { ($0 as NSError).debugWords } ?? context.debugDescription)"
    case .dataCorrupted(let context):
      "\(context.codingPath.place()): \(context.debugDescription)"
    @unknown default:
      "\(self)"
    }
  }
}

extension NSError {
  fileprivate var debugWords: String {
    userInfo[NSDebugDescriptionErrorKey] as? String ?? localizedDescription
  }
}

extension [any CodingKey] {
  /// The path as it would be written in a program: `entries[3].pixels.count`.
  fileprivate func place(endingIn key: (any CodingKey)? = nil) -> String {
    let path = (self + [key].compactMap(\.self)).reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
    return path.isEmpty ? "the whole" : path
  }
}
