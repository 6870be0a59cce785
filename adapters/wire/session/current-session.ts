import { AccessType } from '@paydeck/core/model'
import * as t from 'io-ts'
import { facade, rest } from '../call.ts'
import { dictionary, list, nothing, nullable, record } from '../codec.ts'

/**
 * Reads or refreshes the session. This is the only call that needs neither a session nor a CSRF value (CALL-073, CALL-011).
 */
export const getSession = rest({
  name: 'GET /auth/session',
  csrf: 'none',
  input: nothing,
  reply: record({
    csrfToken: t.string,
    isAuthenticated: t.boolean,
    user_id: nullable(t.string),
    accessTypes: list(AccessType),
    mapsApiKey: nullable(t.string),
    captchaKey: nullable(t.string),
    captchaDisabled: t.boolean,
  }),
})

/** Reads which facades the user may call. The keys are the names of the facades (CALL-074). */
export const getFacadeAccess = rest({
  name: 'GET /auth/facadeAccess',
  input: nothing,
  reply: dictionary(t.boolean),
})

/** Ends the session at the provider (CALL-075). */
export const postLogout = rest({ name: 'POST /auth/logout', input: nothing, reply: nothing })

/** Reads the user's language, as in "en-US" (CALL-076). */
export const getLanguage = rest({ name: 'GET /id/language', input: nothing, reply: record({ lang: t.string }) })

/** Reads the country that belongs to the client's IP address, as in "US". Null if unknown (CALL-094). */
export const getLocation = rest({
  name: 'GET /wallet-card/location',
  input: nothing,
  reply: record({ country: nullable(t.string) }),
})

/**
 * Lists the product tokens by name. The user's token is named "{productName}User". The token of an invited payout recipient
 * is named "payee" (CALL-080).
 */
export const getProductTokens = facade({
  name: 'getProductTokens',
  token: 'none',
  input: nothing,
  reply: list(record({ facade: t.string, token: t.string })),
})
