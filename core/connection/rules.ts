import { offlineTexts } from './texts.ts'
/**
 * Returns the note beside a disabled button that moves money; null if the button is enabled.
 * @example
 * offlineNote(true) // null
 */
export const offlineNote = (isOnline: boolean): string | null => (isOnline ? null : offlineTexts.note)
