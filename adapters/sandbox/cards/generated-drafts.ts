import type { Insertable } from 'kysely'
import { type SeededRandom, makeSeededRandom } from '../kernel/seeded-random.ts'
import { coinText } from '../money/amounts.ts'
import { cashMachine, foreignPlaces, type Place, places } from './generated-places.ts'
import { codes, notesOf } from './record-types.ts'
import type { CardTransactionsTable, DebitCardsTable, StepColumn } from './tables.ts'

type NewTransaction = Insertable<CardTransactionsTable>
type Provider = DebitCardsTable['provider']
type Step = StepColumn['step']

/** Merchant name of a card load. */
export const loadName = 'Card Load'

/** Generated transaction before its dates are set. */
export interface Draft {
  readonly code: string
  /** Signed amount. The amount of a load is computed later from the card's spending. */
  readonly cents: number
  readonly isLoad: boolean
  readonly what: Pick<NewTransaction, 'description' | 'merchantName'> & Partial<NewTransaction>
  /** First steps and final step of the transaction. */
  readonly began: ReadonlyArray<Step>
  readonly ended: 'settled' | 'declined' | 'reversed'
  /**
   * Relation of this transaction to the next older one. "refund": this transaction refunds it. "fee": this transaction is a
   * fee for it.
   */
  readonly link: 'none' | 'refund' | 'fee'
}

const often = places.flatMap((one) => Array.from({ length: one.weight }, () => one))
const oneOf = (from: ReadonlyArray<Place>, random: SeededRandom): Place =>
  from[random.below(from.length)] ?? cashMachine

/** Returns the description as the network writes it: in capitals, with the number of the till. */
const written = ({ name, city, state }: Place, random: SeededRandom): string =>
  [name.toUpperCase(), `#${100 + random.below(900)}`, city.toUpperCase(), state]
    .filter((part) => part !== null)
    .join(' ')

/** Returns the amount in the place's currency. Empty for US dollars. */
const originalOf = ({ currency }: Place, cents: number): Partial<NewTransaction> => {
  if (currency === undefined) return {}
  const { code, perDollar, decimals } = currency
  const minor = BigInt(Math.round((cents / 100) * perDollar * 10 ** decimals))
  return { originalAmount: coinText(minor, decimals), originalCurrency: code }
}

const plain = { isLoad: false, link: 'none', ended: 'settled' } as const

const spentAt = (code: string, place: Place, random: SeededRandom): Draft => {
  const { name, city, state, category, least, most, unit = 1 } = place
  const cents = Math.floor((least + random.below(most - least)) / unit) * unit
  const merchant = { merchantName: name, merchantCity: city, merchantState: state, category }
  const what = { description: written(place, random), ...merchant, ...originalOf(place, cents) }
  return { ...plain, code, cents: -cents, what, began: ['authorised', 'pending'] }
}

const booked = (code: string, name: string, cents: number): Draft => ({
  ...plain,
  code,
  cents,
  what: { description: name.toUpperCase(), merchantName: name, category: cents < 0 ? 'fees' : null },
  began: [],
})

/** Returns a transaction in which the card holder loads money onto the card. */
export const loadDraft = (provider: Provider): Draft => ({
  ...plain,
  code: codes[provider].load,
  cents: 0,
  isLoad: true,
  what: { description: 'Load', merchantName: loadName },
  began: ['pending'],
})

type Kind =
  | 'adjustment'
  | 'cash fee'
  | 'cash'
  | 'denied'
  | 'foreign fee'
  | 'foreign'
  | 'inactivity'
  | 'load'
  | 'note'
  | 'purchase'
  | 'refund'
  | 'returned load'

/**
 * Indices at which each kind of transaction occurs: all indices that leave the remainder `from` when divided by `every`. If
 * several kinds match an index, the first kind in the list counts. Lower indices are newer, so the index of a fee is just
 * below the index of its transaction.
 */
