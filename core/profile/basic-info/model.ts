/** Signed-in user (CALL-016, SESS-024 to SESS-034). Names are null until the user has given them. */
export interface UserInfo {
  readonly id: string
  /** Full name, as the provider writes it. */
  readonly name: string | null
  readonly firstName: string | null
  readonly lastName: string | null
  readonly email: string
  /** Names of the experiments that the user takes part in, such as "NADebitCard". */
  readonly experiments: ReadonlyArray<string>
  readonly optInEmailMarketing: boolean
  /** Access types as keys of the provider. The session slice interprets these keys (SESS-031). */
  readonly accessTypes: ReadonlyArray<string>
  /** National identity number, possibly masked except for its last digits; null if the provider has none. */
  readonly nationalIdentityNumber: string | null
  /** Issuer of the number. Null if the provider sends none; `nationalIdentityIssuerOf` then returns the default. */
  readonly nationalIdentityIssuer: string | null
}
