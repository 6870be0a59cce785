import type { AccessType, FacadeAccess } from '../model.ts'

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
  /** The invite token of the start query; null: it held none, or an empty one (RECV-105). */
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
