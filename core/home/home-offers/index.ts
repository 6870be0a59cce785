export * from './model.ts'
export { areTermsShown } from './rules.ts'
export { offersView, type OffersView, type Panel } from './view.ts'
