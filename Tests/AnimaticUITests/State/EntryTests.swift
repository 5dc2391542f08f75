import AnimaticUI
import Testing

extension EnvironmentValues {
  @Entry fileprivate var greeting = "hello"
  @Entry fileprivate var limit: Int? = nil
  @Entry fileprivate var guest: String?
}

extension Transaction {
  @Entry fileprivate var isQuick: Bool = false
}

@Suite struct EntryTests {
  private struct Reader: View {
    @Environment(\.greeting) private var greeting
    @Environment(\.limit) private var limit
    var body: some View { Text("\(greeting) \(limit ?? 0)") }
  }

  @Test func `an entry is read and written like any value of the environment`() throws {
    let stage = try TestHost {
      VStack {
        Reader()
        Reader().environment(\.greeting, "bye").environment(\.limit, 3)
      }
    }
    #expect(stage.text("hello 0") != nil && stage.text("bye 3") != nil)
    #expect(EnvironmentValues().guest == nil)
  }

  @Test func `transactions have entries too`() {
    var transaction = Transaction()
    #expect(!transaction.isQuick)
    transaction.isQuick = true
    #expect(transaction.isQuick)
  }
}
