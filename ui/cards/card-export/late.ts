/** What the reports on the page of a card load: themselves, and the slice behind them. */
export { ExportOf } from './ExportOf.tsx'
export { ExportPanel } from './ExportPanel.tsx'
export { cardExportModule } from './module.ts'
/** What is shown in the lists can be had, too. */
export { cardListsModules } from '../modules.ts'
