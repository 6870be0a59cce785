import { coinNames, offersView, type HomePage } from '@paydeck/core/home'
import { constant } from '@paydeck/core/kernel'
import { externalPages } from '@paydeck/core/platform'
import { isFeatureShown, permissions, type AccessFacts } from '@paydeck/core/session'
import { expect, it } from 'vitest'
import { browserWindows } from '../../../adapters/browser/windows.ts'
import { appConfiguration } from '../../../adapters/sandbox/configuration.ts'
import { homeWith, pages, plainRow, settledFacts } from '../bench.ts'

const offersOf = ({ offers }: HomePage) => offersView('Acme')(offers.get())

const application = {
  verified: false,
  isRefused: false,
  lead: 'Verify your identity',
  description: 'Verify your identity to go on.',
  action: { name: 'continue', label: 'Continue', to: '/verification/get-started?apply=x' },
} as const

const support = { ...application, action: { name: 'contact-support', label: 'Contact Support', to: null } } as const

const noticesOf = (change: Partial<typeof settledFacts>) =>
  homeWith({ facts: constant({ ...settledFacts, ...change }) }).home.view.get().notices

it('the heading of home contains the user’s first name; if the name is unknown, it contains no name', () => {
  expect(homeWith().home.view.get().heading).toBe('Welcome, Ada')
  const heading = (name: typeof settledFacts.name) =>
    homeWith({ facts: constant({ ...settledFacts, name }) }).home.view.get().heading
  expect([heading(null), heading({ firstName: null, lastName: 'Norris' })]).toEqual(['Welcome', 'Welcome'])
  expect(heading({ firstName: '$&', lastName: null })).toBe('Welcome, $&')
})

it('HOME-004 each notice has an id, icon, description, button label and action', () => {
  const notices = noticesOf({
    name: { firstName: null, lastName: null },
    shopper: application,
    recipient: application,
    isRecipient: true,
    isMissingShopperInfo: true,
    invite: 't',
  })
  expect(notices).toHaveLength(5)
  for (const notice of notices) {
    expect(notice.id).toMatch(/^[a-z-]+$/)
    expect(notice.description).toMatch(/\.$/)
    expect(notice.iconSrc).toMatch(/^[a-z]+$/)
    expect(notice.actionText).not.toBe('')
    expect(notice.actionHandler).toBeTypeOf('function')
    expect(notice.description.startsWith(notice.lead ?? '')).toBe(true)
  }
})

it('HOME-007 if the first or last name is missing, the "add name" notice appears, but not before the name has loaded', () => {
  const ids = (name: typeof settledFacts.name): ReadonlyArray<string> => noticesOf({ name }).map(({ id }) => id)
  expect(ids({ firstName: null, lastName: 'Norris' })).toEqual(['add-name'])
  expect(ids({ firstName: 'Ada', lastName: null })).toEqual(['add-name'])
  expect(ids({ firstName: 'Ada', lastName: 'Norris' })).toEqual([])
  expect(ids(null)).toEqual([])
})

it('HOME-007 if the shopper application offers “Continue” or “Get Verified”, the notice “Verify your identity” appears', () => {
  const getVerified = {
    ...application,
    exists: false,
    action: { ...application.action, name: 'get-verified', label: 'Get Verified' },
  } as const
  const verification = (shopper: typeof settledFacts.shopper) =>
    noticesOf({ shopper }).map(({ id, actionText, to }) => [id, actionText, to])
  expect(verification(application)).toEqual([['verify-identity', 'Continue', '/verification/get-started?apply=x']])
  expect(verification(getVerified)).toEqual([['verify-identity', 'Get Verified', '/verification/get-started?apply=x']])
  expect(verification(support)).toEqual([])
  expect(verification({ ...application, verified: true, action: null })).toEqual([])
})

it('HOME-007 the notice about a rejected shopper application shows the reason and the button “Contact Support”', () => {
  const shopper = {
    ...support,
    isRefused: true,
    description: 'We were unable to verify your identity. The photo is blurred.',
  }
  expect(noticesOf({ shopper }).map(({ id, description, actionText }) => [id, description, actionText])).toEqual([
    ['verify-identity', 'We were unable to verify your identity. The photo is blurred.', 'Contact Support'],
  ])
})

