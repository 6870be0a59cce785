import type { Fault } from '@paydeck/core'
import { either as E, type taskEither as TE } from 'fp-ts'
import type { CredentialStore } from './credentials.ts'

/** Sends a call that gives the session another id, and ends the one that it was begun in; `name` is the call's. */
export type Replace = <A>(name: string, change: TE.TaskEither<Fault, A>) => TE.TaskEither<Fault, A>

/**
 * Knows which calls were begun in a session that another has taken the place of: those that carried its CSRF value.
 * Whoever asks while that happens waits until it is through, but for the change itself, which would wait for itself.
 */
export const makeReplace = (credentials: CredentialStore): Replace => {
  const underWay = new Map<Promise<unknown>, string>()
  const replaced = new Set<string>()
  credentials.askOfReplaced(async (name, csrf) => {
    if (![...underWay.values()].includes(name)) await Promise.all(underWay.keys())
    return replaced.has(csrf)
  })
  return (name, change) => async () => {
    const { csrf } = credentials.held()
    const answer = change()
    underWay.set(answer, name)
    const outcome = await answer
    underWay.delete(answer)
    if (E.isRight(outcome)) replaced.add(csrf)
    return outcome
  }
}
