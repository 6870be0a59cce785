import { cardGetStartedView, type CardListState, unknownCards } from '@paydeck/core/cards'
import { makeStores, project } from '@paydeck/core/kernel'
import { cardPageOf } from '@paydeck/core/pages'
import { externalPages } from '@paydeck/core/platform'
import { permissions, type AccessFacts } from '@paydeck/core/session'
import { applicationsView, type Application, type ApplicationsState } from '@paydeck/core/verification'
import { expect, it } from 'vitest'
import { plainCard } from '../arbitraries/cards.ts'
import { recipient } from '../verification/bench.ts'

const pages = Object.fromEntries(externalPages.map((page) => [page, `/pages/${page}`])) as Readonly<
  Record<(typeof externalPages)[number], string>
>
const plain: AccessFacts = {
  accessTypes: [],
  facadeAccess: {},
  country: 'US',
  experiments: [],
  payors: [],
  invite: null,
}

const noRecipient = { payors: [], invite: null, acceptedInvite: null }

const opened = (
  list: ReadonlyArray<Application> | null,
  payouts: object = { ...noRecipient, payors: [{ id: 'p1' }] },
) => {
  const stores = makeStores()
  const state = stores.make<ApplicationsState>({ status: null, applications: list, isMissingShopperInfo: false })
  const cards = stores.make<CardListState>({ ...unknownCards, initialised: true, cards: [plainCard] })
  const granted = stores.make(permissions(plain))
  const isOn = stores.make(false)
  const page = cardPageOf(
    {
      applications: { state, view: project(state, applicationsView) },
      cardList: { state: cards },
      amountPrivacy: { isOn },
      payouts: { state: stores.make(payouts) },
    } as never,
    granted,
    { pages, productName: 'Acme' },
  )
  return { page, state, cards, granted, isOn }
}

it('RECV-104 a user with neither senders nor invites sees no verification banner on the card page, even if they have applied', () => {
  const banner = (change: Partial<Application>) =>
    opened([recipient(change)], noRecipient)
      .page('c1')
      .get().recipient
  expect([banner({ collectionStatus: 'incomplete' }), banner({ status: 'rejected' })]).toEqual([null, null])
})

it('RECV-104 to a recipient who is not yet approved, the card page shows the verification status and the next step', () => {
  const banner = (list: ReadonlyArray<Application> | null) => opened(list).page('c1').get().recipient
  const begun = banner([recipient({ collectionStatus: 'incomplete' })])
  expect([begun?.text, begun?.action?.to, begun?.action?.href]).toEqual([
    'Continue verification',
    '/verification/get-started?apply=payoutsRecipient',
    null,
  ])
  expect(banner([recipient({ status: 'rejected' })])).toMatchObject({
    text: 'We were unable to verify your identity.',
    action: { to: null, href: '/pages/support' },
  })
  expect(banner([recipient({ collectionStatus: 'awaitingApproval' })])).toEqual({
    text: 'Your verification is under review. This takes 24 to 48 hours.',
    action: { label: 'Contact Support', to: null, href: '/pages/support' },
  })
  expect([banner([recipient({ status: 'approved' })]), banner([]), banner(null)]).toEqual([null, null, null])
})

it('CARD-019 CARD-087 the card page changes when the cards or the permissions of the user change', () => {
  const { page, cards, granted } = opened([])
  const live = page('c1')
  const before = live.get()
  expect(live.get()).toBe(before)
  expect(before.tabs.cards.map(({ overlay }) => overlay)).toEqual([null])
  cards.update((now) => ({ ...now, cards: [{ ...plainCard, lockedByUser: true }] }))
  expect(live.get().tabs.cards.map(({ overlay }) => overlay)).toEqual(['Card is locked.'])
  cards.update((now) => ({ ...now, cards: [{ ...plainCard, provider: 'firstView' }] }))
  expect(live.get().closed?.newCard).toBeNull()
  granted.update(() => permissions({ ...plain, accessTypes: ['galileo'] }))
  expect(live.get().closed?.newCard?.label).toBe('How to get the new card')
})

it('CARD-091 `cardGetStartedView` inserts the product name into the configured trademark notice', () => {
  expect(cardGetStartedView({ productName: 'Acme', cardNotice: 'Marks of {product}.' }).notice).toBe('Marks of Acme.')
})

it('while amounts are hidden, the card page hides the balance, but still shows everything else', () => {
  const { page, cards, isOn } = opened([])
  const live = page('c1')
  const shown = live.get()
  isOn.update(() => true)
  expect(live.get()).toEqual({
    ...shown,
    balance: { ...shown.balance, amount: { whole: '••••••', cents: '' }, hidden: 'Amount hidden' },
  })
  cards.update((now) => ({ ...now, cards: [{ ...plainCard, cardBalance: null }] }))
  expect(live.get().balance).toMatchObject({ amount: null, unavailable: 'Balance unavailable' })
  isOn.update(() => false)
  expect(live.get().balance?.hidden).toBeNull()
})