it('HOME-007 the notice about missing shopper information opens the dialog for the Social Security number', () => {
  const { home, opened } = homeWith({ facts: constant({ ...settledFacts, isMissingShopperInfo: true }) })
  const [notice] = home.view.get().notices
  notice?.actionHandler()
  expect([notice?.id, opened]).toEqual(['missing-shopper-info', [{ name: 'missing-ssn' }]])
})

it('HOME-007 if there is an invite or a payout request, the invite notice appears and links to receiving addresses', () => {
  const invitation = (change: Partial<typeof settledFacts>) => noticesOf(change).map(({ id, to }) => [id, to])
  const page = '/settings/receiving-addresses'
  expect(invitation({ payoutRequests: 1 })).toEqual([['accept-invite', page]])
  expect(invitation({ invite: 'a b&c' })).toEqual([['accept-invite', `${page}?accept-invite-payload=a%20b%26c`]])
  expect(invitation({ invite: '' })).toEqual([['accept-invite', page]])
})

it.each([
  ['unfinished', application],
  ['refused', support],
])('HOME-007 if the payouts application is %s, a recipient sees a verification notice', (_, recipient) => {
  expect(noticesOf({ recipient, isRecipient: true }).map(({ id }) => id)).toEqual(['verify-recipient'])
})

it('HOME-007 a user who is not a recipient sees no notice about a payouts application', () => {
  const ids = (recipient: typeof settledFacts.recipient) =>
    noticesOf({ recipient, isRecipient: false }).map(({ id }) => id)
  expect([ids(application), ids(support)]).toEqual([[], []])
})

it('HOME-007 if the payouts application is verified or offers no action, a recipient sees no verification notice', () => {
  const ids = (recipient: typeof settledFacts.recipient) =>
    noticesOf({ recipient, isRecipient: true }).map(({ id }) => id)
  expect(ids({ ...application, verified: true, action: null })).toEqual([])
  expect(ids({ ...application, action: null })).toEqual([])
})

it('VERIF-084 a recipient without a payouts application sees a notice that links to the start of an application', () => {
  const action = {
    name: 'get-verified',
    label: 'Get Verified',
    to: '/verification/get-started?apply=payoutsRecipient',
  } as const
  const notices = noticesOf({ recipient: { ...application, action }, isRecipient: true })
  expect(notices.map(({ id, to }) => [id, to])).toEqual([['verify-recipient', action.to]])
})

it('HOME-007 the notices have different texts; the button of a notice opens the page or modal for the missing information', () => {
  const { home, wentTo, opened } = homeWith({
    facts: constant({
      ...settledFacts,
      name: { firstName: null, lastName: null },
      shopper: application,
      recipient: application,
      isRecipient: true,
      isMissingShopperInfo: true,
      payoutRequests: 1,
    }),
  })
  const { notices } = home.view.get()
  const texts = Object.fromEntries(
    notices.map(({ id, lead, iconSrc, actionText }) => [id, [lead, iconSrc, actionText]]),
  )
  expect(texts).toEqual({
    'accept-invite': ['Someone wants to send you a payment.', 'gift', 'Accept invite'],
    'verify-recipient': ['Verify your identity', 'shield', 'Continue'],
    'add-name': ['Your name is missing.', 'person', 'Add your name'],
    'verify-identity': ['Verify your identity', 'shield', 'Continue'],
    'missing-shopper-info': ['Your Social Security number is missing.', 'alert', 'Add your number'],
  })
  for (const { lead, description } of notices) expect(description.length).toBeGreaterThan((lead ?? '').length + 5)
  for (const { id, actionHandler } of notices) if (['add-name', 'missing-shopper-info'].includes(id)) actionHandler()
  expect([wentTo, opened]).toEqual([['/settings/profile?add-name=true'], [{ name: 'missing-ssn' }]])
})

it('the notice of an application opens the application’s page; the notice of a rejected application opens the support page', () => {
  const { home, wentTo, tabs } = homeWith({
    facts: constant({ ...settledFacts, shopper: application, recipient: support, isRecipient: true }),
  })
  for (const notice of home.view.get().notices) notice.actionHandler()
  expect(wentTo).toEqual(['/verification/get-started?apply=x'])
  expect(tabs).toEqual([pages.support])
})

