import type { Credentials, Tokens } from '@paydeck/core'

export interface HeldCredentials {
  readonly csrf: string
  readonly userId: string | null
  readonly tokens: Tokens | null
}

/** Credentials that every call sends. They are kept in memory until the page is closed. */
export interface CredentialStore extends Credentials {
  readonly held: () => HeldCredentials
}

const none: HeldCredentials = { csrf: '', userId: null, tokens: null }

export const makeCredentials = (): CredentialStore => {
  let held = none
  return {
    held: () => held,
    setSession: ({ csrfToken, userId }) => {
      held = { ...held, csrf: csrfToken, userId }
    },
    setTokens: (tokens) => {
      held = { ...held, tokens }
    },
    clear: () => {
      held = none
    },
  }
}
