import type { Clock } from '@paydeck/core'

/** Milliseconds between two checks of a tab. */
export const tick = 250

/**
 * Silence after which a leader counts as frozen: `ms` milliseconds plus a random part of `spread`, and at least `looks`
 * checks. Silence and takeover together last less than 2 s (F2). Without the minimum number of checks, a tab that was asleep
 * itself would take the leader for frozen. The random part prevents all followers from taking over at the same moment.
 */
const longest = { ms: 1250, spread: 250, looks: 2 } as const

/** Milliseconds of silence after which a follower asks the leader for a sign of life. */
const doubt = 750

/** Detects a frozen leader by its silence. */
export interface LeaderWatchdog {
  /** Restarts the measurement of the silence when a message from the leader arrives. */
  readonly reset: () => void
  /** Returns the state of the leader. Call it once per tick. */
  readonly check: () => 'fine' | 'in-doubt' | 'gone'
}

/**
 * Creates a watchdog for a follower.
 * @param random returns a random number from 0 to 1
 */
export const makeLeaderWatchdog = (clock: Clock, random: () => number): LeaderWatchdog => {
  let heardAt = clock.now()
  let looks = 0
  return {
    reset: () => {
      heardAt = clock.now()
      looks = 0
    },
    check: () => {
      looks += 1
      // The difference is negative if the clock was set back.
      const silence = Math.abs(clock.now() - heardAt)
      if (looks >= longest.looks && silence > longest.ms + longest.spread * random()) return 'gone'
      return silence > doubt ? 'in-doubt' : 'fine'
    },
  }
}
