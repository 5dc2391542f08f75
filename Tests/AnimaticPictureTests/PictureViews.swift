import AnimaticUI

/// Views that exist as pictures made on a device; the numbers beside them in the tests were read from those.
enum PictureViews {
  static let map = Color(.sRGB, red: 130 / 255, green: 203 / 255, blue: 114 / 255)

  /// A card over a map: title2, bold, as many lines as it takes.
  static func offRoute(_ text: String) -> some View {
    HStack {
      Text(text).font(.title2.bold()).padding()
      Spacer()
    }
    .background(Color.white)
    .cornerRadius(12)
    .accessibilityIdentifier("card")
    .shadow(radius: 12)
    .padding()
  }

  /// A card with a picture and at most two lines.
  static func instruction(_ text: String) -> some View {
    HStack(spacing: 8) {
      Color.clear.frame(width: 64, height: 40)
      Text(text).font(.title2).foregroundStyle(Color.secondary).lineLimit(2)
      Spacer(minLength: 0)
    }
    .padding(16)
    .background(Color.white)
    .clipShape(RoundedRectangle(cornerRadius: 12))
    .accessibilityIdentifier("card")
    .shadow(radius: 12)
    .padding(16)
  }

  /// Three columns of a value over its name, in a card whose radius is larger than half its height.
  static func trip() -> some View {
    HStack {
      VStack {
        value("1:00 AM")
        name("Arrival")
      }
      VStack {
        value("144h 40m").frame(maxWidth: .infinity)
        name("Duration")
      }
      VStack {
        value("882 mi")
        name("Distance")
      }
      Rectangle().frame(width: 20, height: 10).foregroundColor(.clear)
    }
    .padding(.leading, 32)
    .padding(.trailing, 12)
    .padding(.vertical, 8)
    .background(Color.white)
    .clipShape(RoundedRectangle(cornerRadius: 48))
    .accessibilityIdentifier("card")
    .shadow(radius: 12)
  }

  private static func value(_ text: String) -> some View {
    Text(text).font(.title2.bold()).minimumScaleFactor(0.6).lineLimit(1).foregroundStyle(Color.primary)
  }

  private static func name(_ text: String) -> some View {
    Text(text).font(.subheadline).foregroundStyle(Color.secondary)
  }

  /// A symbol and a word on two boxes.
  static func checked() -> some View {
    HStack {
      Image(systemName: "checkmark.circle.fill").accessibilityIdentifier("symbol")
      Text("Checked")
    }
    .padding(5)
    .background(RoundedRectangle(cornerRadius: 5).fill(Color.blue))
    .accessibilityIdentifier("inner")
    .padding(10)
    .background(Color.yellow)
    .accessibilityIdentifier("outer")
  }

  static let lorem =
    "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore "
    + "et dolore magna aliqua."

  /// Three text styles, centred.
  static func styles() -> some View {
    VStack(spacing: 24) {
      VStack(spacing: 8) {
        Text("Hello PreviewSnapshots").font(.title)
        Text("Welcome to PreviewSnapshots").font(.subheadline)
      }
      Text(lorem).font(.body)
    }
    .multilineTextAlignment(.center)
    .padding(8)
  }

  static func pill() -> some View {
    Text("Start Navigation")
      .padding()
      .background(Color.system(.systemBackground))
      .foregroundStyle(Color.primary)
      .clipShape(Capsule())
      .accessibilityIdentifier("card")
      .frame(minWidth: 52, minHeight: 52)
      .shadow(radius: 8)
  }

  static func mute() -> some View {
    Image(systemName: "speaker.slash.fill")
      .resizable()
      .aspectRatio(contentMode: .fit)
      .frame(width: 18, height: 18)
      .padding()
      .background(Color.white)
      .foregroundStyle(Color.primary)
      .clipShape(Capsule())
      .accessibilityIdentifier("card")
      .shadow(radius: 8)
  }

  /// Below a status bar of 20 points.
  static func stackedTexts() -> some View {
    VStack(alignment: .leading) {
      HStack {
        Text("This is a header")
        Spacer()
        Image(systemName: "chevron.up").accessibilityIdentifier("symbol")
      }
      .frame(maxWidth: .infinity)
      VStack(alignment: .leading) { Text("This is a content") }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .padding(.top, 20)
  }

  static func linkRow() -> some View {
    HStack(spacing: 16) {
      Image(systemName: "heart").font(.title2).foregroundStyle(Color.blue)
        .accessibilityIdentifier("symbol").frame(width: 30, height: 30)
      Text("This is a title").frame(maxWidth: .infinity, alignment: .leading).font(.body.bold())
    }
    .padding()
    .background(Color.system(.secondarySystemFill))
    .clipShape(RoundedRectangle(cornerRadius: 12))
    .accessibilityIdentifier("card")
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .padding(.top, 20)
  }

  static let brand = Color(.sRGB, red: 0, green: 154 / 255, blue: 199 / 255)

  static func buttons() -> some View {
    VStack {
      row("primaryButton", .headline, .white).background(brand).clipShape(Capsule())
      row("primaryQuietButton", .headline, brand).background(brand.opacity(0.12)).clipShape(Capsule())
      Text("outlinedButton").font(.headline).foregroundColor(brand).frame(minHeight: 48)
        .padding(.horizontal, 20).overlay(Capsule().stroke(brand.opacity(0.3), lineWidth: 1))
      row("secondaryButton", .callout.bold(), brand)
      row("negativeButton", .callout.bold(), .white).background(Color.red)
        .clipShape(RoundedRectangle(cornerRadius: 12))
      row("neutralButton", .callout.bold(), .white).background(Color.gray)
        .clipShape(RoundedRectangle(cornerRadius: 12))
      row("secondaryNegativeButton", .callout.bold(), .red)
      Text("linkButton").font(.footnote).foregroundColor(brand).frame(maxWidth: 600)
      row("criticalButton", .callout.bold(), .black).background(Color.red.opacity(0.5))
        .clipShape(RoundedRectangle(cornerRadius: 12))
        .overlay(RoundedRectangle(cornerRadius: 12).stroke(Color.red, lineWidth: 1))
    }
    .padding(.horizontal, 16)
    .frame(maxHeight: .infinity)
    .padding(.top, 20)
  }

  private static func row(_ text: String, _ font: Font, _ color: Color) -> some View {
    Text(text).font(font).foregroundColor(color).frame(minHeight: 48).frame(maxWidth: 600)
      .padding(.horizontal, 20)
  }

  /// A card whose line is laid over it and casts a shadow of its own.
  static func rimmed() -> some View {
    HStack {
      Text("Snackbar").font(.system(size: 14))
      Spacer(minLength: 0)
    }
    .padding(.leading, 16).padding(.trailing, 8).padding(.vertical, 8)
    .frame(width: 343, height: 36)
    .background(Color(.sRGB, red: 195 / 255, green: 224 / 255, blue: 250 / 255))
    .clipShape(RoundedRectangle(cornerRadius: 16))
    .overlay(
      RoundedRectangle(cornerRadius: 16)
        .stroke(Color(.sRGB, red: 12 / 255, green: 82 / 255, blue: 145 / 255), lineWidth: 1)
    )
    .shadow(
      color: Color(.sRGB, red: 108 / 255, green: 129 / 255, blue: 157 / 255, opacity: 0.5), radius: 8, y: 4)
  }

  static func gradient() -> some View {
    LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom)
  }
}
