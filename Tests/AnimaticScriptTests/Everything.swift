/// One scenario with every statement, event and expectation.
let everything = """
  # every form of the language
  scenario "Everything"   # the name
  device     "iPhone 15" landscape
  canvas 393x200
  scale 2
  appearance light
  text size large
  reduce motion on
  direction rtl
  locale zh-Hans
  fps 60
  duration 1m30s
  timing device
  semantics iOS17
  background .red
  background #FF8000
  background gradient #112233 #44556677
  background gradient .red .blue.opacity(0.5)   # two
  background image "x.png"
  background app "inbox"
  let lead = 500ms
  let pink = #FF88AA80
  notice inbox = Banner(title: "New \\"message\\" \\u{1F600}", icon: "envelope.fill", backgroundColor: .red)
  notice t = Toast("text", displayDuration: 2, transition: .move(edge: .top).animation(.easeInOut(duration: 0.3)))
  notice s = Snackbar(
    message: "Hi",  # kept
    duration: .long,
  )
  view "Banner.swift" preview "Default"
  view "Banner.swift" ContentView(model: .init([1, 2]) { $0 })
  include "other.scenario"
  vary inbox.title in "a", "b", .c
  variant "slow" {
    fps 30   # slower
    at 1s show inbox
  }
  at 0.5s show inbox
  at 30f hide inbox
  at lead tap inbox
  after 500ms tap "visible text"
  at 1s tap (10, -20.5)
  at 1s tap #save
  at 1s press inbox for 0.3s
  at 1s drag inbox by (0, -40) over 200ms
  at 1s swipe inbox up
  at 1s set inbox.isShow = false
  at 1s appearance dark
  at 1s text size xxxLarge
  at 1s reduce motion off
  at 1s direction ltr
  at 1s locale ja
  at 1s rotate landscape
  at 1s keyboard up
  at 1s background app
  at 2s foreground app
  at 2s mark "label"
  every 0.5s from 1s to 3s show t
  expect inbox at 2.2s is gone
  expect inbox from 2.95s to 6.4s is visible      # fails
  expect inbox.offset.y at 0.8s is -12.5 within 0.5
  expect inbox.opacity from 1s to 2s is 1
  expect inbox.opacity from 0 to 1 between 1s and 2s within 0.01
  expect order inbox, t at 1s
  expect inbox visible for 4s within 20ms
  expect "text" at 1s is visible
  expect #save.frame.x at 1s is 12
  expect inbox.state.isShow at 1s is true
  expect no hazards
  expect work item 1 of inbox cancelled at 1.7s
  golden every 0.1s
  golden at 1s, 2s
  golden all
  tolerance 0.02 pixels 5
  tolerance 0.02
  allow stale-hide in inbox "as written"
  """
