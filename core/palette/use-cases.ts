import { option as O } from 'fp-ts'
import type { TextStorage } from '../platform/ports.ts'
import { recentCommandsKey } from './tables.ts'

/** Returns the lines of the stored text: the id of the user, then the ids of the user's recent commands. */
const linesOf = (storage: TextStorage): ReadonlyArray<string> => {
  const kept = storage.read(recentCommandsKey)
  return O.isSome(kept) ? kept.value.split('\n') : []
}

/** Returns the ids of the recent commands of a user, latest first. Those of another user are not returned. */
export const readRecent = (storage: TextStorage, owner: string): ReadonlyArray<string> => {
  const [user, ...ids] = linesOf(storage)
  return user === owner ? ids : []
}

/** Stores the ids of the recent commands of a user, in place of those of another user. */
export const keepRecent = (storage: TextStorage, owner: string, ids: ReadonlyArray<string>): void =>
  storage.write(recentCommandsKey, [owner, ...ids].join('\n'))

/**
 * Removes the recent commands of all users except `owner`. If `owner` is null, as after a sign-out, removes all of them
 * (CMD-012).
 */
export const dropOtherRecent = (storage: TextStorage, owner: string | null): void => {
  if (linesOf(storage)[0] !== owner) storage.remove(recentCommandsKey)
}
