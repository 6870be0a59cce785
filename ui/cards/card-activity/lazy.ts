import { cardListsMakers } from '@paydeck/core'
import { sliceModule } from '../../di/slice-module.ts'

/* Lists of a card. The slice of the transaction loads with them, because it determines if a row has a page. */
export { CardLists, KeptLists } from './CardLists.tsx'

export const slices = sliceModule(cardListsMakers)
