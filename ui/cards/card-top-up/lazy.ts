import { cardTopUpMakers } from '@paydeck/core'
import { sliceModule } from '../../di/slice-module.ts'

/* Dialog of a top-up. */
export { AddFundsModal } from './AddFundsModal.tsx'

export const slices = sliceModule(cardTopUpMakers)
