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
