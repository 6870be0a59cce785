import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'

/** Changes that a card holder can make at the provider. */
export interface CardChanges {
  /** Returns true if the user has locked the card (CALL-030). Faults: any. */
  readonly lockStatus: (cardId: string) => TE.TaskEither<Fault, boolean>
  /**
   * Locks or unlocks a card. Returns the text of the response, which `lockedAfter` parses (CALL-031, CARD-117). Faults: any.
   */
  readonly lock: (input: { readonly cardId: string; readonly value: boolean }) => TE.TaskEither<Fault, string>
  /** Renames a card and returns the nickname that the provider stored (CALL-032, CARD-113). Faults: any. */
  readonly rename: (input: { readonly cardId: string; readonly name: string }) => TE.TaskEither<Fault, string>
}
