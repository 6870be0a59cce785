/** A day in milliseconds. */
export const day = 86_400_000

/** Returns the time `days` days before `now`, in milliseconds since 1970 (UTC). */
export const ago = (now: number, days: number): number => Math.round(now - days * day)
