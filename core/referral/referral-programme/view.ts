import { formatDay } from '../../kernel/calendar.ts'
import type { Fault } from '../../kernel/fault.ts'
import type { Remote } from '../../kernel/remote.ts'
import { filled } from '../../kernel/text.ts'
import { timed, type TimedText } from '../../presentation/timed-text.ts'
import { visibleText } from '../../presentation/visible-text.ts'
import { referralTexts } from '../texts.ts'
import type { ReferralState } from './model.ts'
import { isExpired, referralOfferText } from './rules.ts'
import { remindedStatus } from './tables.ts'

/** Referral of the user, ready to render. */
export interface ReferralProgrammeView {
  /** Offer of the programme (CARD-104). */
  readonly offer: string
  /** Null until loaded. */
  readonly code: string | null
  readonly isLoading: boolean
  /** Message that replaces the code (ERR-022), or null. */
  readonly failure: string | null
  /** Sentence about the status; null if the status is not loaded, not available, or blank (ERR-053). */
  readonly statusText: TimedText | null
}

const statusTextOf = ({ status, statusAt }: ReferralState, timeZone: string): TimedText | null => {
  const word = visibleText(status?.status ?? '')
  if (status === null || word === '') return null
  if (status.status !== remindedStatus) return [filled(referralTexts.status, { status: word })]
  const text = referralTexts[isExpired(status, statusAt) ? 'expired' : 'pending']
  return timed(text, { text: formatDay(status.expiration, timeZone), at: status.expiration })
}

/** Computes the view. The message of a failed load stays until the next attempt. */
export const referralProgrammeView = (
  {
    state,
    load,
  }: {
    readonly state: ReferralState
    readonly load: Remote<Fault>
  },
  timeZone: string,
): ReferralProgrammeView => ({
  offer: referralOfferText(),
  code: state.code,
  isLoading: load.status === 'loading',
  failure: load.status === 'failed' ? referralTexts.failed : null,
  statusText: statusTextOf(state, timeZone),
})
