import { type HeadlessPorts, headlessPorts } from '@paydeck/adapters/headless'
import { type ActivityRow, type Clock, homeActivityOf, type Log, makePaydeck, type Paydeck } from '@paydeck/core'
import { task as T } from 'fp-ts'
import type { Browser } from './browser.ts'

/** State and actions of the terminal app: every part that needs no browser. */
export type App = Paydeck<HeadlessPorts>

/** Everything that the app uses outside itself. */
export interface Outside {
  readonly browser: Browser
  readonly clock: Clock
  readonly log: Log
  readonly productName: string
}

/** Location at which the terminal opens the app, like the location of a browser tab. */
export interface Place {
  /** Path and query of the URL, including the app's base path. */
  readonly path: string
  /** Path of the page from which the user came. Empty if there is none. */
  readonly referrerPath: string
}

/**
 * Makes the app for one visit, with new stores and slices, as if a browser had loaded its page.
 * @param onLeave receives the URL when the app opens a page outside the app
 */
export const makeApp = (
  { browser, productName, ...others }: Outside,
  place: Place,
  onLeave: (url: string) => void,
): App => {
  const options = { ...others, ...browser, ...place, onLeave, configuration: { productName }, timeZone: 'UTC' }
  const app = makePaydeck((session) => headlessPorts(session, options))
  // The terminal has no dialog in which users prove their identity, so changes that need this proof fail.
  app.shell.modal.changes$.subscribe((modal) => {
    if (modal?.name === 'recent-factor') app.shell.act.closeModal()
  })
  return app
}

/** Returns the rows of the list "recent activity" on home. */
export const homeActivityIn = (app: App): ReadonlyArray<ActivityRow> => homeActivityOf(app, app.ports).get()

/**
 * Loads the data that a browser loads only after it has shown the page. The terminal prints a page only once, so it waits
 * for this data. Each failure appears in its own part of the page.
 */
export const loadRest = ({ passkeyStatus, applications, waitlist }: App): T.Task<unknown> =>
  T.sequenceArray<unknown>([passkeyStatus.tasks.load, applications.tasks.loadMissingInfo, waitlist.tasks.load])
