import Glibc
import SwiftUIReader

let arguments = Array(CommandLine.arguments.dropFirst())
exit(CommandLineProgram(arguments.isEmpty ? CommandLineProgram.givenArguments() : arguments).run())
