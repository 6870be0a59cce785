import { waitlistMakers } from '@paydeck/core'
import { sliceModule } from '../di/slice-module.ts'

/** Button to join the card waitlist, in a separate chunk. */
export { CardWaitlist } from './CardWaitlist.tsx'

export const slices = sliceModule(waitlistMakers)
