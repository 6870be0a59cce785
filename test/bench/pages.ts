import type { Page } from './browser.ts'
import { signIn } from './sandbox.ts'

/**
 * Two pages: "floor", a reference page with the same packages as the app, and "home", the app's home page for a user with
 * cards.
 */
export const homePages = (references: string, sandbox: string): ReadonlyArray<Page> => [
  { name: 'floor', address: `${references}/id/index.html`, ready: ['h1'] },
  {
    name: 'home',
    address: `${sandbox}/id/home`,
    ready: ['h1', 'main li button[data-cover]'],
    prepare: signIn(sandbox, 'cardholder'),
  },
]

/** Pages that the user opens by their URL. They count as ready when the first row of their list has been painted. */
export const routePages = (sandbox: string): ReadonlyArray<Page> =>
  [
    { name: 'card', path: '/id/card' },
    { name: 'payments', path: '/id/crypto-payments' },
    { name: 'bill pay', path: '/id/bill-pay', persona: 'verified' },
    { name: 'activity', path: '/id/activity' },
    { name: 'heavy', path: '/id/activity', persona: 'heavy' },
    { name: 'addresses', path: '/id/settings/receiving-addresses', persona: 'recipient' },
  ].map(({ name, path, persona = 'cardholder' }) => ({
    name,
    address: `${sandbox}${path}`,
    ready: ['h1', 'main section li'],
    prepare: signIn(sandbox, persona),
  }))