it('HOME-022 users with galileo access see the card terms if they live in the U.S. or are in the card experiment', () => {
  const terms = (facts: Partial<AccessFacts>): boolean => {
    const granted = permissions({
      accessTypes: [],
      facadeAccess: {},
      country: null,
      experiments: [],
      payors: [],
      invite: null,
      ...facts,
    })
    const cardTerms = isFeatureShown('card-terms', granted)
    const { home } = homeWith({ features: constant({ cardWaitlist: false, cardTerms }) })
    return offersOf(home).terms !== null
  }
  expect(terms({ accessTypes: ['galileo'], country: 'US' })).toBe(true)
  expect(terms({ accessTypes: ['galileo'], experiments: ['NADebitCard'] })).toBe(true)
  expect(terms({ accessTypes: ['galileo'], country: 'DE' })).toBe(false)
  expect(terms({ accessTypes: ['visaCard'], country: 'US' })).toBe(false)
})

it('HOME-037 openPage opens each external page at its configured URL, in a new tab without opener or referrer', () => {
  const { home, tabs } = homeWith()
  for (const page of externalPages) home.openPage(page)
  expect(tabs).toEqual(externalPages.map((page) => `https://pages.example/${page}`))
  const opened: Array<unknown> = []
  const open: typeof window.open = (...how) => {
    opened.push(how)
    return null
  }
  browserWindows(open).open('/pages/wallet')
  expect(opened).toEqual([['/pages/wallet', '_blank', 'noopener,noreferrer']])
  const defaults = appConfiguration({}).pages
  expect(Object.keys(defaults).sort()).toEqual([...externalPages].sort())
  for (const address of Object.values(defaults)) expect(address).toMatch(/^\/pages\/[a-z-]+$/)
})

it('home omits panels without content, but always shows the wallet offer', () => {
  const { home } = homeWith()
  const { activity, balance, cards } = home.view.get()
  const { passkey, waitlist, terms, wallet } = offersOf(home)
  expect([activity, balance, cards, passkey, waitlist, terms]).toEqual([null, null, null, null, null, null])
  expect(wallet).toMatchObject({ title: 'Get the Wallet', action: 'Get the Wallet', page: 'wallet' })
  const full = offersOf(homeWith({ features: constant({ cardWaitlist: true, cardTerms: true }) }).home)
  expect(full.waitlist?.title).toBe('The new Acme Card')
  expect(full.terms).toEqual({
    title: 'Card terms',
    text: 'Use of the Acme Card is subject to its cardholder agreement and fee disclosure.',
    links: [
      { label: 'Terms and conditions', page: 'terms' },
      { label: 'Fee disclosure', page: 'feeDisclosure' },
    ],
  })
  for (const text of [wallet.text, full.waitlist?.text]) expect(text).toMatch(/^[A-Z].{20,}\.$/)
})

it('recent activity has a title and a link to all payments; its carousel contains the listed payments and no others', () => {
  const { home, carousels } = homeWith({ activity: constant(2) })
  expect(home.view.get().activity).toEqual({
    title: 'Recent Activity',
    link: { label: 'SEE ALL', to: '/crypto-payments' },
    count: 2,
  })
  const rows = [plainRow, { ...plainRow, id: 'b', slide: 'payout' as const }]
  home.openActivity({ rows: constant(rows), index: 1 })
  const [request] = carousels
  expect([request?.index, request?.slides.get()]).toEqual([
    1,
    {
      items: [
        { id: 'a', kind: 'invoice', name: 'Lumen Books' },
        { id: 'b', kind: 'payout', name: 'Lumen Books' },
      ],
      canLoadMore: false,
    },
  ])
})

it('homePage.addFunds opens the "Add Funds" modal for the card whose button the user has pressed', () => {
  const { home, opened } = homeWith()
  home.addFunds('c7')
  expect(opened).toEqual([{ name: 'add-funds', about: 'c7' }])
  expect(Object.keys(coinNames)).toHaveLength(4)
})

it('CARD-024 if the card list fails to load, the card panel shows the failure, and offers a retry', async () => {
  const { home, reloads } = homeWith({ cardsFailure: constant("We couldn't load your cards.") })
  expect(home.view.get().cards).toMatchObject({ failure: "We couldn't load your cards.", cards: [] })
  home.reloadCards()
  expect(reloads).toEqual(['cards'])
})
