import Testing

/// One browser serves all tests, so they come one after another.
@Suite(.serialized) struct ReviewPageTests {}
