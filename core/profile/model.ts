import * as t from 'io-ts'
import type { SecondFactorKind } from '../security/index.ts'

/** Who the signed-in user is (CALL-016, SESS-024 to SESS-034). Names are null until the user has given them. */
export interface BasicInfo {
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

/** The fields of the name dialog (PROF-069). */
export const nameFields = ['givenName', 'familyName'] as const
/** One of `nameFields`. */
export type NameField = (typeof nameFields)[number]

/** The name dialog, as far as it has been filled in. */
export interface NameForm extends Readonly<Record<NameField, string>> {
  /** Which fields the person has touched (PROF-024). */
  readonly edited: Readonly<Record<NameField, boolean>>
  /** What came of the last try; stays until a field is edited or the form is sent again (PROF-031). */
  readonly alert: { readonly tone: 'success' | 'caution'; readonly text: string } | null
}

/** The settings, in the order of their list (PROF-008). */
export const settingsItems = ['profile', 'security', 'card', 'receiving-addresses'] as const
/** An item of the settings list, by its last path segment. */
export type SettingsItem = (typeof settingsItems)[number]

/** What kind of business somebody upgrades to, by the provider's keys (CALL-087). */
export const MerchantCustomerType = /* @__PURE__ */ t.keyof({ company: null, nonprofit: null, individual: null })
export type MerchantCustomerType = t.TypeOf<typeof MerchantCustomerType>

/** What somebody says of their business. */
export interface UpgradeForm {
  readonly merchantName: string
  readonly merchantCustomerType: MerchantCustomerType
}

/** The provider took the upgrade, and the session knows nothing of it (PROF-041). */
export interface NotUpgraded {
  readonly _tag: 'NotUpgraded'
}

/** How far the pairing of a wallet app has come. */
export interface PairingState {
  /** The second factor comes first where there is one (PROF-043, PROF-044). */
  readonly step: 'closed' | 'code' | 'qr'
  readonly kind: SecondFactorKind
  /** As typed so far. */
  readonly code: string
  /** null: there is none yet, or none came (ERR-030). */
  readonly secret: string | null
  /** Whether the QR step has been open for long enough (PROF-045). */
  readonly isDue: boolean
}
