import type { Machine } from '../kernel/machine.ts'
import type { PayoutRefusal, RecipientState, RecipientVerification } from '../model.ts'
import type { HostClass } from '../platform/host.ts'
import type { FailureTable } from '../presentation/failure-text.ts'
import type { ReceivingAlert } from '../receiving/address-directory/model.ts'
import { type AlertRow, receivingAlerts, refusalAlerts, twoFactorPath } from '../receiving/address-directory/tables.ts'
import type {
  AddressFormEvent,
  AddressFormField,
  AddressFormState,
  SaveStage,
} from '../receiving/address-form/model.ts'
import {
  addressFormMachine,
  connectedChain,
  isFixedIn,
  newAddress,
  refusedFields,
} from '../receiving/address-form/tables.ts'
import { inviteRefusals, receivingPage } from '../receiving/payout-invites/tables.ts'
import { inviteFailures, recipientStandings, recipientTones, unknownRefusal } from '../receiving/tables.ts'
import { bridgeFailures, type EthereumNetwork, ethereumNetworks } from '../receiving/wallet-connection/tables.ts'
import type { Standing } from '../verification/index.ts'

/** Rule tables of the addresses that receive payouts. */
export interface ReceivingTables {
  /** Reason that replaces an unknown reason (RECV-076). */
  readonly unknownRefusal: PayoutRefusal
  /** Error of a failed acceptance, by the provider's exact message (ERR-077, ERR-078). */
  readonly inviteFailures: ReadonlyMap<string, string>
  /** Error of an invite that cannot be accepted, by reason (RECV-076). */
  readonly inviteRefusals: Readonly<Record<PayoutRefusal, string>>
  /** Page that shows a failed invite, and the key of the invite in its query (RECV-074). */
  readonly receivingPage: { readonly path: string; readonly inviteKey: string }
  /** Standing whose text the banner shows, by recipient state (RECV-104). */
  readonly recipientStandings: Readonly<Record<RecipientState, Standing>>
  /** Tone of the notice above the addresses. */
  readonly recipientTones: Readonly<Record<Standing, RecipientVerification['tone']>>
  /** Alerts above the addresses (RECV-064 to RECV-067). */
  readonly receivingAlerts: Readonly<Record<ReceivingAlert, AlertRow>>
  /** Alert for each reason why payouts cannot be accepted (RECV-068). */
  readonly refusalAlerts: Readonly<Record<PayoutRefusal, ReceivingAlert>>
  /** Page that turns on two-factor authentication (RECV-015). */
  readonly twoFactorPath: string
  /** State machine of the address form (RECV-003, RECV-004, RECV-039 to RECV-043). */
  readonly addressFormMachine: Machine<AddressFormState, AddressFormEvent>
  /** True for the states in which the form is read-only (RECV-125). */
  readonly isFixedIn: Readonly<Record<AddressFormState, boolean>>
  /** Initial values of the add form (RECV-032). */
  readonly newAddress: { readonly currency: string; readonly address: string; readonly label: string }
  /** Chain of connected wallets (RECV-060). */
  readonly connectedChain: string
  /** Field that shows the error of a failed stage (ERR-074). */
  readonly refusedFields: Readonly<Record<SaveStage, AddressFormField | null>>
  /** Texts for faults of the wallet bridge (RECV-062). */
  readonly bridgeFailures: FailureTable
  /** Network of connected wallets, by class of host (RECV-060). */
  readonly ethereumNetworks: Readonly<Record<HostClass, EthereumNetwork>>
}

/** The rule tables of receiving addresses that Paydeck uses. */
export const receivingTables: ReceivingTables = {
  unknownRefusal,
  inviteFailures,
  inviteRefusals,
  receivingPage,
  recipientStandings,
  recipientTones,
  receivingAlerts,
  refusalAlerts,
  twoFactorPath,
  addressFormMachine,
  isFixedIn,
  newAddress,
  connectedChain,
  refusedFields,
  bridgeFailures,
  ethereumNetworks,
}
