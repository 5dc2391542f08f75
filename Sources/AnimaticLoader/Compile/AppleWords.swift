/// Words of SwiftUI, UIKit and Combine that interface code uses, whether Animatic has them or not.
///
/// Only for messages: a word that the compiler does not know and that stands here is not the user's slip. A
/// word that is missing here costs a note, nothing else.
enum AppleWords {
  static let all = Set((types + modifiers).split(whereSeparator: \.isWhitespace).map(String.init))

  private static let types = """
    Alert AnchorPreference AngularGradient AnimatableData AnimatableModifier AnyCancellable AnyGesture AnyLayout
    AnyPublisher AnyShape AnyShapeStyle AnyTransition AnyView App AppStorage AsyncImage AttributedString Bindable
    Binding BorderedButtonStyle BorderedProminentButtonStyle Button ButtonRole ButtonStyle CADisplayLink CALayer
    CGAffineTransform Canvas Capsule Chart Circle Color ColorPicker ConcentricRectangle ContainerRelativeShape
    ContentTransition ContentUnavailableView ControlGroup CoordinateSpace CurrentValueSubject DatePicker
    DisclosureGroup Divider DragGesture Edge EditButton Ellipse EllipticalGradient EmptyView Entry Environment
    EnvironmentKey EnvironmentObject EnvironmentValues EquatableView FetchRequest FillStyle FocusState FocusedValue
    Font ForEach Form Gauge GeometryEffect GeometryProxy GeometryReader Gesture GestureState GlassEffectContainer
    Gradient GraphicsContext Grid GridItem GridRow Group GroupBox HStack HoverEffect Image ImageRenderer
    InsettableShape Just KeyframeAnimator KeyframeTrack Label LabeledContent Layout LazyHGrid LazyHStack LazyVGrid
    LazyVStack LinearGradient Link List LocalizedStringKey LongPressGesture MagnificationGesture MagnifyGesture
    Map Material Menu MeshGradient NSAttributedString NSScreen Namespace NavigationLink NavigationPath
    NavigationSplitView NavigationStack NavigationView Observable ObservableObject ObservedObject OutlineGroup
    PassthroughSubject Path PhaseAnimator PhotosPicker Picker PlainButtonStyle PopoverAttachmentAnchor PreferenceKey
    Preview PreviewProvider PrimitiveButtonStyle ProgressView ProgressViewStyle Published QueryFilter RadialGradient
    Rectangle RenameButton RotateGesture RotationGesture RoundedRectangle RoundedRectangularShape ScaledMetric Scene
    SceneStorage ScrollView ScrollViewProxy ScrollViewReader Section SecureField SensoryFeedback Shape ShapeStyle
    ShareLink Slider Spacer SpatialTapGesture State StateObject Stepper StrokeStyle SymbolEffect Tab TabView Table
    TapGesture Text TextEditor TextField TextRenderer TimelineView Toggle ToggleStyle ToolbarItem ToolbarItemGroup
    Transaction Transition UIAccessibility UIApplication UIBezierPath UIButton UIColor UIDevice UIFont
    Selector UIHostingController UIImage UIImpactFeedbackGenerator UIKit UILabel UINotificationFeedbackGenerator UIScreen
    UISelectionFeedbackGenerator UIView UIViewController UIViewControllerRepresentable UIViewPropertyAnimator
    UIViewRepresentable UIVisualEffectView UIWindow UIWindowScene CAAnimation CABasicAnimation CAGradientLayer
    CAKeyframeAnimation CAShapeLayer CASpringAnimation CATransaction NSLayoutConstraint NSMutableAttributedString
    UIActivityIndicatorView UIActivityViewController UIAlertAction UIAlertController UIBlurEffect UICollectionView
    UIControl UIImageView UILayoutGuide UINavigationController UIPanGestureRecognizer UIProgressView UIScrollView UIStackView
    UISwipeGestureRecognizer UISwitch UITabBarController UITableView UITapGestureRecognizer UITextField UITextView
    UnevenRoundedRectangle UnitCurve VStack
    VerticalEdge ViewBuilder ViewModifier ViewThatFits VisualEffect WindowGroup ZStack Combine Charts MapKit
    """

