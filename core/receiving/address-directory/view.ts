import type { Status } from '../../kernel/remote.ts'
import { filled } from '../../kernel/text.ts'
import { coinIcon, type CoinIconName, displayCode } from '../../money/index.ts'
import type { ApplicationsState } from '../../verification/index.ts'
import type { AddressView, CurrencyOption, PayoutProfile, RecipientVerification } from '../model.ts'
import { isRecipient, payoutRequests, type PayoutsState } from '../payouts/index.ts'
import { activeProfile, canEdit, isAvailable, isReceivable, recipientVerification, shownChain } from '../rules.ts'
import {
  isPending,
  type MoveState,
  noticeView,
  type NoticeView,
  type RequestRow,
  requestRow,
} from '../sender-moves/index.ts'
import { addressesHeading, addressListTexts, addressRemovalTexts, senderMoveTexts } from '../texts.ts'
import { addressView } from '../view.ts'
import type { AddressRemoval, DirectoryData } from './model.ts'
import { canDelete, currencyPill, recipientProgress, receivingAlert, removalText, shortAddress } from './rules.ts'
import { receivingAlerts, twoFactorPath } from './tables.ts'

/** Entry of a profile's menu (RECV-012, RECV-017, RECV-089). */
export type ProfileEntry =
  /** `note` is the reason why the entry is disabled, or null (RECV-013). */
  | { readonly kind: 'edit'; readonly label: string; readonly note: string | null }
  | { readonly kind: 'remove-sender'; readonly label: string; readonly payorId: string }
  | { readonly kind: 'delete'; readonly label: string }

/** Row of a profile with its address (RECV-007). */
export interface ProfileRow {
  readonly id: string
  readonly name: string
  readonly icon: CoinIconName
  /**
   * Display code such as "USDC", and name of the chain such as "Polygon". The chain is null if the code is unambiguous
   * (CUR-021).
   */
  readonly currency: string
  readonly chain: string | null
  /** Address of the profile's wallet. Null if the profile has no wallet. */
  readonly address: (AddressView & { readonly short: string; readonly copy: string }) | null
  readonly senders: string
  /** Text of a pending approval, or null (RECV-095). */
  readonly pending: string | null
  readonly menu: { readonly label: string; readonly entries: ReadonlyArray<ProfileEntry> }
}

/** Alert above the addresses while payouts cannot be received (RECV-064 to RECV-067). */
export interface AlertView {
  readonly tone: 'warning' | 'error'
  readonly text: string
  readonly action:
    /** Opens the edit form. `note` is the reason why the button is disabled, or null. */
    | { readonly kind: 'change-currency'; readonly label: string; readonly note: string | null }
    | { readonly kind: 'help'; readonly label: string; readonly address: string }
}

/** Pill with the currencies that the user can receive: the first icons, and the number of hidden icons (RECV-021). */
export interface ReceivedView {
  readonly label: string
  /** Names of all currencies, for screen readers. */
  readonly names: string
  readonly icons: ReadonlyArray<CoinIconName>
  readonly more: string | null
}

/** View of the list of addresses. */
export interface AddressDirectoryView {
  readonly state: 'index'
  readonly heading: string
  readonly lead: string
  /** True until the alerts can be computed, and while an invite is being accepted. */
  readonly isLoading: boolean
  /** Progress of the recipient's application, or null without an application (RECV-008). */
  readonly application: { readonly title: string; readonly text: string } | null
  /** Next action of the verification, or null (VERIF-084). */
  readonly verification: RecipientVerification | null
  readonly alert: AlertView | null
  /** Banner shown while two-factor authentication is off, since no address can be changed then (RECV-014). */
  readonly banner: { readonly text: string; readonly action: string; readonly path: string } | null
  /** Notice of the last action, or null. */
  readonly notice: NoticeView | null
  /** Error of the last attempt to accept an invite, or null. The user can retry. */
  readonly inviteFailure: string | null
  readonly requests: ReadonlyArray<RequestRow>
  readonly profiles: ReadonlyArray<ProfileRow>
  /** Text if the list contains neither requests nor profiles; otherwise null (RECV-018). */
  readonly empty: string | null
  /** Error that replaces `empty` after a failed load, because the list may not be empty (ERR-084). */
  readonly failure: string | null
  /** Currencies that the user can receive, or null if there are none or they are unknown (RECV-021). */
  readonly received: ReceivedView | null
  /** Label of the button that opens the add form; null without access to payouts (RECV-079). */
  readonly add: string | null
}

/** State from which `AddressDirectoryView` is computed. */
export interface AddressDirectoryState extends MoveState {
  readonly payouts: PayoutsState
  readonly known: DirectoryData
  readonly hasPayeeToken: boolean
  /** True if two-factor authentication is on. Null if unknown. */
  readonly otpEnabled: boolean | null
  readonly applications: ApplicationsState
  readonly invite: { readonly isAccepting: boolean; readonly failure: string | null }
  readonly supportPage: string
}

/** Returns the reason why an address cannot be changed, or null (RECV-013). */
const editNote = (otpEnabled: boolean | null): string | null => {
  if (otpEnabled === null) return addressListTexts.editUnknown
  return canEdit(otpEnabled) ? null : addressListTexts.editNeeds
}

