import { addressOf, facadePath, graphqlPath } from '@paydeck/adapters/wire/call'
import { applicationUpdates } from '@paydeck/adapters/wire/verification/application-updates'
import { callOf, wireEntries } from '@paydeck/sandbox/calls/table'
import { proxiedPages } from '@paydeck/sandbox/pages/pages'
import { describe, expect, it } from 'vitest'
import config from '../../vite.config.ts'

/**
 * True if Vite's development server forwards this URL to the sandbox. The patterns in Vite's configuration match the whole
 * URL, including its query string.
 */
const isHandedOn = (url: string): boolean =>
  Object.keys(config.server?.proxy ?? {}).some((context) =>
    context.startsWith('^') ? new RegExp(context).test(url) : url.startsWith(context),
  )

const filled = (path: string): string => path.replaceAll(/:\w+(?:\([^)]*\))?/g, 'x')

const calls: ReadonlyArray<string> = [
  ...wireEntries.filter((name) => callOf(name).kind === 'rest').map((name) => addressOf(name).path),
  addressOf(applicationUpdates.name).path,
  facadePath,
  `${facadePath}/:token`,
  graphqlPath,
]

const pages: ReadonlyArray<string> = [
  ...Object.keys(proxiedPages),
  '/authenticate/login',
  '/authenticate/finish-signup',
  '/dashboard',
  '/dashboard/getStarted',
  '/utils-dashboard',
  '/id/verify',
  '/invoice',
  '/sandbox',
  '/stop-payout-change',
]

describe('the development server', () => {
  it.each([...new Set([...calls, ...pages])].map(filled))(
    'the development server forwards %s to the sandbox, even with a query string',
    (path) => {
      expect([isHandedOn(path), isHandedOn(`${path}?id=1`)]).toEqual([true, true])
    },
  )

  it.each([
    '/',
    '/id',
    '/id/home?tab=1',
    '/id/bill-pay/pay',
    '/id/settings/security',
    '/id/languages',
    '/id/verify-me',
    '/id/@vite/client',
    '/id/app/main.tsx',
    '/invoices',
  ])('the development server responds to %s itself, without the sandbox', (url) => {
    expect(isHandedOn(url)).toBe(false)
  })
})
