import AnimaticExport
import Foundation

/// Reads the call, runs a verb, and turns what happened into text and an exit code.
@main
struct Main {
  static func main() {
    LargeBlocks.returnToSystem()
    Interruption.install()
    exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}
