import { formatDay } from '../kernel/calendar.ts'
import { filled } from '../kernel/text.ts'
import { formatTime } from '../presentation/time-of-day.ts'
import type { ConnectionState } from './model.ts'
import { connectionTexts } from './texts.ts'

/** Message about the connection, ready to render. */
export interface ConnectionView {
  readonly tone: 'wait' | 'good'
  /** First sentence of the message, which is emphasised. It says what happened. */
  readonly lead: string
  /** Consequence for the user; null if there is none. */
  readonly text: string | null
}

/** State from which the view is computed; times are in milliseconds since 1970. */
export interface ConnectionViewState {
  readonly state: ConnectionState
  readonly now: number
  /** Time at which the amounts on the screen were loaded. */
  readonly dataAt: number
  readonly timeZone: string
}

/** Computes the message; null while the device is online. */
export const connectionView = ({ state, now, dataAt, timeZone }: ConnectionViewState): ConnectionView | null => {
  if (state === 'online') return null
  if (state === 'back') return { tone: 'good', lead: connectionTexts.back, text: null }
  const [today, day] = [now, dataAt].map((ms) => formatDay(ms, timeZone))
  const time = formatTime(dataAt, timeZone)
  const from = day === today ? time : filled(connectionTexts.earlier, { day: day ?? '', time })
  return { tone: 'wait', lead: connectionTexts.offline, text: filled(connectionTexts.waiting, { time: from }) }
}
