import AnimaticLoader
import AnimaticScript

extension Resolver {
  /// `view "Banner.swift" …`: the file is found here, and compiled only when the scenario is played.
  mutating func resolveView(_ file: ExpressionSyntax, _ root: ViewRootSyntax, _ range: SourceRange) {
    hasView = true
    noticeLines[ScenarioView.name] = range.line
    guard let name = string(file, "the Swift file") else { return }
    let path: String
    switch files.locate(name, from: contexts[context].path) {
    case .success(let found): path = found
    case .failure(let message): return report(message, file.range)
    }
    guard ScenarioFiles.exists(path) else {
      return report(.fileUnreadable(name, why: "there is no such file"), file.range)
    }
    let source = contexts[context].source
    var view = ScenarioView(
      source: UserViewSource(files: [path], root: .firstPreview), file: source.file, range: range,
      sourceLine: source.line(range.line))
    switch root {
    case .firstPreview: break
    case .preview(let title):
      guard let text = string(title, "the preview's name") else { return }
      view.source.root = .preview(text)
      view.range = title.range
    case .expression(let text):
      let before = source.line(text.range.line).prefix(text.range.column - 1).utf8.count
      view.source.root = .expression(
        UserExpression(text: text.text, file: source.file, line: text.range.line, column: before + 1))
      view.range = text.range
    }
    scenario.view = view
  }
}
