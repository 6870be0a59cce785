/** What ties the slides to the page's list: itself, and the slice of the slides. */
export { ListedDetails } from './ListedDetails.tsx'
export { paymentDetailsModule } from './module.ts'
