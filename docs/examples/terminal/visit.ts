import {
  navigation,
  offersView,
  pricesView,
  routePath,
  type SettingsEntry,
  settingsView,
  type ShellView,
  tellVerificationNews,
  type Toast,
  until,
} from '@paydeck/core'
import { type App, homeActivityIn, loadRest } from './app.ts'
import { type Choice, choiceLines, choicesOf, chosen } from './choices.ts'
import { piece } from './lines.ts'
import { visitReceiving } from './receiving.ts'
import { type Addresses, homeLines, newsLines, pricesLines } from './screens.ts'
import { visitSecurity } from './security.ts'
import type { Terminal } from './terminal.ts'

/**
 * Visit to the app. Begins with the initialisation, and ends when the app opens a page outside the app or the user is done.
 */
export interface Visit {
  readonly app: App
  readonly addresses: Addresses
  /**
   * Returns the URL that the app has opened instead of its own pages, such as the login page. Null while the app is open.
   */
  readonly left: () => string | null
}

/** Reason for the end of a visit: the app has opened the URL `address` outside the app, or the user is done. */
export type End = { readonly kind: 'left'; readonly address: string } | { readonly kind: 'done' }

const done: End = { kind: 'done' }

/** Initialises the app. After a failure, asks the user whether to retry. Returns false if the user gives up (SHELL-020). */
const initialised = async (terminal: Terminal, app: App): Promise<boolean> => {
  await app.startup.tasks.initialise()
  const view: ShellView = app.shell.view.get()
  if (view.stage !== 'failed') return true
  terminal.say([[piece('bad', view.text)]])
  const answer = await terminal.ask(`Press Enter: ${view.action} `)
  return answer !== null && initialised(terminal, app)
}

const showHome = async (terminal: Terminal, { app, addresses }: Visit): Promise<void> => {
  const { homePage, waitlist } = app
  const view = homePage.view.get()
  const offers = offersView(app.ports.configuration.productName)(homePage.offers.get())
  terminal.say([[], ...homeLines(view, homeActivityIn(app), offers, waitlist.view.card.get(), addresses)])
  await homePage.tasks.loadPrices()
  terminal.say(pricesLines(view.prices, pricesView(homePage.prices.get())))
}

/** If a modal is open, prints its text and closes the modal. */
const showModal = (terminal: Terminal, { app }: Visit): void => {
  const modal = app.shell.modal.get()
  if (modal === null) return
  terminal.say([[piece('bad', modal.text ?? modal.name)]])
  app.shell.act.closeModal()
}

const act: Readonly<Record<Choice['act'], (terminal: Terminal, visit: Visit) => Promise<void>>> = {
  home: showHome,
  join: async (terminal, visit) => {
    const { view, join } = visit.app.waitlist
    join('card')
    await until(view.card, ({ button }) => button?.status !== 'loading')
    showModal(terminal, visit)
    // After a success, the core shows a success state for a while. Waits for the state that follows it (HOME-023).
    const { text } = await until(view.card, ({ button }) => button?.status !== 'success')
    if (text !== null) terminal.say([[piece('good', text)]])
  },
  'reload-cards': async (terminal, visit) => {
    await visit.app.cardList.tasks.reload()
    await showHome(terminal, visit)
  },
  security: async (terminal, visit) => {
    await visitSecurity(terminal, visit.app, navigation.home.label)
    await showHome(terminal, visit)
  },
  'receiving-addresses': async (terminal, visit) => {
    await visitReceiving(terminal, visit.app, navigation.home.label)
    await showHome(terminal, visit)
  },
  'sign-out': async (terminal, { app }) => {
    const { session, signOut, signingOut } = app.currentSession
    signOut()
    await until(signingOut, ({ status }) => status !== 'loading')
    terminal.say([[session.get().isAuthenticated ? 'You are still signed in.' : 'You have signed out.']])
  },
}

/**
 * Returns the settings pages of this user (PROF-005, PROF-007). Leaves out the settings of cards, which the terminal does
 * not support.
 */
const settingsOf = ({ permissions }: App): ReadonlyArray<SettingsEntry> =>
  settingsView({ cards: false, payouts: permissions.get().payouts, path: '' }).entries

/** Prints a message for each change of a verification application. Returns a function that stops these messages. */
const followApplications = (terminal: Terminal, { app, addresses }: Visit): (() => void) => {
  const toasts = { show: (toast: Toast) => terminal.say(newsLines(toast)), withdraw: () => undefined }
  const following = tellVerificationNews(app.applications, toasts, addresses.pages.support)
  return () => {
    following.unsubscribe()
    app.applicationUpdates.finish()
  }
}

/**
 * Shows home and runs the menu entries that the user chooses. Ends when the user is done or the app opens a page outside the
 * app.
 */
export const visitHome = async (terminal: Terminal, visit: Visit): Promise<End> => {
  const end = followApplications(terminal, visit)
  try {
    return await visitPages(terminal, visit)
  } finally {
    end()
  }
}

const visitPages = async (terminal: Terminal, visit: Visit): Promise<End> => {
  const { app, left } = visit
  const ended = (): End | null => {
    const address = left()
    return address === null ? null : { kind: 'left', address }
  }
  if (!(await initialised(terminal, app))) return done
  if (ended() === null) {
    app.currentSession.trackEntry(routePath('home'))
    await loadRest(app)()
    await showHome(terminal, visit)
  }
  for (;;) {
    const end = ended()
    const shell = app.shell.view.get()
    if (end !== null || shell.stage !== 'app') return end ?? done
    const { view, offers } = app.homePage
    const waitlist = app.waitlist.view.card.get()
    const choices = choicesOf(shell.masthead, view.get(), offers.get(), waitlist, settingsOf(app))
    terminal.say(choiceLines(choices))
    const answer = await terminal.ask('> ')
    if (answer === null) return done
    const choice = chosen(choices, answer)
    if (choice === null) continue
    await act[choice.act](terminal, visit)
    if (choice.act === 'sign-out' && ended() !== null) return done
  }
}
