import ViewGraph

/// What a field is for, so that the system can offer to fill it in.
///
/// Source: UITextContentType in UIKit's documentation.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the content.
  public let rawValue: String
  /// A content by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = name }

  /// A person's whole name.
  public static let name = UITextContentType("name")
  /// What stands before a name.
  public static let namePrefix = UITextContentType("name-prefix")
  /// A given name.
  public static let givenName = UITextContentType("given-name")
  /// A middle name.
  public static let middleName = UITextContentType("middle-name")
  /// A family name.
  public static let familyName = UITextContentType("family-name")
  /// What stands behind a name.
  public static let nameSuffix = UITextContentType("name-suffix")
  /// A nickname.
  public static let nickname = UITextContentType("nickname")
  /// The title of a job.
  public static let jobTitle = UITextContentType("organization-title")
  /// An organization.
  public static let organizationName = UITextContentType("organization")
  /// A place with all that belongs to it.
  public static let location = UITextContentType("location")
  /// A whole street address.
  public static let fullStreetAddress = UITextContentType("street-address")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType("address-line1")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType("address-line2")
  /// A city.
  public static let addressCity = UITextContentType("address-level2")
  /// A state.
  public static let addressState = UITextContentType("address-level1")
  /// A city with its state.
  public static let addressCityAndState = UITextContentType("address-level1+2")
  /// A part of a city.
  public static let sublocality = UITextContentType("address-level3")
  /// A country.
  public static let countryName = UITextContentType("country-name")
  /// A postal code.
  public static let postalCode = UITextContentType("postal-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType("tel")
  /// An address of mail.
  public static let emailAddress = UITextContentType("email")
  /// An address of the web.
  public static let URL = UITextContentType("url")
  /// A credit card's number.
  public static let creditCardNumber = UITextContentType("cc-number")
  /// The name by which a user signs in.
  public static let username = UITextContentType("username")
  /// A password.
  public static let password = UITextContentType("current-password")
  /// A password that is being chosen.
  public static let newPassword = UITextContentType("new-password")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType("one-time-code")
  /// A date of birth.
  public static let birthdate = UITextContentType("bday")
  /// A date with its time.
  public static let dateTime = UITextContentType("date-time")
  /// A flight.
  public static let flightNumber = UITextContentType("flight-number")
  /// The number of a parcel.
  public static let shipmentTrackingNumber = UITextContentType("shipment-tracking-number")
}

/// The same, by the name that it has on the desktop.
public typealias NSTextContentType = UITextContentType

extension View {
  /// Says what fields are for, so that a host can offer to fill them in: a browser goes by it (`autocomplete`), for the
  /// contents that browsers know. Nil takes back what is said further out. Pictures and tests show nothing of it.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    transformEnvironment(\.textInputHints) { $0.content = textContentType?.rawValue }
  }
}
