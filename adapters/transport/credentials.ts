import { type Credentials, type Fault, type Tokens, unauthorized } from '@paydeck/core'
import { type either as E, taskEither as TE } from 'fp-ts'

export interface HeldCredentials {
  readonly csrf: string
  readonly userId: string | null
  readonly tokens: Tokens | null
}

/** What every call carries, kept in memory for as long as the page lives. */
export interface CredentialStore extends Credentials {
  readonly held: () => HeldCredentials
  /** Obtains them anew; those who ask while it runs share one renewal (SESS-017). */
  readonly renew: TE.TaskEither<Fault, void>
}

const none: HeldCredentials = { csrf: '', userId: null, tokens: null }

export const makeCredentials = (): CredentialStore => {
  let held = none
  let renewal: TE.TaskEither<Fault, void> = TE.left(unauthorized)
  let running: Promise<E.Either<Fault, void>> | null = null
  return {
    held: () => held,
    renew: () => {
      running ??= renewal().finally(() => {
        running = null
      })
      return running
    },
    renewWith: (renew) => {
      renewal = renew
    },
    holdSession: ({ csrfToken, userId }) => {
      held = { ...held, csrf: csrfToken, userId }
    },
    holdTokens: (tokens) => {
      held = { ...held, tokens }
    },
    drop: () => {
      held = none
    },
  }
}
