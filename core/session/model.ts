import * as t from 'io-ts'

/** What an account may reach, by the provider's own keys (SESS-031). */
export const AccessType = /* @__PURE__ */ t.keyof({ visaCard: null, galileo: null, merchant: null, facade: null })
export type AccessType = t.TypeOf<typeof AccessType>

/** The provider's answer on who is signed in (CALL-073, SESS-003 to SESS-009). */
export interface Session {
  readonly isAuthenticated: boolean
  /** Goes out with every call: as a header on REST, as a variable on GraphQL (SESS-013, SESS-014). */
  readonly csrfToken: string
  /** null while no user is signed in. */
  readonly userId: string | null
  readonly accessTypes: ReadonlyArray<AccessType>
  /** null: the provider offers no address suggestions. */
  readonly mapsApiKey: string | null
  /** null: the provider offers no captcha. */
  readonly captchaKey: string | null
  readonly captchaDisabled: boolean
}

/** The session before the provider has answered, and after sign-out. */
export const signedOut: Session = {
  isAuthenticated: false,
  csrfToken: '',
  userId: null,
  accessTypes: [],
  mapsApiKey: null,
  captchaKey: null,
  captchaDisabled: false,
}

/** Which facades the user may open, by the facade's name (CALL-074). */
export type FacadeAccess = Readonly<Record<string, boolean>>

/** The product tokens of a session (CALL-080). */
export interface Tokens {
  readonly user: string
  /** Only an invited recipient has one (SESS-012). */
  readonly payee: string | null
}

/** One entry of the provider's list of product tokens. */
export interface ProductToken {
  readonly facade: string
  readonly token: string
}
