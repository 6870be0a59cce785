import type { AccessType, FacadeAccess } from '../model.ts'

/** Names of all permissions. Permissions are computed from flags of the account; there are no named roles (SESS-035). */
export const permissionNames = ['merchant', 'facade', 'visaCard', 'galileo', 'cardAccess', 'payouts'] as const
/** Permission in `permissionNames`. */
export type Permission = (typeof permissionNames)[number]
/** Permissions of the user. Features depend on permissions only, never on the account flags behind them (SESS-035). */
export type Permissions = Readonly<Record<Permission, boolean>>

/** Data from which the permissions are computed. */
export interface AccessFacts {
  readonly accessTypes: ReadonlyArray<AccessType>
  readonly facadeAccess: FacadeAccess
  /** Country of the user's IP address (CALL-094); null until loaded. */
  readonly country: string | null
  /** Names of the experiments that the user takes part in. */
  readonly experiments: ReadonlyArray<string>
  /** Payors of the user; only their number matters. */
  readonly payors: ReadonlyArray<unknown>
  /** Invite token in the query string at the start; null if missing or empty (RECV-105). */
  readonly invite: string | null
}

/** Features that permissions show or hide (SESS-036 to SESS-039, HOME-022). */
export const featureNames = [
  'business-manage',
  'business-switch',
  'util-dashboard',
  'card-waitlist',
  'card-terms',
  'referral-reminder',
] as const
/** Feature in `featureNames`. */
export type Feature = (typeof featureNames)[number]
