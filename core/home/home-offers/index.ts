export * from './model.ts'
export { areTermsShown } from './rules.ts'
export { offersView, type OffersView } from './view.ts'
