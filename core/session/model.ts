import * as t from 'io-ts'

/** Access types that an account can have, with the provider's names (SESS-031). */
export const AccessType = /* @__PURE__ */ t.keyof({ visaCard: null, galileo: null, merchant: null, facade: null })
export type AccessType = t.TypeOf<typeof AccessType>

/** Session as the provider reports it (CALL-073, SESS-003 to SESS-009). */
export interface Session {
  readonly isAuthenticated: boolean
  /** CSRF value that every call sends: REST calls as a header, GraphQL calls as a variable (SESS-013, SESS-014). */
  readonly csrfToken: string
  /** Null while no user is signed in. */
  readonly userId: string | null
  readonly accessTypes: ReadonlyArray<AccessType>
  /** Null if the provider supports no address suggestions. */
  readonly mapsApiKey: string | null
  /** Null if the provider has no captcha. */
  readonly captchaKey: string | null
  readonly captchaDisabled: boolean
}

/** Session before the first response, and after sign-out. */
export const signedOut: Session = {
  isAuthenticated: false,
  csrfToken: '',
  userId: null,
  accessTypes: [],
  mapsApiKey: null,
  captchaKey: null,
  captchaDisabled: false,
}

/** True for each facade that the user may open, by facade name (CALL-074). */
export type FacadeAccess = Readonly<Record<string, boolean>>

/** Product tokens of a session (CALL-080). */
export interface Tokens {
  readonly user: string
  /** Null unless the user is an invited recipient (SESS-012). */
  readonly payee: string | null
}

/** Entry in the provider's list of product tokens. */
export interface ProductToken {
  readonly facade: string
  readonly token: string
}
