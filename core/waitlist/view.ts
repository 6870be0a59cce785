import type { Fault } from '../kernel/fault.ts'
import type { Remote } from '../kernel/remote.ts'
import type { OptIn, WaitlistName } from './model.ts'
import { isOffered, isOnList, unavailableText } from './rules.ts'
import { waitlists } from './tables.ts'

/** What the view is computed from. */
export interface WaitlistState {
  readonly optIn: OptIn
  readonly join: Remote<Fault>
  readonly country: string | null
  readonly email: string | null
  readonly productName: string
}

/** The waitlist, ready to render. */
export interface WaitlistView {
  /** The join button, or null where there is nothing to press. */
  readonly button: {
    readonly label: string
    readonly status: Remote<Fault>['status']
    readonly disabled: boolean
  } | null
  /** What joining is for, as long as it is on offer. */
  readonly invitation: string | null
  /** A sentence in place of the button or beside it. */
  readonly text: string | null
}

const nothing = { button: null, invitation: null } as const

/** The button is disabled until the address is known, and while or after joining. */
export const waitlistView =
  (list: WaitlistName) =>
  ({ optIn, join, country, email, productName }: WaitlistState): WaitlistView => {
    const row = waitlists[list]
    const failed = join.status === 'failed'
    const settled = isOnList(list, optIn) && join.status === null
    if (!isOffered(list, country)) return { ...nothing, text: unavailableText(productName) }
    if (settled && list === 'card') return { ...nothing, text: row.joined }
    return {
      invitation: settled || join.status === 'success' ? null : row.invitation,
      button: {
        label: settled ? row.joined : row.join,
        status: join.status,
        disabled: settled || email === null || join.status === 'loading' || join.status === 'success',
      },
      text: failed && row.failureShownIn === 'button' ? row.failure : null,
    }
  }
