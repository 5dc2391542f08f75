/// The bar of the system.
public struct DefaultGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A bar that fills from the leading edge, 4 points high, the labels around it.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        GaugeBar(share: configuration.value, height: 4)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.font(.caption).foregroundStyle(Color.secondary)
    }
  }
}

/// A thicker bar that fills from the leading edge, for narrow places.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label.font(.caption)
      GaugeBar(share: configuration.value, height: 6)
      configuration.currentValueLabel.font(.caption2).foregroundStyle(Color.secondary)
    }
  }
}

/// A bar with a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) {
      configuration.minimumValueLabel.font(.caption2)
      GeometryReader { proxy in
        ZStack(alignment: .leading) {
          Capsule().fill(Color.accentColor)
          Circle().fill(Color.system(.systemBackground)).padding(-1)
            .overlay { Circle().fill(Color.primary).padding(1) }
            .frame(width: 6, height: 6)
            .offset(x: max(0, proxy.size.width - 6) * configuration.value)
        }
      }
      .frame(height: 6)
      configuration.maximumValueLabel.font(.caption2)
    }
  }
}

/// A ring of 58 points, open below, with a mark at the value; the value's label in its middle.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      GaugeArc(from: 0, to: 1, opacity: 1)
      GaugeArc(from: configuration.value, to: configuration.value, opacity: 1, isMark: true)
      configuration.currentValueLabel.font(.system(size: 17, weight: .medium, design: .rounded))
      VStack {
        Spacer()
        if configuration.minimumValueLabel != nil {
          HStack(spacing: 8) {
            configuration.minimumValueLabel
            configuration.maximumValueLabel
          }
        } else {
          configuration.label
        }
      }
      .font(.system(size: 10, weight: .medium, design: .rounded))
    }
    .frame(width: 58, height: 58)
  }
}

/// A ring of 58 points that fills from the top clockwise; the value's label in its middle.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().stroke(Color.accentColor.opacity(0.3), lineWidth: 6)
      Circle().trim(from: 0, to: configuration.value)
        .stroke(Color.accentColor, style: StrokeStyle(lineWidth: 6, lineCap: .round))
        .rotationEffect(.degrees(-90))
      if configuration.currentValueLabel != nil {
        configuration.currentValueLabel
      } else {
        configuration.label
      }
    }
    .font(.system(size: 17, weight: .medium, design: .rounded))
    .padding(3)
    .frame(width: 58, height: 58)
  }
}

private struct GaugeBar: View {
  let share: Double
  let height: CGFloat

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(Color.system(.systemFill))
        Capsule().fill(Color.accentColor).frame(width: proxy.size.width * share)
      }
    }
    .frame(height: height)
  }
}

/// A part of a ring that is open for a quarter below.
private struct GaugeArc: View {
  var from: Double
  var to: Double
  let opacity: Double
  var isMark = false

  var body: some View {
    // A mark is a dot: a stroke of no length with round ends is none.
    Circle().trim(from: 0.75 * from, to: max(0.75 * to, 0.75 * from + 0.001))
      .stroke(
        isMark ? Color.system(.systemBackground) : Color.accentColor.opacity(opacity),
        style: StrokeStyle(lineWidth: isMark ? 4 : 6, lineCap: .round)
      )
      .rotationEffect(.degrees(135))
      .padding(3)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { .init() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: AccessoryLinearGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { .init() }
}
