// As `import SwiftUI` does on Apple's systems: user code sees Foundation without importing it.
@_exported import Foundation
@_exported import Observation
