import { browserNavigation } from '@paydeck/adapters/browser/navigation'
import { browserRandomness } from '@paydeck/adapters/browser/randomness'
import { browserTabs } from '@paydeck/adapters/browser/tabs'
import { facadeAccountProtection } from '@paydeck/adapters/facade/security/security-settings'
import { facadeProductTokens } from '@paydeck/adapters/facade/session/current-session'
import { facadeLogins } from '@paydeck/adapters/facade/session/developer-login'
import { graphqlCardAccounts } from '@paydeck/adapters/graphql/cards/card-list'
import { graphqlPasskeyDirectory } from '@paydeck/adapters/graphql/passkeys/passkey-status'
import { graphqlPaymentRecords } from '@paydeck/adapters/graphql/payments/recent-activity'
import { graphqlUserAccount } from '@paydeck/adapters/graphql/profile/basic-info'
import { graphqlPayoutDirectory } from '@paydeck/adapters/graphql/receiving/address-directory'
import { graphqlAddressBook, graphqlPayoutProfiles } from '@paydeck/adapters/graphql/receiving/address-form'
import { graphqlPayoutInvites } from '@paydeck/adapters/graphql/receiving/payout-invites'
import { graphqlPayoutRecords } from '@paydeck/adapters/graphql/receiving/payouts'
import { restAnalytics } from '@paydeck/adapters/rest/analytics'
import { restPriceHistory } from '@paydeck/adapters/rest/home/home-page'
import { restPasskeyDirectory } from '@paydeck/adapters/rest/passkeys/passkey-status'
import { restActiveSessions } from '@paydeck/adapters/rest/security/active-sessions'
import { restSecurityRecord } from '@paydeck/adapters/rest/security/security-history'
import { restSessionContext, restSessions } from '@paydeck/adapters/rest/session/current-session'
import { restNewApplications } from '@paydeck/adapters/rest/verification/application-creation'
import { restApplicationRecords, restShopperRecords } from '@paydeck/adapters/rest/verification/applications'
import { restMailingLists } from '@paydeck/adapters/rest/waitlist'
import { sseApplicationStreams } from '@paydeck/adapters/sse/verification/application-updates'
import { makeCredentials } from '@paydeck/adapters/transport/credentials'
import { makeEventStreams } from '@paydeck/adapters/transport/event-stream'
import { makeFacadeClient } from '@paydeck/adapters/transport/facade-client'
import { makeGraphqlClient } from '@paydeck/adapters/transport/graphql-client'
import { makeHttp } from '@paydeck/adapters/transport/http'
import { makeIdempotentSend } from '@paydeck/adapters/transport/idempotent-sends'
import { makeRestClient } from '@paydeck/adapters/transport/rest-client'
import { noRenewal } from '@paydeck/adapters/transport/session-renewal'
import { getProductTokens } from '@paydeck/adapters/wire/session/current-session'
import {
  type Clock,
  type Configuration,
  constant,
  desktopBreakpoint,
  type Fault,
  type Log,
  loginAddress,
  makeStores,
  type Ports,
} from '@paydeck/core'
import type { taskEither as TE } from 'fp-ts'
import type { Browser } from './browser.ts'

/** Names of the core's ports that the terminal does not need, because it stores nothing between starts and has no pages. */
type Unused =
  | 'lostReads'
  | 'recentFactorCheck'
  | 'passwords'
  | 'addressSuggestions'
  | 'billConnections'
  | 'billHistories'
  | 'billInvoices'
  | 'billQuotes'
  | 'billRecords'
  | 'billReminders'
  | 'billWidget'
  | 'cardActivities'
  | 'cardChanges'
  | 'cardReports'
  | 'cardTopUps'
  | 'cardTransactions'
  | 'mailingAddresses'
  | 'cookies'
  | 'storage'
  | 'sessionStorage'
  | 'reminderTime'
  | 'appNavigation'
  | 'windows'
  | 'services'
  | 'nationalIdentityRecords'
  | 'files'
  | 'passwordRecords'
  | 'paymentWindow'
  | 'paymentLists'
  | 'paymentSearches'
  | 'payoutReports'
  | 'invoiceRecords'
  | 'donationForms'
  | 'passwordStrength'
  | 'secondFactor'
  | 'hashes'
  | 'profileRecords'
  | 'clipboard'
  | 'pairingCodes'
  | 'referralRecords'
  | 'passkeyKeeper'
  | 'passkeyCeremony'
  | 'passkeyMemory'
  | 'walletBridge'
  | 'injectedWallet'

