import AnimaticScript

/// The runs that a file asks for: each `vary` is one dimension with its values, all `variant` blocks together are
/// another one, whose first value is the scenario as it stands.
struct VariantPlan {
  /// One run: which block and which values, by the places of their statements among the flattened ones.
  struct Choice: Equatable {
    var block: Int?
    /// Statement to value.
    var values: [Int: Int] = [:]
    /// Nil for the scenario as it stands.
    var variant: ScenarioVariant?

    static let plain = Choice()
  }

  /// More runs than anybody looks at.
  static let mostRuns = 100

  var choices: [Choice]
}

extension Resolver {
  /// Reads `vary` and `variant` off the flattened statements; one plain choice where there are none.
  mutating func planVariants(_ items: [Item]) -> VariantPlan {
    var choices: [(choice: VariantPlan.Choice, names: [VariantName])] = [(.plain, [])]
    let blocks = items.indices.compactMap { index in block(items[index]).map { (index, $0) } }
    choices += blocks.map { (VariantPlan.Choice(block: $0.0), [$0.1]) }
    var varied: [String: Int] = [:]
    for (index, item) in items.enumerated() {
      guard case .vary(let vary) = item.statement.kind else { continue }
      context = item.context
      let key = self.key(of: vary.target)
      if let line = varied[key.whole] {
        report(.variedTwice(key.whole, line: line), item.statement.range)
        continue
      }
      varied[key.whole] = item.statement.range.line
      guard choices.count * vary.values.count <= VariantPlan.mostRuns else {
        report(.variantsTooMany(limit: VariantPlan.mostRuns), item.statement.range)
        continue
      }
      let values = names(of: vary, key: key.short)
      choices = choices.flatMap { earlier in
        values.enumerated().map { place, name in
          var next = earlier
          next.choice.values[index] = place
          next.names.append(name)
          return next
        }
      }
    }
    if choices.count > VariantPlan.mostRuns, let last = blocks.last {
      context = items[last.0].context
      report(.variantsTooMany(limit: VariantPlan.mostRuns), items[last.0].statement.range)
    }
    return VariantPlan(
      choices: choices.prefix(VariantPlan.mostRuns).map { choice, names in
        var choice = choice
        let name = VariantName(joining: names)
        if !names.isEmpty { choice.variant = ScenarioVariant(label: name.label, name: name.word) }
        return choice
      })
  }

  /// The name of a `variant` statement, nil for others. Names that meet are an error at the second one.
  private mutating func block(_ item: Item) -> VariantName? {
    guard case .variant(let syntax, _) = item.statement.kind else { return nil }
    context = item.context
    guard let text = string(syntax, "the variant's name") else { return nil }
    let name = VariantName(block: text)
    guard name.word != ScenarioVariant.base, text.contains(where: { !$0.isWhitespace }) else {
      report(.variantReserved(text), syntax.range)
      return nil
    }
    if let line = variantLines[name.word] {
      report(.variantTwice(name.word, line: line), syntax.range)
      return nil
    }
    variantLines[name.word] = item.statement.range.line
    return name
  }

  private func key(of target: VarySyntax.Target) -> (short: String, whole: String) {
    switch target {
    case .setting(let name), .name(let name): return (name.text, name.text)
    case .argument(let property):
      let label = property.property.text
      guard case .name(let notice) = property.address.kind else { return (label, label) }
      return (label, "\(notice).\(label)")
    }
  }

  private mutating func names(of vary: VarySyntax, key: String) -> [VariantName] {
    var seen: Set<String> = []
    return vary.values.map { value in
      var expression: ExpressionSyntax?
      if case .expression(let syntax) = value.content { expression = syntax }
      let text = contexts[context].source.text(value.range.bytes)
      let name = VariantName(key: key, value: expression, text: text)
      if !seen.insert(name.word).inserted { report(.varyValueTwice(name.word), value.range) }
      return name
    }
  }

  // MARK: One run

  /// The statements of one run: those of its block in the block's place, those of its values, none of the others.
  mutating func expand(_ items: [Item], _ choice: VariantPlan.Choice) -> [Item] {
    var out: [Item] = []
    for (index, item) in items.enumerated() {
      context = item.context
      switch item.statement.kind {
      case .variant(_, let statements):
        // What is wrong in a block is said whichever run is resolved; what it means only in its own.
        for statement in statements { refuseInVariant(statement) }
        guard choice.block == index else { continue }
        out += statements.filter { item.context == 0 || $0.isTakenOver }.compactMap { statement in
          if case .argument(let property, let value) = statement.kind {
            take(argument: property, value, item.context)
            return nil
          }
          return Item(statement: statement, context: item.context, isOfVariant: true)
        }
      case .vary(let vary):
        guard let place = choice.values[index] else { continue }
        let value = vary.values[place]
        switch (vary.target, value.content) {
        case (_, .setting(let kind)):
          out.append(
            Item(
              statement: StatementSyntax(kind: kind, range: value.range), context: item.context,
              isOfVariant: true))
          refuseOption(against: vary.target)
        case (.argument(let property), .expression(let expression)):
          take(argument: property, expression, item.context)
        case (.name(let name), .expression(let expression)):
          variedNames[name.text] = (expression, name.range, item.context)
        case (.setting, .expression): break
        }
      default: out.append(item)
      }
    }
    return out
  }

  private mutating func refuseInVariant(_ statement: StatementSyntax) {
    switch statement.kind {
    case .scenario: report(.notInVariant("scenario"), statement.range)
    case .include: report(.notInVariant("include"), statement.range)
    case .vary: report(.notInVariant("vary"), statement.range)
    default: break
    }
  }

  private mutating func take(argument property: PropertySyntax, _ value: ExpressionSyntax, _ context: Int) {
    guard case .name(let notice) = property.address.kind else {
      report(
        .wrongType(what: "what is set", expected: "a notice's argument, NAME.label"), property.address.range)
      return
    }
    let label = property.property.text
    if variedArguments.contains(where: { $0.notice == notice && $0.label.text == label }) {
      report(.variantConflict("\(notice).\(label)"), property.property.range)
      return
    }
    variedArguments.append(
      VariedArgument(
        notice: notice, address: property.address.range, label: property.property, value: value,
        context: context))
  }

  /// A flag would make all the values of a `vary` the same.
  private mutating func refuseOption(against target: VarySyntax.Target) {
    guard case .setting(let name) = target else { return }
    let flag: String?
    switch name.text {
    case "fps": flag = overrides.fps.map { _ in "--fps" }
    case "scale": flag = overrides.scale.map { _ in "--scale" }
    case "device", "canvas": flag = overrides.device.map { _ in "--device" }
    case "appearance": flag = overrides.appearance.map { _ in "--appearance" }
    default: flag = nil
    }
    if let flag { reportOption(.variedOption(flag, name.text)) }
  }
}

/// An argument that a variant has instead of the notice's own.
struct VariedArgument {
  var notice: String
  var address: SourceRange
  var label: NameSyntax
  var value: ExpressionSyntax
  /// The file that says so.
  var context: Int
}
