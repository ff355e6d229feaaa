import Glibc
import SwiftUIReader

exit(CommandLineProgram(CommandLine.arguments.dropFirst().map { $0 }).run())
