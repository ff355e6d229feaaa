import Glibc
import SwiftUIReader

let arguments = Array(CommandLine.arguments.dropFirst())
exit(arguments.isEmpty ? CommandLineProgram.runAsTold() : CommandLineProgram(arguments).run())
