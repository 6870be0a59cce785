import {
  type ActivityRow,
  type HomePageView,
  notLoaded,
  type OffersView,
  pricesView,
  type WaitlistView,
} from '@paydeck/core'
import { describe, expect, it } from 'vitest'
import { choicesOf, chosen } from '../../docs/examples/terminal/choices.ts'
import { type Line, piece, printed } from '../../docs/examples/terminal/lines.ts'
import { homeLines, pricesLines } from '../../docs/examples/terminal/screens.ts'
import { pages, plainCardRow, plainRow, point } from '../home/bench.ts'

const addresses = { origin: 'https://pay.example', pages }

const view: HomePageView = {
  heading: 'Welcome, Ada',
  hiddenAmount: null,
  hiding: 'balance',
  balance: {
    label: 'Available balance',
    amount: { whole: '$12', cents: '.00' },
    unavailable: 'Balance unavailable',
    note: 'On 1 card',
    addFunds: null,
  },
  allActivity: { label: 'All activity', to: '/activity' },
  notices: [
    {
      id: 'add-name',
      lead: null,
      description: 'Your name is missing.',
      iconSrc: 'person',
      actionText: 'Add your name',
      to: '/settings/profile',
      actionHandler: () => undefined,
    },
  ],
  activity: {
    title: 'Recent Activity',
    link: { label: 'SEE ALL', to: '/crypto-payments' },
    count: 2,
  },
  cards: {
    title: 'Card',
    link: null,
    failure: null,
    cards: [{ ...plainCardRow, overlay: 'Locked', balanceLabel: 'Available balance', balance: '$12.00' }],
  },
  prices: { title: 'Prices', period: '1 day' },
}

const activity: ReadonlyArray<ActivityRow> = [
  {
    ...plainRow,
    id: '1',
    title: 'Larkspur Gardens',
    date: '2 hours ago',
    amount: '−$9.32',
    coin: '0.1108 LTC',
  },
  {
    ...plainRow,
    id: '2',
    title: 'Tallow & Wick',
    date: 'Nov 2, 2026',
    amount: '−$1,173.35',
    status: { text: 'Confirming', tone: 'wait' },
    coin: '0.0124 BTC',
  },
]

const offers: OffersView = {
  passkey: null,
  waitlist: { title: 'The new Card', text: 'Spend crypto like cash.' },
  wallet: { title: 'Get the Wallet', text: 'Keep crypto.', action: 'Get the Wallet', page: 'wallet' },
  terms: { title: 'Card terms', text: 'As agreed.', links: [{ label: 'Terms', page: 'terms' }] },
}

const prices = pricesView({
  BTC: { ...notLoaded, value: [point('95059'), point('93157.82')] },
  BCH: { ...notLoaded, status: 'loading' },
  ETH: { ...notLoaded, value: [point('2.19'), point('2.19')] },
  XRP: { ...notLoaded, value: [] },
})

const join: WaitlistView = {
  button: { label: 'Join Waitlist', status: null, disabled: false },
  invitation: 'Be the first.',
  text: null,
}
const joined: WaitlistView = { button: null, invitation: null, text: 'You are on the waitlist.' }
const text = (lines: ReadonlyArray<Line>): ReadonlyArray<string> => printed(lines, false).split('\n').slice(0, -1)

