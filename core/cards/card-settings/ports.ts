import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'

/** What a holder may change of a card, as the provider keeps it. */
export interface CardChanges {
  /** Whether the user has locked the card (CALL-030). Faults: any. */
  readonly lockStatus: (cardId: string) => TE.TaskEither<Fault, boolean>
  /** Locks or unlocks a card and answers with the reply's text, which `lockedAfter` reads (CALL-031, CARD-117). Faults: any. */
  readonly lock: (input: { readonly cardId: string; readonly value: boolean }) => TE.TaskEither<Fault, string>
  /** Answers with the nickname as the provider keeps it from now on (CALL-032, CARD-113). Faults: any. */
  readonly rename: (input: { readonly cardId: string; readonly name: string }) => TE.TaskEither<Fault, string>
}
