import { formatDay } from '../kernel/calendar.ts'
import { formatTime } from '../presentation/time-of-day.ts'
import type { ConnectionState } from './model.ts'
import { connectionTexts } from './tables.ts'

/** What is told of the connection, ready to render. */
export interface ConnectionView {
  readonly tone: 'wait' | 'good'
  /** What happened: said first, and stronger. */
  readonly lead: string
  /** What that means for what is seen and done; null: nothing. */
  readonly text: string | null
}

/** What the view is computed from; times are milliseconds since 1970. */
export interface ConnectionViewState {
  readonly state: ConnectionState
  readonly now: number
  /** When the amounts on the screen came. */
  readonly dataAt: number
  readonly timeZone: string
}

/** null: there is nothing to be told. */
export const connectionView = ({ state, now, dataAt, timeZone }: ConnectionViewState): ConnectionView | null => {
  if (state === 'online') return null
  if (state === 'back') return { tone: 'good', lead: connectionTexts.back, text: null }
  const [today, day] = [now, dataAt].map((ms) => formatDay(ms, timeZone))
  const time = formatTime(dataAt, timeZone)
  const from = day === today ? time : `${day}, ${time}`
  return { tone: 'wait', lead: connectionTexts.offline, text: `Amounts are from ${from}. ${connectionTexts.waiting}` }
}
