import { withQuery } from '../../kernel/query.ts'
import { authenticationPaths, basePath } from '../../platform/addresses.ts'
import type { RouteQuery, StartQuery, UnauthenticatedEntry } from '../model.ts'
import { idExperimentSecret, inviteDestination, queryKeys, rootPathLength, routes } from '../tables.ts'
import { isNonEmpty } from './paths.ts'

/** Returns the value of a key; null if it is missing or empty (ROUTE-050, ROUTE-065). */
const valueOf = (query: RouteQuery, key: string): string | null => {
  const value = query.get(key)
  return isNonEmpty(value) ? value : null
}

/**
 * Returns the URL of the login flow with the return path (ROUTE-057).
 * @example
 * loginAddress('/id/7') // '/authenticate/login?redirect=%2Fid%2F7'
 */
export const loginAddress = (returnAddress: string, destination: UnauthenticatedEntry['destination'] = null): string =>
  withQuery(authenticationPaths.login, [
    ['redirect', returnAddress],
    ...(destination === null ? [] : [['destination', destination] as const]),
  ])

/**
 * Returns the URL of the login flow for an app that was opened without a session.
 * @example
 * const entry = { kind: 'home', returnAddress: '/id/7', destination: null }
 * entryAddress(entry) // '/authenticate/login?redirect=%2Fid%2F7'
 */
export const entryAddress = (entry: UnauthenticatedEntry): string =>
  loginAddress(entry.returnAddress, entry.destination)

const isDots = (segment: string): boolean => /^(?:\.|%2e){1,2} *$/i.test(segment)

/**
 * True if a browser stays inside the base path after a redirect to this path. Browsers treat a backslash as a slash, drop
 * tabs, line breaks and spaces at the end, and resolve dot segments, encoded or not.
 */
const isInsideBase = (path: string): boolean =>
  path.startsWith(`${basePath}/`) && !/[\\\p{Cc}]/u.test(path) && !path.split(/[/?#]/).some(isDots)

const homeAddress = `${basePath}${routes.home.path}`

/**
 * Decides where the login leads to, if the app is opened without a session. An invite has priority over the path; the root
 * path leads to home. The return path keeps the query, so that a deep link survives the login. The email address in the
 * query is kept only for an invite (ROUTE-067).
 * @param path path of the browser, including the base path
 * @example
 * unauthenticatedEntry('/id/card/7', new Map()).returnAddress // '/id/card/7'
 * unauthenticatedEntry('/id/../card', new Map()).returnAddress // '/id/home'
 */
export const unauthenticatedEntry = (path: string, query: RouteQuery): UnauthenticatedEntry => {
  const invite = valueOf(query, queryKeys.invite)
  const email = query.get(queryKeys.email)
  if (invite !== null) {
    const carried = [[queryKeys.invite, invite] as const]
    const returnAddress = withQuery(basePath, email === undefined ? carried : [...carried, [queryKeys.email, email]])
    return { kind: 'invite-login', returnAddress, destination: inviteDestination }
  }
  const trimmed = path.endsWith('/') ? path.slice(0, -1) : path
  if (trimmed.length <= rootPathLength) return { kind: 'home', returnAddress: homeAddress, destination: null }
  const returnAddress = isInsideBase(trimmed)
    ? withQuery(
        trimmed,
        [...query].filter(([key]) => key !== queryKeys.email),
      )
    : homeAddress
  return { kind: 'path-login', returnAddress, destination: null }
}

/**
 * Reads the query of the page load (ROUTE-063, ROUTE-066 to ROUTE-070).
 * @example
 * startQuery(new Map([['isWallet', 'true']])).isWallet // true
 * startQuery(new Map()).invite // null
 */
export const startQuery = (query: RouteQuery): StartQuery => ({
  oid: valueOf(query, queryKeys.oid),
  invite: valueOf(query, queryKeys.invite),
  email: query.get(queryKeys.email) ?? null,
  idExperiment: query.get(queryKeys.secret) === idExperimentSecret,
  hiddenCurrencies: query.has(queryKeys.hiddenCurrencies),
  isWallet: query.get(queryKeys.isWallet) === 'true',
})
