import { function as F, taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { unreachable } from '../../kernel/fault.ts'
import type { CardNameForm } from './model.ts'
import type { CardChanges } from './ports.ts'
import { cardNameToSave, lockedAfter, lockRequest } from './rules.ts'

/** Sends a name, and answers with the card and its nickname from now on (CARD-113). */
export const makeRenameCard =
  (changes: Pick<CardChanges, 'rename'>) =>
  ({ cardId, name }: CardNameForm): TE.TaskEither<Fault, { readonly cardId: string; readonly nickname: string }> =>
    cardId === null
      ? TE.left(unreachable)
      : F.pipe(
          changes.rename({ cardId, name: cardNameToSave(name) }),
          TE.map((nickname) => ({ cardId, nickname })),
        )

/** Asks for the opposite lock, and answers whether the card is locked now (CARD-116, CARD-117). */
export const makeToggleLock =
  (changes: Pick<CardChanges, 'lock'>, cardId: string) =>
  (isLocked: boolean): TE.TaskEither<Fault, boolean> =>
    F.pipe(changes.lock({ cardId, value: lockRequest(isLocked) }), TE.map(lockedAfter))
