/** Who the signed-in user is (CALL-016, SESS-024 to SESS-034). Names are null until the user has given them. */
export interface UserInfo {
  readonly id: string
  /** The name in full, as the provider writes it. */
  readonly name: string | null
  readonly firstName: string | null
  readonly lastName: string | null
  readonly email: string
  /** Names of the experiments that the user takes part in, as in "NADebitCard". */
  readonly experiments: ReadonlyArray<string>
  readonly optInEmailMarketing: boolean
  /** Access types by the provider's keys; the session slice knows what they mean (SESS-031). */
  readonly accessTypes: ReadonlyArray<string>
  /** May be masked but for its last digits; null when none is on file. */
  readonly nationalIdentityNumber: string | null
  /** null: the provider did not say; `nationalIdentityIssuerOf` then gives the default. */
  readonly nationalIdentityIssuer: string | null
}
