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
  pendingText,
  type RequestRow,
  requestRow,
} from '../sender-moves/index.ts'
import { cancelText } from '../tables.ts'
import { addressView } from '../view.ts'
import type { AddressRemoval, DirectoryKnowledge } from './model.ts'
import { canDelete, currencyPill, progressOf, receivingAlert, removalWords, shortAddress } from './rules.ts'
import { indexTexts, receivingAlerts } from './tables.ts'

/** An entry of a profile's menu (RECV-012, RECV-017, RECV-089). */
export type ProfileEntry =
  /** `note`: why it cannot be chosen; null: it can (RECV-013). */
  | { readonly kind: 'edit'; readonly label: string; readonly note: string | null }
  | { readonly kind: 'remove-sender'; readonly label: string; readonly payorId: string }
  | { readonly kind: 'delete'; readonly label: string }

/** A profile with its address (RECV-007). */
export interface ProfileRow {
  readonly id: string
  readonly name: string
  readonly icon: CoinIconName
  /** As in "USDC" and "Polygon"; no chain where it goes without saying (CUR-021). */
  readonly currency: string
  readonly chain: string | null
  /** null: the profile has no wallet. */
  readonly address: (AddressView & { readonly short: string; readonly copy: string }) | null
  readonly senders: string
  /** Until it is approved (RECV-095). */
  readonly pending: string | null
  readonly menu: { readonly label: string; readonly entries: ReadonlyArray<ProfileEntry> }
}

/** What stands above the addresses when payouts cannot come (RECV-064 to RECV-067). */
export interface AlertView {
  readonly tone: 'warning' | 'error'
  readonly text: string
  readonly action:
    /** Opens the edit state. */
    /** `note`: why it cannot be pressed; null: it can. */
    | { readonly kind: 'change-currency'; readonly label: string; readonly note: string | null }
    | { readonly kind: 'help'; readonly label: string; readonly address: string }
}

/** What can be received: its first icons, and how many more there are (RECV-021). */
export interface ReceivedView {
  readonly label: string
  /** All of them, for readers who do not see the icons. */
  readonly names: string
  readonly icons: ReadonlyArray<CoinIconName>
  readonly more: string | null
}

/** The list of addresses, ready to render. */
export interface AddressDirectoryView {
  readonly state: 'index'
  readonly heading: string
  readonly lead: string
  /** Until it is known whether anything stands above the addresses. */
  readonly isLoading: boolean
  /** How the verification of the recipient stands (RECV-008); null: there is no application. */
  readonly application: { readonly title: string; readonly text: string } | null
  /** What is to be done about that, or waited for (VERIF-084); null: nothing. */
  readonly verification: RecipientVerification | null
  readonly alert: AlertView | null
  /** Without two-factor authentication nothing can be changed (RECV-014). */
  readonly banner: { readonly text: string; readonly action: string; readonly path: string } | null
  /** Told of what was done last. */
  readonly notice: NoticeView | null
  /** Told of an invite that was not accepted; with a way to try again. */
  readonly inviteFailure: string | null
  readonly requests: ReadonlyArray<RequestRow>
  readonly profiles: ReadonlyArray<ProfileRow>
  /** With neither requests nor profiles (RECV-018). */
  readonly empty: string | null
  /** In place of `empty` after a failed load: there may be some (ERR-084). */
  readonly failure: string | null
  /** What can be received, as icons (RECV-021); null: not known, or nothing. */
  readonly received: ReceivedView | null
  /** Opens the add state; null without access to payouts (RECV-079). */
  readonly add: string | null
}

/** What the list is computed from. */
export interface AddressDirectoryState extends MoveState {
  readonly payouts: PayoutsState
  readonly known: DirectoryKnowledge
  readonly hasPayeeToken: boolean
  /** null: not known. */
  readonly otpEnabled: boolean | null
  readonly applications: ApplicationsState
  readonly invite: { readonly isAccepting: boolean; readonly failure: string | null }
  readonly supportPage: string
}

