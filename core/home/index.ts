/**
 * The home page: balances, cards, recent activity, offers and prices, and the switch that hides amounts.
 * @module @paydeck/core/home
 */
export * from './activity-list/index.ts'
export * from './amount-privacy/index.ts'
export * from './home-offers/index.ts'
export * from './home-page/index.ts'
export * from './price-list/index.ts'
export { amountCommandTexts, amountPrivacyTexts, hiddenAmount, homePageTexts } from './texts.ts'