export type TerminalPorts = Omit<Ports, Unused>

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

export const configurationOf = ({ productName, browser }: Pick<Outside, 'productName' | 'browser'>): Configuration => {
  const page = (name: string): string => `${browser.origin}/pages/${name}`
  return {
    productName,
    supportPhone: '',
    cardNotice: '',
    walletScheme: '',
    isWallet: false,
    pages: {
      wallet: page('wallet'),
      support: page('support'),
      blog: page('blog'),
      verificationHelp: page('verification-help'),
      newCard: page('new-card'),
      terms: page('terms'),
      feeDisclosure: page('fee-disclosure'),
    },
    avatars: '',
    explorer: '',
    pictureOrigins: [],
    scripts: { captcha: '', chat: '', analytics: '', payments: '', bills: '', maps: '' },
  }
}

/**
 * Creates the ports for one visit to the app. Uses the adapters of the web app, with replacements for those that need a real
 * browser.
 * @param app receives the URL when the app opens a page outside the app, and renews the session
 */
export const portsOf = (
  outside: Outside,
  place: Place,
  app: { readonly onLeave: (address: string) => void; readonly renew: TE.TaskEither<Fault, void> },
): TerminalPorts => {
  const { browser, clock, log } = outside
  const { pathname, search, host, origin } = new URL(place.path, browser.origin)
  const assign = (address: string | URL): void => app.onLeave(String(address))
  const navigation = browserNavigation({ pathname, search, host, origin, assign }, origin + place.referrerPath)
  const credentials = makeCredentials()
  const http = makeHttp({
    fetch: browser.fetch,
    origin,
    credentials,
    renewal: { ...noRenewal, renew: app.renew, calls: [getProductTokens.name] },
    onUnauthorized: () => navigation.leave(loginAddress(navigation.here())),
    headStart: () => null,
  })
  const [rest, graphql, facade] = [makeRestClient(http), makeGraphqlClient(http), makeFacadeClient(http)]
  const idempotent = makeIdempotentSend(() => crypto.randomUUID())
  return {
    stores: makeStores(),
    clock,
    log,
    randomness: browserRandomness(crypto),
    navigation,
    credentials,
    configuration: configurationOf(outside),
    device: {
      width: constant(desktopBreakpoint.value),
      isOnline: constant(true),
      timeZone: () => 'UTC',
      userAgent: 'terminal',
    },
    tabs: browserTabs(undefined, null),
    analytics: restAnalytics(rest, log),
    sessions: { ...restSessions(rest), ...facadeProductTokens(facade) },
    logins: facadeLogins(facade),
    sessionContext: restSessionContext(rest),
    userAccount: graphqlUserAccount(graphql),
    accountProtection: facadeAccountProtection(facade),
    activeSessionRecords: restActiveSessions(rest),
    securityRecord: restSecurityRecord(rest),
    passkeyDirectory: { ...restPasskeyDirectory(rest), ...graphqlPasskeyDirectory(graphql) },
    applicationRecords: restApplicationRecords(rest),
    // There are no other tabs with which streams could be shared.
    applicationStreams: sseApplicationStreams(makeEventStreams({ http, clock, random: Math.random })),
    newApplications: restNewApplications(rest, idempotent),
    shopperRecords: restShopperRecords(rest),
    cardAccounts: graphqlCardAccounts(graphql),
    paymentRecords: graphqlPaymentRecords(graphql),
    payoutRecords: graphqlPayoutRecords(graphql),
    payoutDirectory: graphqlPayoutDirectory(graphql),
    inviteRecords: graphqlPayoutInvites(graphql),
    payoutProfiles: graphqlPayoutProfiles(graphql, idempotent),
    addressBook: graphqlAddressBook(graphql, idempotent),
    priceHistory: restPriceHistory(rest),
    mailingLists: restMailingLists(rest),
  }
}