/** Why an address cannot be changed; null: it can (RECV-013). */
const editNote = (otpEnabled: boolean | null): string | null => {
  if (otpEnabled === null) return indexTexts.editUnknown
  return canEdit(otpEnabled) ? null : indexTexts.editNeeds
}

const entriesOf = (profile: PayoutProfile, otpEnabled: boolean | null): ReadonlyArray<ProfileEntry> => [
  { kind: 'edit', label: indexTexts.edit, note: editNote(otpEnabled) },
  ...profile.payors.map(({ id, name }): ProfileEntry => ({
    kind: 'remove-sender',
    label: filled(indexTexts.removeSender, { payor: name }),
    payorId: id,
  })),
  ...(canDelete(profile) ? [{ kind: 'delete', label: indexTexts.remove } as const] : []),
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
              copy: filled(indexTexts.copy, { name }),
            },
      senders:
        payors.length === 0
          ? indexTexts.noSenders
          : filled(indexTexts.senders, { names: payors.map((payor) => payor.name).join(', ') }),
      pending: isPending(profile, payouts.wallets) ? pendingText : null,
      menu: { label: filled(indexTexts.menu, { name }), entries: entriesOf(profile, otpEnabled) },
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
  // On however many chains, a currency counts once.
  const once = codes.filter((_, at) => names.indexOf(names[at] ?? '') === at)
  const { icons, more } = currencyPill(once)
  return { label: indexTexts.received, names: once.map(displayCode).join(', '), icons: icons.map(coinIcon), more }
}

/**
 * Without access to payouts only the requests are shown (RECV-078, RECV-079). Until it was asked whether payouts can be
 * accepted, and while an invite is, the list waits: nothing moves then.
 */
export const addressDirectoryView = (state: AddressDirectoryState): AddressDirectoryView => {
  const { known, payouts, hasPayeeToken, otpEnabled, applications, invite, supportPage } = state
  const profiles = hasPayeeToken ? payouts.profiles : []
  const requests = payoutRequests(payouts.payors, payouts.profiles)
  const isEmpty = profiles.length === 0 && requests.length === 0
  const progress = progressOf(applications.applications ?? [])
  return {
    state: 'index',
    heading: indexTexts.title,
    lead: indexTexts.lead,
    isLoading: !known.isAsked || invite.isAccepting,
    application: progress === null ? null : { title: indexTexts.applicationTitle, text: progress },
    verification: recipientVerification(applications, isRecipient(payouts), supportPage),
    alert: alertOf(state),
    banner:
      otpEnabled !== false
        ? null
        : { text: indexTexts.banner.text, action: indexTexts.banner.action, path: indexTexts.banner.path },
    notice: noticeView(state),
    inviteFailure: invite.failure,
    requests: requests.map(requestRow(state, profiles)),
    profiles: profiles.map(profileRow(state)),
    empty: isEmpty && !known.isFailed ? indexTexts.empty : null,
    failure: isEmpty && known.isFailed ? indexTexts.failed : null,
    received: receivedOf(known.currencies),
    add: hasPayeeToken ? indexTexts.add : null,
  }
}

/** The dialog that asks before something is removed, ready to render. */
export interface RemovalView {
  readonly title: string
  /** The address that it is about; null: the profile has none. */
  readonly address: AddressView | null
  readonly warning: string
  readonly confirm: string
  readonly cancel: string
  readonly status: Status
}

/** null while nothing is asked about. A failure is told by its button alone: it is logged (ERR-083, ERR-085). */
export const removalView = ({
  removal,
  status,
  known: { currencies },
}: {
  readonly removal: AddressRemoval | null
  readonly status: Status
  readonly known: Pick<DirectoryKnowledge, 'currencies'>
}): RemovalView | null =>
  removal === null
    ? null
    : {
        title: removalWords(removal, 'title'),
        address: removal.profile.wallet === null ? null : addressView(removal.profile.wallet, currencies),
        warning: removalWords(removal, 'warning'),
        confirm: removalWords(removal, 'confirm'),
        cancel: cancelText,
        status,
      }
