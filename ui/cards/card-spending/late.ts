/** What the chart on the page of a card loads: itself, and the slice behind it. */
export { cardSpendingModule } from './module.ts'
export { SpendingPanel } from './SpendingPanel.tsx'
/** It waits for the lists. */
export { cardListsModules } from '../modules.ts'
