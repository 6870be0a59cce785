import { function as F, taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { wait } from '../../kernel/load.ts'
import { logged } from '../../kernel/logged.ts'
import type { Clock, Configuration, Log, Modals, AppNavigation, Windows } from '../../platform/ports.ts'
import type { PricedCoin, PricePoint } from '../price-list/index.ts'
import type { HomePageModal, NoticeAction } from './model.ts'
import type { PriceHistory } from './ports.ts'
import { priceQuery, priceReveal } from './tables.ts'

/**
 * Loads the prices of a coin. The task resolves after a delay if the request succeeds (HOME-032), and immediately if it
 * fails.
 */
export const makeReadPrices =
  ({
    clock,
    log,
    priceHistory: prices,
  }: {
    readonly clock: Clock
    readonly log: Log
    readonly priceHistory: PriceHistory
  }) =>
  (code: PricedCoin): TE.TaskEither<Fault, ReadonlyArray<PricePoint>> => {
    const { currency, period, points } = priceQuery
    return F.pipe(
      prices.of({ code, currency, period, points: points.value }),
      TE.tapTask(() => wait(clock, priceReveal)),
      logged(log.warn, `The prices of ${code} could not be loaded`),
    )
  }

/** Runs the action of a notice's button (HOME-005). */
export const makePerform =
  (ports: {
    readonly appNavigation: AppNavigation
    readonly modals: Modals<HomePageModal>
    readonly windows: Windows
    readonly configuration: Pick<Configuration, 'pages'>
  }) =>
  (action: NoticeAction): void => {
    switch (action.kind) {
      case 'path':
        return ports.appNavigation.go(action.to)
      case 'modal':
        return ports.modals.open({ name: action.name })
      case 'page':
        return ports.windows.open(ports.configuration.pages[action.page])
    }
  }
