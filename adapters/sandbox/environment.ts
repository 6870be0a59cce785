import type { AttemptLimits } from './account/means.ts'
import type { CallRecord } from './control/calls.ts'
import type { FaultBook } from './control/faults.ts'
import type { Queries } from './database/engine.ts'
import type { Log } from './kernel/log.ts'
import type { Randomness } from './kernel/secrets.ts'

/** What the whole sandbox runs on: made once at its start. */
export interface Environment {
  readonly queries: Queries
  /** Milliseconds since 1970. */
  readonly clock: () => number
  readonly random: Randomness
  readonly log: Log
  readonly limits: AttemptLimits
  readonly productName: string
  /** Where people open the app: "http://localhost:4280"; null: wherever they found it. */
  readonly publicOrigin: string | null
  /** The control page and its API; null where they are not served. */
  readonly control: Control | null
}

export interface Control {
  readonly faults: FaultBook
  readonly calls: CallRecord
}
