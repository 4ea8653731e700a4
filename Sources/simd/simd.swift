// The names that Apple's module gives to the vectors of the standard library.
/// Two single-precision numbers.
public typealias simd_float2 = SIMD2<Float>
/// Three single-precision numbers.
public typealias simd_float3 = SIMD3<Float>
/// Four single-precision numbers.
public typealias simd_float4 = SIMD4<Float>
/// Two double-precision numbers.
public typealias simd_double2 = SIMD2<Double>
/// Three double-precision numbers.
public typealias simd_double3 = SIMD3<Double>
/// Four double-precision numbers.
public typealias simd_double4 = SIMD4<Double>
/// Two 32-bit integers.
public typealias simd_int2 = SIMD2<Int32>
/// Three 32-bit integers.
public typealias simd_int3 = SIMD3<Int32>
/// Four 32-bit integers.
public typealias simd_int4 = SIMD4<Int32>
/// Two single-precision numbers.
public typealias float2 = SIMD2<Float>
/// Three single-precision numbers.
public typealias float3 = SIMD3<Float>
/// Four single-precision numbers.
public typealias float4 = SIMD4<Float>
/// Two double-precision numbers.
public typealias double2 = SIMD2<Double>
/// Three double-precision numbers.
public typealias double3 = SIMD3<Double>
/// Four double-precision numbers.
public typealias double4 = SIMD4<Double>
