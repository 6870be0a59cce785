export * from './model.ts'
export { areTermsShown } from './rules.ts'
export { offersAhead } from './tables.ts'
export { offersView, type OffersView } from './view.ts'
