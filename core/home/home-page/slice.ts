import { task as T } from 'fp-ts'
import { makeResource } from '../../kernel/resource.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import type {
  Carousels,
  Clock,
  Configuration,
  ExternalPage,
  Log,
  Modals,
  AppNavigation,
  Windows,
} from '../../platform/ports.ts'
import { type ActivityRow, activitySlides } from '../activity-list/index.ts'
import type { OffersState } from '../home-offers/index.ts'
import { type PricedCoin, pricedCoins, type PricesState } from '../price-list/index.ts'
import type { HomePageModal } from './model.ts'
import type { HomeSources, PriceHistory } from './ports.ts'
import { makePerform, makeReadPrices } from './use-cases.ts'
import { homePageView, type HomePageView } from './view.ts'

/** Ports of the slice `homePage`. The home page reads other slices only through `sources`. */
export interface HomePagePorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly modals: Modals<HomePageModal>
  readonly carousels: Carousels
  readonly windows: Windows
  readonly appNavigation: AppNavigation
  readonly priceHistory: PriceHistory
  /** Loads the cards again. */
  readonly reloadCards: T.Task<unknown>
  readonly configuration: Pick<Configuration, 'pages'>
  readonly sources: HomeSources
}

/** Content and actions of the home page. */
export interface HomePage {
  readonly view: Live<HomePageView>
  /** Input of `pricesView`, whose code loads after the page. */
  readonly prices: Live<PricesState>
  /** Input of `offersView`, whose code loads after the page. */
  readonly offers: Live<OffersState>
  /** Loads all prices when the page opens, and after "Try Again". The old prices stay visible until the responses arrive. */
  readonly loadPrices: () => void
  /** Opens an external page in a new tab (HOME-009, HOME-037). */
  readonly openPage: (page: ExternalPage) => void
  /** Opens the detail carousel at a row of the list (HOME-036). */
  readonly openActivity: (at: { readonly rows: Live<ReadonlyArray<ActivityRow>>; readonly index: number }) => void
  /** Loads the cards again, after a failure. */
  readonly reloadCards: () => void
  /** Opens the "Add Funds" modal of a card (HOME-019). */
  readonly addFunds: (cardId: string) => void
  /** Tasks that do the same as the actions of the same name, for callers that wait until the action has ended. */
  readonly tasks: { readonly loadPrices: T.Task<void> }
}

/** Makes a record with one value for each coin of the price widget. */
const forEachCoin = <A>(of: (code: PricedCoin) => A): Readonly<Record<PricedCoin, A>> =>
  // `pricedCoins` contains every key of the record.
  Object.fromEntries(pricedCoins.map((code) => [code, of(code)])) as Record<PricedCoin, A>

/**
 * Makes the slice `homePage`. The slice sends no request before an action runs.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(Date.UTC(2026, 2, 10)), persona: personas.cardholder })
 * const app = makePaydeck(ports)
 * await app.startup.tasks.initialise()
 * app.homePage.view.get().balance.amount.whole // '$1,596'
 */
export const makeHomePage = (ports: HomePagePorts): HomePage => {
  const { stores, clock, modals, windows, configuration, sources } = ports
  const { passkey, hasGalileoCard, features, ...shown } = sources
  const readPrices = makeReadPrices(ports)
  const prices = forEachCoin((code) =>
    makeResource({ stores, clock, read: readPrices(code), keepsAfterFailure: false }),
  )
  const loadPrices = T.asUnit(T.sequenceArray(pricedCoins.map((code) => prices[code].load)))
  return {
    view: project(combine(shown), homePageView(makePerform(ports))),
    prices: combine(prices),
    offers: combine({ passkey, hasGalileoCard, features }),
    loadPrices: () => void loadPrices(),
    openActivity: ({ rows, index }) =>
      ports.carousels.open({ slides: project(rows, activitySlides), index, loadMore: () => undefined }),
    openPage: (page) => windows.open(configuration.pages[page]),
    reloadCards: () => void ports.reloadCards(),
    addFunds: (about) => modals.open({ name: 'add-funds', about }),
    tasks: { loadPrices },
  }
}
