import { function as F, taskEither as TE } from 'fp-ts'
import { describeFault, type Fault } from '../../kernel/fault.ts'
import { makeStep, runStep, wait } from '../../kernel/load.ts'
import type { Store, Stores } from '../../kernel/store.ts'
import type { Clock, Configuration, Log, Modals, Moves, Windows } from '../../platform/ports.ts'
import type { NoticeAction, PricedCoin, PriceHistories, PricePoint } from './model.ts'
import type { PriceHistory } from './ports.ts'
import { priceQuery, priceReveal } from './tables.ts'

/** Loads one coin's prices, which are shown only a while after they arrived (HOME-032). A failure shows at once. */
export const makeLoadPrices =
  (
    ports: { readonly stores: Stores; readonly clock: Clock; readonly log: Log; readonly prices: PriceHistory },
    histories: Store<PriceHistories>,
  ) =>
  (code: PricedCoin): TE.TaskEither<Fault, void> => {
    const put = (points: ReadonlyArray<PricePoint> | null): void =>
      histories.update((now) => ({ ...now, [code]: points }))
    const { currency, period, points } = priceQuery
    return F.pipe(
      makeStep(ports.stores, {
        request: F.pipe(
          ports.prices.of({ code, currency, period, points: points.value }),
          TE.tapTask(() => wait(ports.clock, priceReveal)),
        ),
        effect: put,
      }),
      runStep,
      TE.orElseFirstIOK((fault) => () => {
        ports.log.warn(`The prices of ${code} could not be loaded: ${describeFault(fault)}`)
        put(null)
      }),
    )
  }

/** Does what the action button of a notice says (HOME-005). */
export const makePerform =
  (ports: {
    readonly moves: Moves
    readonly modals: Modals
    readonly windows: Windows
    readonly configuration: Pick<Configuration, 'pages'>
  }) =>
  (action: NoticeAction): (() => void) =>
  () => {
    switch (action.kind) {
      case 'path':
        return ports.moves.go(action.to)
      case 'modal':
        return ports.modals.open({ name: action.name })
      case 'page':
        return ports.windows.open(ports.configuration.pages[action.page])
    }
  }
