import type { Status } from '../../kernel/remote.ts'

/**
 * The modals of a card's settings. `update-card-name` is opened about a card; `lock-card` shows nothing but the text that
 * it is opened with (CARD-101, ERR-040).
 */
export type CardSettingsModal = 'update-card-name' | 'lock-card'

/** What is filled in to rename a card. */
export interface CardNameForm {
  /** Which card; null: the form is closed. */
  readonly cardId: string | null
  readonly name: string
}

/** Before a dialog is open. */
export const blankCardName: CardNameForm = { cardId: null, name: '' }

/** How the changes of the locks stand, by card. */
export type LockStatuses = ReadonlyMap<string, Status>
