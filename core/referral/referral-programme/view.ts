import { formatDay } from '../../kernel/calendar.ts'
import type { Fault } from '../../kernel/fault.ts'
import type { Remote } from '../../kernel/remote.ts'
import { filled } from '../../kernel/text.ts'
import { timed, type TimedText } from '../../presentation/timed-text.ts'
import { visibleText } from '../../presentation/visible-text.ts'
import type { ReferralState } from './model.ts'
import { isExpired, referralOfferText } from './rules.ts'
import { referralTexts, remindedStatus } from './tables.ts'

/** The user's own referral, ready to render. */
export interface ReferralProgrammeView {
  /** What the programme promises (CARD-104). */
  readonly offer: string
  /** null while it is not known. */
  readonly code: string | null
  readonly isLoading: boolean
  /** In place of the code (ERR-022). */
  readonly failure: string | null
  /** How it stands, in a sentence; null: nothing to tell, or nothing came (ERR-053). */
  readonly standing: TimedText | null
}

const standingOf = ({ status, statusAt }: ReferralState, timeZone: string): TimedText | null => {
  const word = visibleText(status?.status ?? '')
  if (status === null || word === '') return null
  if (status.status !== remindedStatus) return [filled(referralTexts.status, { status: word })]
  const text = referralTexts[isExpired(status, statusAt) ? 'expired' : 'pending']
  return timed(text, { text: formatDay(status.expiration, timeZone), at: status.expiration })
}

/** A failure stays until the next try. */
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
  standing: standingOf(state, timeZone),
})
