import Testing
@testable import SwiftUIReader
