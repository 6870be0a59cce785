import type { Fault } from '../kernel/fault.ts'
import type { Remote } from '../kernel/remote.ts'
import type { OptIn, WaitlistName } from './model.ts'
import { isOffered, isOnList, unavailableText } from './rules.ts'
import { waitlists } from './tables.ts'

/** State from which the view is computed. */
export interface WaitlistState {
  readonly optIn: OptIn
  readonly join: Remote<Fault>
  readonly country: string | null
  readonly email: string | null
  readonly productName: string
}

/** Waitlist, ready to render. */
export interface WaitlistView {
  /** Join button; null if the user cannot join or is already on the card list. */
  readonly button: {
    readonly label: string
    readonly status: Remote<Fault>['status']
    readonly disabled: boolean
  } | null
  /** Text that explains the list, while the user can join; null otherwise. */
  readonly invitation: string | null
  /** Message that replaces the button or appears beside the button; null without a message. */
  readonly text: string | null
}

const nothing = { button: null, invitation: null } as const

/** Computes the view. The button is disabled until the email is loaded, during a join, and after a successful join. */
export const waitlistView =
  (list: WaitlistName) =>
  ({ optIn, join, country, email, productName }: WaitlistState): WaitlistView => {
    const row = waitlists[list]
    const failed = join.status === 'failed'
    const isJoined = isOnList(list, optIn) && join.status === null
    if (!isOffered(list, country)) return { ...nothing, text: unavailableText(productName) }
    if (isJoined && list === 'card') return { ...nothing, text: row.joined }
    return {
      invitation: isJoined || join.status === 'success' ? null : row.invitation,
      button: {
        label: isJoined ? row.joined : row.join,
        status: join.status,
        disabled: isJoined || email === null || join.status === 'loading' || join.status === 'success',
      },
      text: failed && row.failureShownIn === 'button' ? row.failure : null,
    }
  }