  private static let modifiers = """
    accessibilityAction accessibilityAddTraits accessibilityAnnouncement accessibilityElement accessibilityHidden
    accessibilityHint accessibilityIdentifier accessibilityLabel accessibilityRemoveTraits accessibilitySortPriority
    accessibilityValue alert alignmentGuide allowsHitTesting allowsTightening anchorPreference animation aspectRatio
    background backgroundPreferenceValue backgroundStyle badge baselineOffset blendMode blur bold border bouncy
    brightness buttonBorderShape buttonRepeatBehavior buttonStyle clipShape clipped colorInvert colorMultiply
    colorScheme compositingGroup confirmationDialog containerRelativeFrame containerShape contentMargins contentShape
    contentTransition contextMenu contrast controlSize coordinateSpace cornerRadius defaultScrollAnchor
    defersSystemGestures delay dialogIcon disableAutocorrection disabled drawingGroup dynamicTypeSize easeIn
    easeInOut easeOut edgesIgnoringSafeArea environment environmentObject equatable exclusiveGesture
    fileExporter fileImporter fixedSize flipsForRightToLeftLayoutDirection focusable focused font fontDesign
    fontWeight fontWidth foregroundColor foregroundStyle frame fullScreenCover geometryGroup gesture glassEffect
    glassEffectID glassEffectTransition glassEffectUnion grayscale groupBoxStyle headerProminence help hidden
    highPriorityGesture hoverEffect hueRotation id ignoresSafeArea imageScale inspector interactiveDismissDisabled
    interpolatingSpring invalidatableContent italic itemProvider kerning keyboardShortcut keyboardType keyframeAnimator
    labelStyle labelsHidden layoutPriority layoutValue lineLimit lineSpacing linear listRowBackground
    listRowInsets listRowSeparator listStyle luminanceToAlpha mask matchedGeometryEffect menuStyle
    minimumScaleFactor modifier monospaced monospacedDigit multilineTextAlignment navigationBarBackButtonHidden
    navigationBarHidden navigationBarTitle navigationBarTitleDisplayMode navigationDestination navigationTitle
    navigationTransition matchedTransitionSource offset onAppear onChange onContinuousHover onDisappear onDrag onDrop
    onGeometryChange onHover onLongPressGesture onOpenURL onPreferenceChange onReceive onScrollGeometryChange
    onScrollPhaseChange onScrollVisibilityChange onSubmit onTapGesture opacity overlay overlayPreferenceValue padding
    persistentSystemOverlays phaseAnimator pickerStyle popover position preference preferredColorScheme
    presentationBackground presentationBackgroundInteraction presentationContentInteraction presentationCornerRadius
    presentationDetents presentationDragIndicator previewContext previewDevice previewDisplayName previewLayout
    privacySensitive progressViewStyle projectionEffect redacted refreshable renderingMode resizable rotation3DEffect
    rotationEffect safeAreaInset safeAreaPadding saturation scaleEffect scaledToFill scaledToFit scenePadding
    scrollBounceBehavior scrollClipDisabled scrollContentBackground scrollDisabled scrollIndicators scrollPosition
    scrollTargetBehavior scrollTargetLayout scrollTransition searchable sensoryFeedback shadow sheet
    simultaneousGesture smooth snappy speechAdjustedPitch spring statusBar statusBarHidden strikethrough stroke
    strokeBorder submitLabel swipeActions symbolEffect symbolEffectsRemoved symbolRenderingMode symbolVariant tabItem
    tabViewStyle tag task textCase textContentType textFieldStyle textInputAutocapitalization textRenderer
    textSelection tint toggleStyle toolbar toolbarBackground toolbarColorScheme toolbarVisibility tracking
    transaction transformEffect transformEnvironment transformPreference transition trim truncationMode
    typesettingLanguage underline unredacted visualEffect zIndex
    """
}