const entriesOf = (profile: PayoutProfile, otpEnabled: boolean | null): ReadonlyArray<ProfileEntry> => [
  { kind: 'edit', label: addressListTexts.edit, note: editNote(otpEnabled) },
  ...profile.payors.map(({ id, name }): ProfileEntry => ({
    kind: 'remove-sender',
    label: filled(addressListTexts.removeSender, { payor: name }),
    payorId: id,
  })),
  ...(canDelete(profile) ? [{ kind: 'delete', label: addressListTexts.remove } as const] : []),
]

const profileRow =
  ({ payouts, otpEnabled, known: { currencies } }: AddressDirectoryState) =>
  (profile: PayoutProfile): ProfileRow => {
    const { id, name, wallet, payors } = profile
    const option = currencies?.find(({ code }) => code === wallet?.currency)
    return {
      id,
      name,
      icon: coinIcon(wallet?.currency ?? ''),
      currency: wallet === null ? '' : displayCode(wallet.currency),
      chain: option === undefined ? null : shownChain(option),
      address:
        wallet === null
          ? null
          : {
              ...addressView(wallet, currencies),
              short: shortAddress(wallet.address),
              copy: filled(addressListTexts.copy, { name }),
            },
      senders:
        payors.length === 0
          ? addressListTexts.noSenders
          : filled(addressListTexts.senders, { names: payors.map((payor) => payor.name).join(', ') }),
      pending: isPending(profile, payouts.wallets) ? senderMoveTexts.pending : null,
      menu: { label: filled(addressListTexts.menu, { name }), entries: entriesOf(profile, otpEnabled) },
    }
  }

const alertOf = ({ known, payouts, otpEnabled, supportPage }: AddressDirectoryState): AlertView | null => {
  const { currencies, acceptance } = known
  const wallet = activeProfile(payouts.profiles)?.wallet ?? null
  const isEnabled = wallet === null || isReceivable(wallet.currency, currencies)
  const name = receivingAlert(acceptance ?? { canAccept: true, reason: null }, isEnabled)
  if (name === null) return null
  const { tone, text, action: label } = receivingAlerts[name]
  return {
    tone,
    text,
    action:
      name === 'region'
        ? { kind: 'change-currency', label, note: wallet === null ? null : editNote(otpEnabled) }
        : { kind: 'help', label, address: supportPage },
  }
}

const receivedOf = (currencies: ReadonlyArray<CurrencyOption> | null): ReceivedView | null => {
  const codes = (currencies ?? []).filter(isAvailable).map(({ code }) => code)
  if (codes.length === 0) return null
  const names = codes.map(displayCode)
  // A currency counts once even if it exists on several chains.
  const once = codes.filter((_, at) => names.indexOf(names[at] ?? '') === at)
  const { icons, more } = currencyPill(once)
  return { label: addressListTexts.received, names: once.map(displayCode).join(', '), icons: icons.map(coinIcon), more }
}

/**
 * Computes the view of the list. Without access to payouts only the requests are shown (RECV-078, RECV-079). The view is
 * loading until the first load ends and while an invite is being accepted, so that the layout does not shift.
 */
export const addressDirectoryView = (state: AddressDirectoryState): AddressDirectoryView => {
  const { known, payouts, hasPayeeToken, otpEnabled, applications, invite, supportPage } = state
  const profiles = hasPayeeToken ? payouts.profiles : []
  const requests = payoutRequests(payouts.payors, payouts.profiles)
  const isEmpty = profiles.length === 0 && requests.length === 0
  const progress = recipientProgress(applications.applications ?? [])
  return {
    state: 'index',
    heading: addressesHeading,
    lead: addressListTexts.lead,
    isLoading: !known.isAsked || invite.isAccepting,
    application: progress === null ? null : { title: addressListTexts.applicationTitle, text: progress },
    verification: recipientVerification(applications, isRecipient(payouts), supportPage),
    alert: alertOf(state),
    banner:
      otpEnabled !== false
        ? null
        : { text: addressListTexts.banner.text, action: addressListTexts.banner.action, path: twoFactorPath },
    notice: noticeView(state),
    inviteFailure: invite.failure,
    requests: requests.map(requestRow(state, profiles)),
    profiles: profiles.map(profileRow(state)),
    empty: isEmpty && !known.isFailed ? addressListTexts.empty : null,
    failure: isEmpty && known.isFailed ? addressListTexts.failed : null,
    received: receivedOf(known.currencies),
    add: hasPayeeToken ? addressListTexts.add : null,
  }
}

/** View of the dialog that confirms a removal. */
export interface RemovalView {
  readonly title: string
  /** Address of the profile; null if the profile has no wallet. */
  readonly address: AddressView | null
  readonly warning: string
  readonly confirm: string
  readonly cancel: string
  readonly status: Status
}

/**
 * Computes the dialog; null while it is closed. A failure is logged, and only the state of the button shows it (ERR-083,
 * ERR-085).
 */
export const removalView = ({
  removal,
  status,
  known: { currencies },
}: {
  readonly removal: AddressRemoval | null
  readonly status: Status
  readonly known: Pick<DirectoryData, 'currencies'>
}): RemovalView | null =>
  removal === null
    ? null
    : {
        title: removalText(removal, 'title'),
        address: removal.profile.wallet === null ? null : addressView(removal.profile.wallet, currencies),
        warning: removalText(removal, 'warning'),
        confirm: removalText(removal, 'confirm'),
        cancel: addressRemovalTexts.cancel,
        status,
      }
