// The one door to the C library's mathematics, so that the rest of this room needs no Foundation.
// Only functions whose results are correctly rounded or stable on one C library are used: exp, expm1, log,
// sin, cos.
#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#elseif canImport(Darwin)
  @_exported import Darwin
#endif
