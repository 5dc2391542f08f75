import AnimaticStage
import AnimaticUI

extension PageScenario {
  /// With every absolute path written as seen from `folder`: a page says nothing of the machine that made it.
  public func relative(to folder: String) -> PageScenario {
    var page = self
    func place(_ text: String) -> String { PagePath.text(text, from: folder) }
    page.file = place(file)
    for index in page.trace.indices { page.trace[index].source = place(trace[index].source) }
    for index in page.works.indices { page.works[index].source = place(works[index].source) }
    for index in page.touches.indices { page.touches[index].source = place(touches[index].source) }
    for index in page.expectations.indices {
      page.expectations[index].source.file = place(expectations[index].source.file)
    }
    return page
  }
}

/// Paths as seen from a folder.
enum PagePath {
  /// `../b/a.scenario:3` of `/x/b/a.scenario:3` from `/x/app`; what is no absolute path stays as it is.
  static func text(_ path: String, from folder: String) -> String {
    guard path.hasPrefix("/"), folder.hasPrefix("/") else { return path }
    let (to, from) = (path.split(separator: "/"), folder.split(separator: "/"))
    var common = 0
    while common < min(to.count, from.count), to[common] == from[common] { common += 1 }
    let parts = Array(repeating: "..", count: from.count - common) + to[common...].map(String.init)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
