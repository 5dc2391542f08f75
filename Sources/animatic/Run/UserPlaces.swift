import AnimaticLoader
import Foundation

/// Places in the user's files, as the user knows them.
enum UserPlaces {
  /// Without the name of the module that the files are compiled as.
  static func shown(_ text: String) -> String {
    text.replacingOccurrences(of: UserModule.prefix, with: "")
  }
}
