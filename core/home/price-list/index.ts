export * from './model.ts'
export { type Price, priceOf } from './rules.ts'
export { coinNames } from './tables.ts'
export { type PriceRow, pricesView, type PricesView } from './view.ts'
