import type { Status } from '../../kernel/remote.ts'

/**
 * Modals of the card settings. `update-card-name` renames a card. `confirm-lock` asks before it locks or unlocks a card.
 * `lock-card` explains that a card could not be locked or unlocked (CARD-101, ERR-040).
 */
export type CardSettingsModal = 'update-card-name' | 'confirm-lock' | 'lock-card'

/** Input of the form that renames a card. */
export interface CardNameForm {
  /** Id of the card; null while the form is closed. */
  readonly cardId: string | null
  readonly name: string
}

/** State of the form before the dialog opens. */
export const blankCardName: CardNameForm = { cardId: null, name: '' }

/** For each card id, the status of the call that locks or unlocks the card. */
export type LockStatuses = ReadonlyMap<string, Status>
