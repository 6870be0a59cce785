/** What stands beside the lists: it comes after them. */
export { StatusLegend } from './payment-list/StatusLegend.tsx'
export { SavingPanel } from './payment-search/SavingPanel.tsx'
export { PayoutYears } from './payout-export/PayoutYears.tsx'
