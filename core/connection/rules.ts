import { offlineTexts } from './texts.ts'
/** Returns the note beside a button that moves money while it is disabled; null if it is enabled. */
export const offlineNote = (isOnline: boolean): string | null => (isOnline ? null : offlineTexts.note)
