import { makeStores } from '@paydeck/core/kernel'
import { homeSourcesOf } from '@paydeck/core/pages'
import { expect, it } from 'vitest'

type Known = Parameters<typeof homeSourcesOf>[0]

const nothing = { merchant: false, facade: false, visaCard: false, galileo: false, cardAccess: false, payouts: false }

/** Makes the data sources of the home page from fake slices, each with its own store. */
const known = () => {
  const stores = makeStores()
  const parts = {
    isOn: stores.make(false),
    applications: stores.make({
      products: { individualShopperTier1: 'shopper', payoutsRecipient: 'recipient' },
      isMissingShopperInfo: false,
    }),
    info: stores.make<unknown>({ firstName: 'Ada' }),
    cards: stores.make<Readonly<Record<string, unknown>>>({ cards: ['c1'], total: '$1', failure: null }),
    hasGalileoCard: stores.make(false),
    passkey: stores.make<Readonly<Record<string, unknown>>>({ homeCard: 'offer', other: 1 }),
    payouts: stores.make<Readonly<Record<string, unknown>>>({
      invite: null,
      acceptedInvite: null,
      payors: [],
      profiles: [],
    }),
    recent: stores.make<{ readonly items: ReadonlyArray<number> }>({ items: [] }),
    shell: stores.make<{ readonly notices: ReadonlyArray<string> }>({ notices: [] }),
    granted: stores.make(nothing),
  }
  const slices = {
    amountPrivacy: { isOn: parts.isOn },
    applications: { view: parts.applications },
    basicInfo: { info: parts.info },
    cardList: { view: parts.cards, hasGalileoCard: parts.hasGalileoCard },
    passkeyStatus: { view: parts.passkey },
    payouts: { state: parts.payouts },
    recentActivity: { state: parts.recent },
    shell: { state: parts.shell },
  }
  return { ...parts, sources: homeSourcesOf(slices as unknown as Known, parts.granted) }
}

const facts = {
  name: { firstName: 'Ada' },
  shopper: 'shopper',
  recipient: 'recipient',
  isMissingShopperInfo: false,
  invite: null,
  payoutRequests: 0,
  isRecipient: false,
}

it('home counts each payor that belongs to none of the user’s payout profiles as a payout request', () => {
  const { sources, payouts } = known()
  expect(sources.facts.get()).toEqual(facts)
  const payors = [{ id: 'p1' }, { id: 'p2' }, { id: 'p3' }]
  payouts.update((now) => ({ ...now, payors }))
  expect(sources.facts.get()).toEqual({ ...facts, payoutRequests: 3, isRecipient: true })
  payouts.update((now) => ({ ...now, invite: 'token', profiles: [{ payors: [{ id: 'p2' }] }] }))
  expect(sources.facts.get()).toEqual({ ...facts, invite: 'token', payoutRequests: 2, isRecipient: true })
})

it.each([
  ['an invite', { invite: 'token' }],
  ['an accepted invite', { acceptedInvite: 'token' }],
])('HOME-007 home treats a user with %s as a recipient', (_, change) => {
  const { sources, payouts } = known()
  payouts.update((now) => ({ ...now, ...change }))
  expect(sources.facts.get().isRecipient).toBe(true)
})

it('the data for home contains the user’s name and applications, and whether shopper information is missing', () => {
  const { sources, applications, info } = known()
  info.update(() => null)
  applications.update(() => ({
    products: { individualShopperTier1: 'approved', payoutsRecipient: 'begun' },
    isMissingShopperInfo: true,
  }))
  expect(sources.facts.get()).toEqual({
    ...facts,
    name: null,
    shopper: 'approved',
    recipient: 'begun',
    isMissingShopperInfo: true,
  })
})

it('home shows at most five rows of recent activity', () => {
  const { sources, recent } = known()
  expect(sources.activity.get()).toBe(0)
  recent.update(() => ({ items: [1, 2, 3] }))
  expect(sources.activity.get()).toBe(3)
  recent.update(() => ({ items: [1, 2, 3, 4, 5, 6, 7] }))
  expect(sources.activity.get()).toBe(5)
})

it('the data for home changes when cards, notices, passkeys or amount privacy change', () => {
  const { sources, cards, hasGalileoCard, shell, passkey, isOn } = known()
  const shown = () => ({
    cards: sources.cards.get(),
    balance: sources.balance.get(),
    failure: sources.cardsFailure.get(),
    hasGalileoCard: sources.hasGalileoCard.get(),
    notices: sources.notices.get(),
    passkey: sources.passkey.get(),
    hidden: sources.amountsHidden.get(),
  })
  const before = {
    cards: ['c1'],
    balance: '$1',
    failure: null,
    hasGalileoCard: false,
    notices: [],
    passkey: 'offer',
    hidden: false,
  }
  expect(shown()).toEqual(before)
  cards.update(() => ({ cards: [], total: null, failure: 'lost' }))
  hasGalileoCard.update(() => true)
  shell.update(() => ({ notices: ['n1'] }))
  passkey.update(() => ({ homeCard: null }))
  isOn.update(() => true)
  expect(shown()).toEqual({
    cards: [],
    balance: null,
    failure: 'lost',
    hasGalileoCard: true,
    notices: ['n1'],
    passkey: null,
    hidden: true,
  })
})

it('SESS-038 SESS-039 HOME-022 home offers the card waitlist and the card terms according to the user’s permissions', () => {
  const { sources, granted } = known()
  expect(sources.features.get()).toEqual({ cardWaitlist: true, cardTerms: false })
  granted.update((now) => ({ ...now, visaCard: true, galileo: true }))
  expect(sources.features.get()).toEqual({ cardWaitlist: false, cardTerms: false })
  granted.update((now) => ({ ...now, cardAccess: true }))
  expect(sources.features.get()).toEqual({ cardWaitlist: false, cardTerms: true })
})
