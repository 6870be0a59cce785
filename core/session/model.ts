import * as t from 'io-ts'

/** What an account may reach, by the provider's own keys (SESS-031). */
export const AccessType = /* @__PURE__ */ t.keyof({ visaCard: null, galileo: null, merchant: null, facade: null })
export type AccessType = t.TypeOf<typeof AccessType>

/** The provider's answer on who is signed in (CALL-073, SESS-003 to SESS-009). */
export interface Session {
  readonly isAuthenticated: boolean
  /** Goes out with every call: as a header on REST, as a variable on GraphQL (SESS-013, SESS-014). */
  readonly csrfToken: string
  /** null while nobody is signed in. */
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

/** Every permission there is: all are computed from these flags, and there are no named roles (SESS-035). */
export const permissionNames = ['merchant', 'facade', 'visaCard', 'galileo', 'cardAccess', 'payouts'] as const
/** One of `permissionNames`. */
export type Permission = (typeof permissionNames)[number]
/** What the user may do. Features ask this, never the flags behind it (SESS-035). */
export type Permissions = Readonly<Record<Permission, boolean>>

/** What permissions are computed from. */
export interface AccessFacts {
  readonly accessTypes: ReadonlyArray<AccessType>
  readonly facadeAccess: FacadeAccess
  /** Country by IP (CALL-094), null until known. */
  readonly country: string | null
  /** Names of the experiments that the user takes part in. */
  readonly experiments: ReadonlyArray<string>
  /** Who pays the user out; only their number matters. */
  readonly payors: ReadonlyArray<unknown>
  /** The invite token of the start query; an empty one counts, null means that the query held none. */
  readonly invite: string | null
}

/** What a permission turns on or off on the screen (SESS-036 to SESS-039, HOME-022). */
export const featureNames = [
  'business-manage',
  'business-switch',
  'util-dashboard',
  'card-waitlist',
  'card-terms',
  'referral-reminder',
] as const
/** One of `featureNames`. */
export type Feature = (typeof featureNames)[number]

/** What analytics is told, word for word. */
export type AuthenticationEvent = 'Login Success' | 'Sign Up Success'
