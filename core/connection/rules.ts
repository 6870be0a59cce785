/** Returns what stands beside a button that moves money while it cannot be pressed; null: it can. */
export const moneyHold = (isOnline: boolean): string | null => (isOnline ? null : 'Needs a connection')
