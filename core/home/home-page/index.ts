export * from './model.ts'
export type { HomeSources, PriceHistory } from './ports.ts'
export { areTermsShown, combineNotices, payoutsNotices, type Price, priceOf, type Trend, userNotices } from './rules.ts'
export { type HomePage, type HomePagePorts, makeHomePage } from './slice.ts'
export { coinNames, priceQuery, priceReveal } from './tables.ts'
export {
  type HomePageState,
  homePageView,
  type HomePageView,
  type Panel,
  type PriceRow,
  type PricesState,
  pricesView,
  type PricesView,
} from './view.ts'
