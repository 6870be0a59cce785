/** What the lists of a card load: themselves, and the slices behind them. */
export { cardListsModules } from '../modules.ts'
export { CardLists, KeptLists } from './CardLists.tsx'
