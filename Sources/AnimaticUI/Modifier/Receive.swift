import AnimaticTime

/// Runs an action with what a publisher hands out.
public struct _ReceiveModifier<P: Publisher> where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void
  var place = SourcePlace()
}

extension _ReceiveModifier: ViewModifier {
  public typealias Body = Never
  nonisolated public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode { ReceiveNode<C, P>(view, inputs) }
}

private final class ReceiveNode<C: View, P: Publisher>: ContentNode<C, _ReceiveModifier<P>>
where P.Failure == Never {
  private var subscription: AnyCancellable?

  override func didMakeContent() { subscribe() }

  override func contentUpdated(from old: _ReceiveModifier<P>) {
    if !ViewComparison.areEqual(old.publisher, view.modifier.publisher) { subscribe() }
  }

  override func didLeave() {
    subscription?.cancel()
    subscription = nil
  }

  private func subscribe() {
    // The old one goes first: a shared timer may start again, as on a device.
    subscription?.cancel()
    let before = graph.clock.owner
    graph.clock.owner = owner
    defer { graph.clock.owner = before }
    subscription = view.modifier.publisher.sink { [weak self] in self?.deliver($0) }
  }

  /// At once, unless views are being updated: then after the update, among the other actions.
  private func deliver(_ value: P.Output) {
    guard isAlive else { return }
    if graph.isUpdating {
      graph.enqueueAction(owner: owner, node: self) { [weak self] in
        guard let self, self.isAlive else { return }
        self.act(value)
      }
    } else {
      act(value)
    }
  }

  private func act(_ value: P.Output) {
    graph.clock.with(cause: graph.clock.cause, place: graph.place(self)) {
      let place = view.modifier.place.text
      graph.emitCause(.change, name: owner, detail: "onReceive \(Printing.value(value))", source: place)
      view.modifier.action(value)
    }
  }
}

extension View {
  /// Runs `action` with each value of a publisher while the view is in the tree; the newest closure runs.
  ///
  /// Values are handed on as they come; what comes during a view update waits for its end. Another publisher, where
  /// the two can be told apart, is subscribed to in place of the one before: a timer publisher that is made with the
  /// view starts anew each time, `Just` of another value hands that out.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, file: String = #fileID, line: Int = #line, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(_ReceiveModifier(publisher: publisher, action: action, place: SourcePlace(file, line)))
  }
}
