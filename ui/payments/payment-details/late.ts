/** What the slides of the carousel load: themselves, and the slice behind them. */
export { DetailSlide } from './DetailSlide.tsx'
export { paymentDetailsModule } from './module.ts'
