import { delay } from '../kernel/timings.ts'

/** Time for which the message "back online" stays. */
export const backOnline = delay('back online notice', 4000)

/**
 * After the network has recovered, the app waits for a random time, at most this long, before it repeats failed reads. The
 * app must be usable again within 5 s (F5, F6).
 */
export const recoverySpread = delay('recovery spread', 3000)
