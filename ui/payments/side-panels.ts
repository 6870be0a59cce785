/** Panels beside the lists, loaded after the lists. */
export { StatusLegend } from './payment-list/StatusLegend.tsx'
export { SavingPanel } from './payment-search/SavingPanel.tsx'
export { PayoutYears } from './payout-export/PayoutYears.tsx'
