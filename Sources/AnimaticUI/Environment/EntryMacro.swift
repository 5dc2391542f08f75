/// Adds a value to `EnvironmentValues` or `Transaction` without a key of one's own:
/// `extension EnvironmentValues { @Entry var accent: Color = .blue }`. The first value is made once.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "AnimaticMacros", type: "EntryMacro")
