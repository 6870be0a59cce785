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
  readonly isRenewing: () => boolean
  /** Whether a call of this name, begun with this CSRF value, was begun in a session that another has taken the place of. */
  readonly isReplaced: IsReplaced
  /** Who knows that, from now on: until then no session is replaced. */
  readonly askOfReplaced: (isReplaced: IsReplaced) => void
}

type IsReplaced = (name: string, csrf: string) => Promise<boolean>

const none: HeldCredentials = { csrf: '', userId: null, tokens: null }

export const makeCredentials = (): CredentialStore => {
  let held = none
  let renewal: TE.TaskEither<Fault, void> = TE.left(unauthorized)
  let running: Promise<E.Either<Fault, void>> | null = null
  let isReplaced: IsReplaced = () => Promise.resolve(false)
  return {
    isReplaced: (name, csrf) => isReplaced(name, csrf),
    askOfReplaced: (ask) => {
      isReplaced = ask
    },
    held: () => held,
    isRenewing: () => running !== null,
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
