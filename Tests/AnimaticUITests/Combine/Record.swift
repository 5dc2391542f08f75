import Combine

/// What came out of a publisher: values as text, then how it ended.
final class Record {
  var lines: [String] = []
  private var bag: Set<AnyCancellable> = []

  @discardableResult
  func of<P: Publisher>(_ publisher: P) -> Record {
    publisher.sink(
      receiveCompletion: { [unowned self] completion in
        if case .failure(let error) = completion {
          lines.append("failed \(error)")
        } else {
          lines.append("end")
        }
      },
      receiveValue: { [unowned self] in lines.append("\($0)") }
    ).store(in: &bag)
    return self
  }

  func cancel() { bag = [] }

  static func all<P: Publisher>(_ publisher: P) -> String {
    Record().of(publisher).lines.joined(separator: " ")
  }
}

struct Broken: Error, CustomStringConvertible, Equatable {
  var description: String { "broken" }
}

/// Asks for values by hand.
final class Taster<Input, Failure: Error>: Subscriber {
  var subscription: Subscription?
  var values: [Input] = []
  var isDone = false
  /// Asked for again after each value.
  var again = Subscribers.Demand.none

  func receive(subscription: Subscription) { self.subscription = subscription }
  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return again
  }
  func receive(completion: Subscribers.Completion<Failure>) { isDone = true }
}
