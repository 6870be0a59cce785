import {
  makeCardActivity,
  defaultFilter,
  type ActivityFilter,
  type ActivityOverview,
  type ActivityQuery,
  type CardActivityItem,
  type CardListState,
  type CardTransaction,
  type DebitCard,
  type SettledPage,
  type SettledQuery,
  type TransactionPlace,
  unknownCards,
} from '@paydeck/core/cards'
import { either as E } from 'fp-ts'
import { plainCard } from '../../arbitraries/cards.ts'
import { makeSurroundings, questions } from '../../slice-bench/index.ts'
import { now, overviewWith, pageOf } from '../bench.ts'

/** Creates card activity with a fake provider. Each call to the provider stays pending until the test answers it. */
export const activityBench = (
  cards: ReadonlyArray<DebitCard> = [plainCard, { ...plainCard, id: 'c2' }],
  timeZone = 'UTC',
) => {
  const { ports, seen } = makeSurroundings(now)
  const { stores } = ports
  const overviews = questions<ActivityQuery, ActivityOverview>()
  const pages = questions<SettledQuery, SettledPage>()
  const probed: Array<TransactionPlace> = []
  const list = stores.make<CardListState>({ ...unknownCards, initialised: true, cards })
  const isSupported = stores.make<boolean | null>(null)
  let balances = 0
  const activity = makeCardActivity({
    ...ports,
    device: { timeZone: () => timeZone },
    cardActivities: { overview: overviews.ask, settled: pages.ask },
    cards: { state: list },
    transactions: { isSupported, probe: (place) => void probed.push(place) },
    reloadBalances: async () => {
      balances += 1
    },
  })
  return {
    ...seen,
    activity,
    overviews: overviews.calls,
    pages: pages.calls,
    probed,
    balances: () => balances,
    setPages: (hasPages: boolean) => isSupported.update(() => hasPages),
    setCards: (next: ReadonlyArray<DebitCard>) => list.update((before) => ({ ...before, cards: next })),
    show: (cardId = 'c1', filter: Partial<ActivityFilter> = {}) =>
      activity.show({ cardId, filter: { ...defaultFilter, ...filter } }),
    /** Answers the latest overview request and the latest page request. */
    arrive: async (settled: ReadonlyArray<CardTransaction>, pending: ReadonlyArray<CardActivityItem> = []) => {
      await overviews.calls.at(-1)?.answer(E.right(overviewWith(...pending)))
      const last = pages.calls.at(-1)
      if (last !== undefined) await last.answer(E.right(pageOf(settled, last.input)))
    },
  }
}

export type ActivityBench = ReturnType<typeof activityBench>

export const listsOf = ({ activity }: Pick<ActivityBench, 'activity'>) => {
  const { lists } = activity.view.get()
  if (lists === null) throw new Error('There are no lists')
  return lists
}

export const idsOf = (list: { readonly rows: ReadonlyArray<{ readonly id: string }> } | null): ReadonlyArray<string> =>
  (list?.rows ?? []).map(({ id }) => id)
