import type { Machine } from '../kernel/machine.ts'
import type { FailureTable, RefusedFields } from '../presentation/failure-text.ts'
import { defaultNationalIdentityIssuer } from '../profile/basic-info/tables.ts'
import type { NameField } from '../profile/name-update/model.ts'
import { addNameQuery, nameFailures, refusedNames } from '../profile/name-update/tables.ts'
import { optInSuccess } from '../profile/profile-settings/tables.ts'
import { type SettingsItem, settingsItems } from '../profile/settings-list/model.ts'
import { settingsHub, settingsRows, type SettingsRow } from '../profile/settings-list/tables.ts'
import { merchantStartPath, upgradeFailures } from '../profile/upgrade/tables.ts'
import type { PairingEvent, PairingStage } from '../profile/wallet-pairing/model.ts'
import { pairingMachine } from '../profile/wallet-pairing/tables.ts'

/** Rule tables of the profile and of the list of settings. */
export interface ProfileTables {
  /** Items of the settings list, in order (PROF-008). */
  readonly settingsItems: ReadonlyArray<SettingsItem>
  /** Label, path and required access of each item (PROF-005 to PROF-008). */
  readonly settingsRows: Readonly<Record<SettingsItem, SettingsRow>>
  /** Page of the settings list (PROF-003). */
  readonly settingsHub: { readonly label: string; readonly hub: string }
  /** Issuer of a national identity number if the provider names none (SESS-034). */
  readonly defaultNationalIdentityIssuer: string
  /** Texts for a name that is not saved (ERR-008 to ERR-010). */
  readonly nameFailures: FailureTable
  /** Field that a rejected name concerns. */
  readonly refusedNames: RefusedFields<NameField>
  /** Query of a link that opens the name dialog (PROF-021). */
  readonly addNameQuery: { readonly key: string; readonly value: string }
  /** Word with which the provider confirms a changed opt-in (PROF-033). */
  readonly optInSuccess: string
  /** Texts for a failed upgrade to a merchant (ERR-018). */
  readonly upgradeFailures: FailureTable
  /** Start page of a new merchant (PROF-042). */
  readonly merchantStartPath: string
  /** Transitions of the wallet pairing (PROF-043, PROF-044). */
  readonly pairingMachine: Machine<PairingStage, PairingEvent>
}

/** The rule tables of the profile that Paydeck uses. */
export const profileTables: ProfileTables = {
  settingsItems,
  settingsRows,
  settingsHub,
  defaultNationalIdentityIssuer,
  nameFailures,
  refusedNames,
  addNameQuery,
  optInSuccess,
  upgradeFailures,
  merchantStartPath,
  pairingMachine,
}
