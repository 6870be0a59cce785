import { cardSpendingMakers } from '@paydeck/core'
import { sliceModule } from '../../di/slice-module.ts'

/* Spending chart on the page of a card. */
export { SpendingPanel } from './SpendingPanel.tsx'

export const slices = sliceModule(cardSpendingMakers)
