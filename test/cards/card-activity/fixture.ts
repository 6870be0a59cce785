import {
  makeCardActivity,
  noFilter,
  type ActivityFilter,
  type ActivityOverview,
  type ActivityQuery,
  type CardActivity,
  type CardActivityItem,
  type CardListState,
  type CardTransaction,
  type DebitCard,
  type SettledPage,
  type SettledQuery,
  type TransactionPlace,
  unknownCards,
} from '@paydeck/core/cards'
import { makeStores } from '@paydeck/core/kernel'
import { decimalText, type DecimalText } from '@paydeck/core/money'
import { fakeClock } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { plainCard } from '../../arbitraries/cards.ts'
import { type Call, held } from '../../held-calls.ts'

export const day = 86_400_000
/** A Tuesday at noon, UTC. */
export const now = Date.parse('2026-03-10T12:00:00Z')

export const amount = (text: string): DecimalText => decimalText(text) ?? expectNever(text)
const expectNever = (text: string): never => {
  throw new Error(`${text} is no amount`)
}

/** A purchase of $12.50 that was posted so many days before now. */
export const purchase = (id: string, daysAgo: number, change: Partial<CardTransaction> = {}): CardTransaction => ({
  id,
  provider: 'galileo',
  status: null,
  type: 'SE',
  displayMerchant: 'Glasshouse Coffee',
  description: '',
  displayPrice: amount('-12.50'),
  currency: 'USD',
  merchant: { merchantName: 'Glasshouse Coffee', merchantCity: null, merchantState: null },
  dates: { auth: now - daysAgo * day - 3_600_000, post: now - daysAgo * day },
  category: null,
  original: null,
  ...change,
})

/** The same, not settled yet. */
export const pendingItem = (id: string, change: Partial<CardTransaction> = {}): CardActivityItem => {
  const transaction = purchase(id, 0, { status: 'pending', dates: { auth: now - 720_000, post: null }, ...change })
  return { ...transaction, isTopUp: false, timestamp: transaction.dates.auth }
}

export const rows = (count: number, first = 0): ReadonlyArray<CardTransaction> =>
  Array.from({ length: count }, (_, index) => purchase(`t${first + index}`, 1 + (first + index) / 100))

/** A page as a provider makes it of all that it has. */
export const pageOf = (all: ReadonlyArray<CardTransaction>, { page, pageSize }: SettledQuery): SettledPage => ({
  currentPageNumber: page,
  totalPageCount: Math.ceil(all.length / pageSize),
  totalRecordCount: all.length,
  transactionList: all.slice((page - 1) * pageSize, page * pageSize),
})

export const overviewWith = (...pending: ReadonlyArray<CardActivityItem>): ActivityOverview => ({
  dateAccountOpened: null,
  pending,
})

export interface Watched {
  readonly activity: CardActivity
  readonly clock: ReturnType<typeof fakeClock>
  readonly stores: ReturnType<typeof makeStores>
  readonly overviews: ReadonlyArray<Call<ActivityQuery, ActivityOverview>>
  readonly pages: ReadonlyArray<Call<SettledQuery, SettledPage>>
  readonly errors: ReadonlyArray<string>
  readonly probed: ReadonlyArray<TransactionPlace>
  readonly balances: () => number
  readonly setPages: (hasPages: boolean) => void
  readonly setCards: (cards: ReadonlyArray<DebitCard>) => void
  readonly show: (cardId?: string, filter?: Partial<ActivityFilter>) => void
  /** Lets both first answers come. */
  readonly arrive: (settled: ReadonlyArray<CardTransaction>, pending?: ReadonlyArray<CardActivityItem>) => Promise<void>
}

/** Card activity whose calls end when and how the test says. */
export const watched = (
  cards: ReadonlyArray<DebitCard> = [plainCard, { ...plainCard, id: 'c2' }],
  timeZone = 'UTC',
): Watched => {
  const clock = fakeClock(now)
  const stores = makeStores()
  const overviews = held<ActivityQuery, ActivityOverview>()
  const pages = held<SettledQuery, SettledPage>()
  const errors: Array<string> = []
  const probed: Array<TransactionPlace> = []
  const list = stores.make<CardListState>({ ...unknownCards, initialised: true, cards })
  const isOffered = stores.make<boolean | null>(null)
  let balances = 0
  const activity = makeCardActivity({
    stores,
    clock,
    log: { warn: () => undefined, error: (message) => errors.push(message) },
    device: { timeZone: () => timeZone },
    activities: { overview: overviews.ask, settled: pages.ask },
    cards: { state: list },
    transactions: { isOffered, probe: (place) => void probed.push(place) },
    reloadBalances: async () => {
      balances += 1
    },
  })
  return {
    activity,
    clock,
    stores,
    overviews: overviews.calls,
    pages: pages.calls,
    errors,
    probed,
    balances: () => balances,
    setPages: (hasPages) => isOffered.update(() => hasPages),
    setCards: (next) => list.update((before) => ({ ...before, cards: next })),
    show: (cardId = 'c1', filter = {}) => activity.show({ cardId, filter: { ...noFilter, ...filter } }),
    arrive: async (settled, pending = []) => {
      await overviews.calls.at(-1)?.end(E.right(overviewWith(...pending)))
      const last = pages.calls.at(-1)
      if (last !== undefined) await last.end(E.right(pageOf(settled, last.query)))
    },
  }
}

export const listsOf = ({ activity }: Pick<Watched, 'activity'>) => {
  const { lists } = activity.view.get()
  if (lists === null) throw new Error('There are no lists')
  return lists
}

export const idsOf = (list: { readonly rows: ReadonlyArray<{ readonly id: string }> } | null): ReadonlyArray<string> =>
  (list?.rows ?? []).map(({ id }) => id)
