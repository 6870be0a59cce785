import type { Status } from '../../kernel/remote.ts'

/**
 * Modals of a card's settings. `update-card-name` renames a card. `lock-card` shows a failure to lock or unlock a card
 * (CARD-101, ERR-040).
 */
export type CardSettingsModal = 'update-card-name' | 'lock-card'

/** Input of the form that renames a card. */
export interface CardNameForm {
  /** Id of the card; null while the form is closed. */
  readonly cardId: string | null
  readonly name: string
}

/** Form before the dialog is open. */
export const blankCardName: CardNameForm = { cardId: null, name: '' }

/** Status of each card's lock change, by card id. */
export type LockStatuses = ReadonlyMap<string, Status>
