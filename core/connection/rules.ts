/** Returns the note beside a button that moves money while it is disabled; null if it is enabled. */
export const offlineNote = (isOnline: boolean): string | null => (isOnline ? null : 'Needs a connection')
