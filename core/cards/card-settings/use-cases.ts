import { function as F, taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { unreachable } from '../../kernel/fault.ts'
import type { CardNameForm } from './model.ts'
import type { CardChanges } from './ports.ts'
import { cardNameToSave, lockedAfter, lockRequest } from './rules.ts'

/** Renames a card, and returns the card's id and the nickname that the provider stored (CARD-113). */
export const makeRenameCard =
  (changes: Pick<CardChanges, 'rename'>) =>
  ({ cardId, name }: CardNameForm): TE.TaskEither<Fault, { readonly cardId: string; readonly nickname: string }> =>
    cardId === null
      ? TE.left(unreachable)
      : F.pipe(
          changes.rename({ cardId, name: cardNameToSave(name) }),
          TE.map((nickname) => ({ cardId, nickname })),
        )

/** Requests the opposite lock state and returns true if the card is now locked (CARD-116, CARD-117). */
export const makeToggleLock =
  (changes: Pick<CardChanges, 'lock'>, cardId: string) =>
  (isLocked: boolean): TE.TaskEither<Fault, boolean> =>
    F.pipe(changes.lock({ cardId, value: lockRequest(isLocked) }), TE.map(lockedAfter))
