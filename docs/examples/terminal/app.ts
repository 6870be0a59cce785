import {
  constant,
  homeSourcesOf,
  makeCards,
  makeHome,
  makePasskeys,
  makePayments,
  makeProfile,
  makeReceiving,
  makeSecurity,
  makeSession,
  makeShell,
  makeVerification,
  makeWaitlist,
  permissionsOf,
  type Slices,
  startQuery,
  startupOf,
} from '@paydeck/core'
import { task as T, taskEither as TE } from 'fp-ts'
import type { TerminalPorts } from './ports.ts'

/** What the terminal shows, and what it can ask for. */
export interface App extends Pick<Slices, 'home' | 'session' | 'shell' | 'startup' | 'waitlist'> {
  /** What the browser lets come after the page; a page that is printed once waits for it. It tells its own failures. */
  readonly loadRest: T.Task<unknown>
}

const nothingToLoad = TE.right(undefined)

/** The slices, joined without a container. */
export const makeApp = (ports: TerminalPorts): App => {
  const start = startQuery(ports.navigation.arrival.query)
  const session = makeSession(ports)
  const profile = makeProfile({ ...ports, account: ports.userAccount })
  const security = makeSecurity({ ...ports, protection: ports.accountProtection })
  const verification = makeVerification({ ...ports, shopper: ports.shopperRecords })
  const cards = makeCards({ ...ports, accounts: ports.cardAccounts })
  const payments = makePayments({ ...ports, records: ports.paymentRecords })
  const receiving = makeReceiving({ ...ports, records: ports.payoutRecords })
  const passkeys = makePasskeys({ ...ports, directory: ports.passkeyDirectory, email: profile.email })
  const permissions = permissionsOf({ session, profile, receiving }, start)
  const startup = startupOf(ports, { cards, payments, profile, receiving, security, session, verification }, [])
  const shell = makeShell({
    ...ports,
    services: { captcha: () => nothingToLoad, chat: nothingToLoad, analytics: nothingToLoad },
    session: session.session,
    stage: startup.state,
    permissions,
    start,
  })
  const waitlist = makeWaitlist({
    ...ports,
    lists: ports.mailingLists,
    modals: shell.modals,
    country: session.country,
    email: profile.email,
  })
  // Nothing is kept from one start to the next, so nothing is hidden.
  const amountPrivacy = { isOn: constant(false), toggle: () => undefined }
  const home = makeHome({
    ...ports,
    modals: shell.modals,
    carousels: shell.carousels,
    // Addresses are printed; the terminal opens none.
    windows: { open: () => undefined },
    moves: { go: () => undefined },
    prices: ports.priceHistory,
    reloadCards: cards.reload,
    sources: homeSourcesOf({ amountPrivacy, shell, cards, passkeys, payments, profile, receiving, verification }, permissions, start.invite),
  })
  const later: ReadonlyArray<T.Task<unknown>> = [passkeys.load, verification.loadMissingInfo, waitlist.load]
  return { home, session, shell, startup, waitlist, loadRest: T.sequenceArray(later) }
}