describe('home in the terminal', () => {
  it('home shows the heading, balance, notices, activity, cards and offers in this order', () => {
    expect(text(homeLines(view, activity, offers, joined, addresses))).toEqual([
      'Welcome, Ada',
      '',
      'Available balance $12.00',
      '  On 1 card',
      '',
      '! Your name is missing.',
      '  Add your name: https://pay.example/id/settings/profile',
      '',
      'Recent Activity',
      '  Larkspur Gardens  2 hours ago      −$9.32              0.1108 LTC',
      '  Tallow & Wick     Nov 2, 2026  −$1,173.35  Confirming  0.0124 BTC',
      '',
      'Card',
      '  Everyday  •••• 4242  Available balance $12.00  Locked',
      '',
      'The new Card',
      '  Spend crypto like cash.',
      '  You are on the waitlist.',
      '',
      'Get the Wallet',
      '  Keep crypto.',
      '  https://pages.example/wallet',
      '',
      'Card terms',
      '  As agreed.',
      '  Terms: https://pages.example/terms',
    ])
  })

  it('home omits sections without content; if there are no cards, home shows the reason', () => {
    const failure = "We couldn't load your cards."
    const bare: HomePageView = {
      ...view,
      notices: [],
      activity: null,
      balance: null,
      cards: { title: 'Cards', link: null, failure, cards: [] },
    }
    const wallet = ['', 'Get the Wallet', '  Keep crypto.', '  https://pages.example/wallet']
    expect(text(homeLines(bare, [], { ...offers, waitlist: null, terms: null }, join, addresses))).toEqual([
      'Welcome, Ada',
      '',
      'Cards',
      `  ${failure}`,
      ...wallet,
    ])
  })

  it('ERR-021 home shows the price of each coin, or "…" while the price loads, or a text if the price is unavailable', () => {
    expect(text(pricesLines(view.prices, prices))).toEqual([
      '',
      'Prices 1 day',
      '  BTC  Bitcoin       $93,157.82  −2.00%',
      '  BCH  Bitcoin Cash           …',
      '  ETH  Ethereum           $2.19  0.00%',
      '  XRP  XRP                       Price is unavailable at this time',
    ])
  })

  it('ERR-020 if all prices fail to load, home shows the failure in place of the price list', () => {
    const failure = 'Prices are unavailable at this time.'
    expect(text(pricesLines(view.prices, { ...prices, failure }))).toEqual(['', 'Prices 1 day', `  ${failure}`])
  })
})

describe('menu in the terminal', () => {
  const offered = { passkey: null, hasGalileoCard: false, features: { cardWaitlist: true, cardTerms: false } }
  const entry = { target: { kind: 'sign-out' }, isCurrent: false } as const
  const masthead = {
    logo: '/id',
    tabs: [
      { ...entry, name: 'home', label: 'Home' },
      { ...entry, name: 'card', label: 'Card' },
    ],
    userMenu: [{ ...entry, name: 'sign-out', label: 'Sign Out' }],
    mobileMenu: { isOpen: false, entries: [] },
    pill: 'Home',
  } as const

  it('HOME-028 the menu offers the waitlist if and only if the user can join it', () => {
    const labels = (waitlist: WaitlistView) =>
      choicesOf(masthead, view, offered, waitlist, []).map(({ label }) => label)
    expect(labels(join)).toEqual(['Home', 'Join Waitlist', 'Sign Out'])
    expect(labels(joined)).toEqual(['Home', 'Sign Out'])
    expect(labels({ ...join, button: { label: 'Join Waitlist', status: 'loading', disabled: true } })).toEqual([
      'Home',
      'Sign Out',
    ])
  })

  it('the menu accepts the number or the full name of an entry, in any letter case, and nothing else', () => {
    const choices = choicesOf(masthead, view, offered, join, [])
    expect(['2', ' join WAITLIST ', 'home'].map((answer) => chosen(choices, answer)?.act)).toEqual([
      'join',
      'join',
      'home',
    ])
    expect(['', '0', '4', 'join', '2.0'].map((answer) => chosen(choices, answer))).toEqual([
      null,
      null,
      null,
      null,
      null,
    ])
  })
})

describe('output of the terminal', () => {
  it('printed lines contain colour codes if and only if the terminal supports colours', () => {
    const lines = [[piece('strong', 'Home'), ' and ', piece('bad', 'more')]]
    expect(printed(lines, true)).toBe('\u001b[1mHome\u001b[22m and \u001b[31mmore\u001b[39m\n')
    expect(printed(lines, false)).toBe('Home and more\n')
  })

  it('X6 printed lines contain no control characters from provider data', () => {
    const name = 'Tea\u001b[2J\u001b]0;owned\u0007 \r\n\u009b31m& \u202ecake'
    expect(printed([[name]], true)).toBe('Tea & cake\n')
  })
})
