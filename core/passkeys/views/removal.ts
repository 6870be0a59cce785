import type { Remote } from '../../kernel/remote.ts'
import type { DisplayedPasskey, RemovalFault } from '../model.ts'
import { removalFailureText } from '../rules/removal.ts'
import { removalTexts } from '../tables/removal.ts'

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
