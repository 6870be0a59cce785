import { type Fault, unauthorized } from '@paydeck/core'
import { either as E, taskEither as TE } from 'fp-ts'
import type { CredentialStore } from './credentials.ts'

/** Session renewal after the provider has refused a call because the session has changed. */
export interface SessionRenewal {
  /** Fetches fresh credentials (SESS-017). Faults: any. */
  readonly renew: TE.TaskEither<Fault, void>
  /**
   * Names of the calls that the renewal itself sends. If the provider refuses one of these calls, the call must not wait for
   * the renewal.
   */
  readonly calls: ReadonlyArray<string>
  /**
   * Resolves to true if the call was sent in a session that has been replaced since. `csrf` is the CSRF value with which the
   * call was sent.
   */
  readonly isReplaced: (name: string, csrf: string) => Promise<boolean>
}

/** Disabled session renewal, for clients that keep a single session. */
export const noRenewal: SessionRenewal = {
  renew: /* @__PURE__ */ TE.left(unauthorized),
  calls: [],
  isReplaced: () => Promise.resolve(false),
}

/** Sends a call that replaces the current session with a new one. `name` is the name of the call. */
export type Replace = <A>(name: string, change: TE.TaskEither<Fault, A>) => TE.TaskEither<Fault, A>

export interface Replacements extends Pick<SessionRenewal, 'isReplaced'> {
  readonly replace: Replace
}

/**
 * Remembers the CSRF values of replaced sessions, and thus detects calls that were sent in such a session. While a replacing
 * call is in flight, `isReplaced` waits for its outcome. For the replacing call itself, `isReplaced` does not wait, because
 * the call would wait for itself.
 */
export const makeReplacements = (credentials: Pick<CredentialStore, 'held'>): Replacements => {
  const pending = new Map<Promise<unknown>, string>()
  const replaced = new Set<string>()
  return {
    isReplaced: async (name, csrf) => {
      if (![...pending.values()].includes(name)) await Promise.all(pending.keys())
      return replaced.has(csrf)
    },
    replace: (name, change) => async () => {
      const { csrf } = credentials.held()
      const answer = change()
      pending.set(answer, name)
      const outcome = await answer
      pending.delete(answer)
      if (E.isRight(outcome)) replaced.add(csrf)
      return outcome
    },
  }
}
