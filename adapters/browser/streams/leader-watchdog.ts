import type { Clock } from '@paydeck/core'

/** How often a tab looks at how things stand; milliseconds. */
export const tick = 250

/**
 * A leader that says nothing for so many milliseconds, and looks of this tab, is frozen; together with what follows it is
 * less than 2 s (F2). Looks count, so that a tab that slept itself does not find that the leader did. The spread keeps the
 * followers from taking over all at once.
 */
const longest = { ms: 1250, spread: 250, looks: 2 } as const

/** Sooner than that, the leader is asked whether it is there; milliseconds. */
const doubt = 750

/** What a follower knows of its leader by what it hears. */
export interface LeaderWatchdog {
  readonly reset: () => void
  /** Once a tick. */
  readonly check: () => 'fine' | 'in-doubt' | 'gone'
}

/** @param random from 0 to 1 */
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
      // Also where the clock was set back meanwhile.
      const silence = Math.abs(clock.now() - heardAt)
      if (looks >= longest.looks && silence > longest.ms + longest.spread * random()) return 'gone'
      return silence > doubt ? 'in-doubt' : 'fine'
    },
  }
}