const cycles: Readonly<Record<Provider, ReadonlyArray<readonly [kind: Kind, every: number, from: number]>>> = {
  galileo: [
    ['load', 12, 5],
    ['foreign fee', 40, 21],
    ['foreign', 40, 22],
    ['cash fee', 60, 32],
    ['cash', 60, 33],
    ['denied', 25, 9],
    ['note', 15, 11],
    ['returned load', 50, 26],
    ['adjustment', 90, 44],
    ['refund', 30, 3],
  ],
  firstView: [
    ['load', 9, 6],
    ['cash fee', 14, 4],
    ['cash', 14, 5],
    ['foreign fee', 20, 10],
    ['foreign', 20, 11],
    ['note', 15, 8],
  ],
}

/** Maps the kinds of refunds and fees to the kind of transaction that each must follow. */
const after: Readonly<Partial<Record<Kind, Kind>>> = {
  refund: 'purchase',
  'foreign fee': 'foreign',
  'cash fee': 'cash',
}

const kindOf = (provider: Provider, index: number): Kind => {
  // The newest two entries are monthly fees for an unused card.
  if (provider === 'firstView' && index < 2) return 'inactivity'
  const kind = cycles[provider].find(([, every, from]) => index % every === from)?.[0] ?? 'purchase'
  const before = after[kind]
  return before === undefined || kindOf(provider, index + 1) === before ? kind : 'purchase'
}

const foreignFee = 0.03
const cashFee = 250
const inactivityFee = 500
const courtesy = 500

/**
 * Returns the transaction code of a note, an entry by the card network that moves no money. The result rotates with the
 * index, so that each code occurs.
 */
const noteAt = (provider: Provider, index: number): string => {
  const notes = notesOf(provider)
  return notes[Math.floor(index / 15) % notes.length] ?? codes[provider].lapsed
}

/** Returns a posted transaction. `index` 0 is the newest. The same card and index always give the same result. */
export const postedDraft = (cardId: string, provider: Provider, index: number): Draft => {
  const code = codes[provider]
  const random = makeSeededRandom(`${cardId}:transaction:${index}`)
  const before = (): Draft => postedDraft(cardId, provider, index + 1)
  const somewhere = (of: string = code.purchase): Draft => spentAt(of, oneOf(often, random), random)
  const drafts: Readonly<Record<Kind, () => Draft>> = {
    adjustment: () => booked('AD', 'Courtesy credit', courtesy),
    'cash fee': () => ({ ...booked(code.atmFee, 'Cash withdrawal fee', -cashFee), link: 'fee' }),
    cash: () => spentAt(code.purchase, cashMachine, random),
    denied: () => ({ ...somewhere(code.denied), began: [], ended: 'declined' }),
    'foreign fee': () => ({
      ...booked(code.foreignFee, 'Foreign transaction fee', Math.round(before().cents * foreignFee)),
      link: 'fee',
    }),
    foreign: () => spentAt(code.purchase, random.pick(foreignPlaces), random),
    inactivity: () => booked(code.fee, 'Inactivity fee', -inactivityFee),
    load: () => loadDraft(provider),
    note: () => ({ ...somewhere(noteAt(provider, index)), began: ['authorised'], ended: 'reversed' }),
    purchase: () => somewhere(),
    refund: () => ({ ...before(), cents: -before().cents, began: ['pending'], link: 'refund' }),
    'returned load': () => ({ ...loadDraft(provider), isLoad: false, cents: 5_000, ended: 'reversed' }),
  }
  return drafts[kindOf(provider, index)]()
}

/** Returns the pending transactions of a galileo card, newest first, with their next steps. */
export const pendingDrafts = (cardId: string) => {
  const at = (index: number, category: Place['category'], code = 'SE'): Draft => {
    const random = makeSeededRandom(`${cardId}:pending:${index}`)
    const own = places.filter((place) => place.category === category)
    return spentAt(code, oneOf(own, random), random)
  }
  return [
    { draft: at(0, 'groceries'), status: 'pending', dueStep: 'settled', tip: 0 },
    { draft: at(1, 'dining'), status: 'pending', dueStep: 'settled', tip: 0.18 },
    { draft: at(2, 'shopping'), status: 'paid', dueStep: 'settled', tip: 0 },
    { draft: at(3, 'fuel', 'VI'), status: 'pending', dueStep: 'reversed', tip: 0 },
    { draft: at(4, 'travel'), status: 'pending', dueStep: 'reversed', tip: 0 },
  ] as const
}
