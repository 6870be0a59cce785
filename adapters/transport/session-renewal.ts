import { type Fault, unauthorized } from '@paydeck/core'
import { either as E, taskEither as TE } from 'fp-ts'
import type { CredentialStore } from './credentials.ts'

/** Renews the credentials after a call was refused because the session has changed. */
export interface SessionRenewal {
  /** Fetches fresh credentials (SESS-017). Faults: any. */
  readonly renew: TE.TaskEither<Fault, void>
  /** Names of the renewal's own calls. A refusal of one of them must not wait for the renewal. */
  readonly calls: ReadonlyArray<string>
  /** True if another session has replaced the one in which a call with this CSRF value was sent. */
  readonly isReplaced: (name: string, csrf: string) => Promise<boolean>
}

/** Renewal of a client that never renews its session. */
export const noRenewal: SessionRenewal = {
  renew: /* @__PURE__ */ TE.left(unauthorized),
  calls: [],
  isReplaced: () => Promise.resolve(false),
}

/**
 * Sends a call that replaces the session, which ends the session in which the call was sent. `name` is the name of the call.
 */
export type Replace = <A>(name: string, change: TE.TaskEither<Fault, A>) => TE.TaskEither<Fault, A>

export interface Replacements extends Pick<SessionRenewal, 'isReplaced'> {
  readonly replace: Replace
}

/**
 * Detects calls that were sent in a replaced session, by their CSRF value. While a replacing call is in flight, `isReplaced`
 * waits for its outcome. For the replacing call itself `isReplaced` does not wait, because the call would wait for itself.
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
