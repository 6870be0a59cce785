import type { Remote } from '../../kernel/remote.ts'
import { filled } from '../../kernel/text.ts'
import type { PasskeysState } from '../model.ts'
import { isSetupOffered } from '../rules.ts'
import { setupCard } from '../tables.ts'
import { passkeyCreationTexts, passkeyListTexts, passkeyRemovalTexts, passkeysHeading } from '../texts.ts'
import type { DisplayedPasskey, PasskeyOrigins, RegistrationFault, RemovalFault } from './model.ts'
import { displayedPasskeys, isAddDisabled, registrationFailureText, removalFailureText } from './rules.ts'
import { passkeyLimit } from './tables.ts'

/** List of passkeys and its actions, ready to render. */
export interface PasskeyListView {
  readonly title: string
  /** True if the provider enables passkeys (PASS-001), or if the first load failed. */
  readonly isShown: boolean
  readonly isLoading: boolean
  /** Message if the list is missing or outdated; the screen offers to reload. Null after a successful load. */
  readonly failure: string | null
  /** Card that replaces the list while the user has no passkey (PASS-008). */
  readonly setup: { readonly title: string; readonly text: string } | null
  readonly rows: ReadonlyArray<DisplayedPasskey>
  readonly explain: string
  readonly remove: string
  /** Button that adds a passkey; null until the list is loaded. */
  readonly add: {
    readonly label: string
    readonly status: Remote<RegistrationFault>['status']
    readonly isDisabled: boolean
    /** Reason why the button is disabled, or null. */
    readonly note: string | null
  } | null
  /**
   * Outcome of the last registration, or the warning about passkeys that remain after a password change. Null if there
   * is neither.
   */
  readonly outcome: { readonly tone: 'caution' | 'success'; readonly text: string } | null
}

const outcomeOf = ({ status, fault }: Remote<RegistrationFault>): PasskeyListView['outcome'] => {
  if (status === 'success') return { tone: 'success', text: passkeyCreationTexts.done }
  const text = fault === null ? null : registrationFailureText(fault)
  return text === null ? null : { tone: 'caution', text }
}

/** Returns the outcome of the registration, or else the warning about passkeys that remain after a password change. */
const outcomeOrWarning = (known: PasskeysState, register: Remote<RegistrationFault>): PasskeyListView['outcome'] =>
  outcomeOf(register) ??
  (known.isRemovalIncomplete === true && (known.credentials?.length ?? 0) > 0
    ? { tone: 'caution', text: passkeyListTexts.removalIncomplete }
    : null)

const failureOf = ({ status, credentials }: PasskeysState): string | null => {
  if (status !== 'failed') return null
  return credentials === null ? passkeyListTexts.unavailable : passkeyListTexts.outdated
}

/** Computes the list, or the card that offers a first passkey (PASS-001, PASS-008, PASS-010). */
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
    title: passkeysHeading,
    isShown: enabled || failure === passkeyListTexts.unavailable,
    isLoading: credentials === null && status === 'loading',
    failure,
    setup: isSetupOffered(known) ? { title: setupCard.title, text: setupCard.text } : null,
    rows: displayedPasskeys(credentials ?? [], origins, timeZone),
    explain: passkeyListTexts.explain,
    remove: passkeyListTexts.remove,
    add:
      credentials === null
        ? null
        : {
            label: isSetupOffered(known) ? setupCard.action : passkeyListTexts.add,
            status: register.status,
            isDisabled: isFull,
            note: isFull ? filled(passkeyListTexts.full, { limit: passkeyLimit.value }) : null,
          },
    outcome: outcomeOrWarning(known, register),
  }
}

/** Dialog that confirms a removal, ready to render (PASS-024). */
export interface PasskeyRemovalView {
  /** Title of the passkey's row. */
  readonly title: string
  readonly text: string
  readonly warning: string
  readonly confirm: string
  readonly cancel: string
  readonly status: Remote<RemovalFault>['status']
  /** Message of the last failed removal, or null. */
  readonly failure: string | null
}

/** Computes the removal dialog with the state of its request. */
export const passkeyRemovalView = (now: {
  readonly target: DisplayedPasskey | null
  readonly remove: Remote<RemovalFault>
}): PasskeyRemovalView => ({
  title: now.target?.title ?? '',
  text: now.target?.text ?? '',
  ...passkeyRemovalTexts,
  status: now.remove.status,
  failure: now.remove.fault === null ? null : removalFailureText(now.remove.fault),
})
