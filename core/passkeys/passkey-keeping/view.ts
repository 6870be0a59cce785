import type { Remote } from '../../kernel/remote.ts'
import { filled } from '../../kernel/text.ts'
import type { PasskeysState } from '../model.ts'
import { isSetupOffered } from '../rules.ts'
import { setupCard } from '../tables.ts'
import type { DisplayedPasskey, PasskeyOrigins, RegistrationFault, RemovalFault } from './model.ts'
import { displayedPasskeys, isAddDisabled, registrationFailureText, removalFailureText } from './rules.ts'
import { listTexts, passkeyLimit, registrationSuccess, removalTexts } from './tables.ts'

/** The passkeys and what can be done with them, ready to render. */
export interface PasskeyListView {
  readonly title: string
  /** Nothing at all is shown where passkeys are not on offer (PASS-001). */
  readonly isShown: boolean
  readonly isLoading: boolean
  /** Why there is no list, or only an old one; with a way to ask again. */
  readonly failure: string | null
  /** In place of the list while there is no passkey (PASS-008). */
  readonly setup: { readonly title: string; readonly text: string } | null
  readonly rows: ReadonlyArray<DisplayedPasskey>
  readonly explain: string
  readonly remove: string
  /** The button that makes a passkey; null while it is not known how many there are. */
  readonly add: {
    readonly label: string
    readonly status: Remote<RegistrationFault>['status']
    readonly isDisabled: boolean
    /** Why it is disabled. */
    readonly note: string | null
  } | null
  /** How the last registration ended, or that passkeys stay which were to go, when there is something to be told. */
  readonly outcome: { readonly tone: 'caution' | 'success'; readonly text: string } | null
}

const outcomeOf = ({ status, fault }: Remote<RegistrationFault>): PasskeyListView['outcome'] => {
  if (status === 'success') return { tone: 'success', text: registrationSuccess.text }
  const text = fault === null ? null : registrationFailureText(fault)
  return text === null ? null : { tone: 'caution', text }
}

/** What was to go with the password is told until something is done about it, or nothing is left of it. */
const toldOf = (known: PasskeysState, register: Remote<RegistrationFault>): PasskeyListView['outcome'] =>
  outcomeOf(register) ??
  (known.wereToGo === true && (known.credentials?.length ?? 0) > 0
    ? { tone: 'caution', text: listTexts.wereToGo }
    : null)

const failureOf = ({ status, credentials }: PasskeysState): string | null => {
  if (status !== 'failed') return null
  return credentials === null ? listTexts.unavailable : listTexts.outdated
}

/** Where passkeys are on offer: the list, or the card that offers a first one (PASS-001, PASS-008, PASS-010). */
export const passkeyListView = (
  now: {
    readonly known: PasskeysState
    readonly register: Remote<RegistrationFault>
    readonly origins: PasskeyOrigins
  },
  timeZone: string,
): PasskeyListView => {
  const { known, register, origins } = now
  const { enabled, credentials, status } = known
  const failure = failureOf(known)
  const isFull = credentials !== null && isAddDisabled(credentials.length)
  return {
    title: listTexts.title,
    isShown: enabled || failure === listTexts.unavailable,
    isLoading: credentials === null && status === 'loading',
    failure,
    setup: isSetupOffered(known) ? { title: setupCard.title, text: setupCard.text } : null,
    rows: displayedPasskeys(credentials ?? [], origins, timeZone),
    explain: listTexts.explain,
    remove: listTexts.remove,
    add:
      credentials === null
        ? null
        : {
            label: isSetupOffered(known) ? setupCard.action : listTexts.add,
            status: register.status,
            isDisabled: isFull,
            note: isFull ? filled(listTexts.full, { limit: passkeyLimit.value }) : null,
          },
    outcome: toldOf(known, register),
  }
}

/** The modal that asks before a passkey is removed, ready to render (PASS-024). */
export interface PasskeyRemovalView {
  /** Which passkey: its title, and how it reads. */
  readonly title: string
  readonly text: string
  readonly warning: string
  readonly confirm: string
  readonly cancel: string
  readonly status: Remote<RemovalFault>['status']
  /** Why it was not removed. */
  readonly failure: string | null
}

/** The words for the passkey that was asked about, and how its removal goes. */
export const passkeyRemovalView = (now: {
  readonly asked: DisplayedPasskey | null
  readonly remove: Remote<RemovalFault>
}): PasskeyRemovalView => ({
  title: now.asked?.title ?? '',
  text: now.asked?.text ?? '',
  ...removalTexts,
  status: now.remove.status,
  failure: now.remove.fault === null ? null : removalFailureText(now.remove.fault),
})
