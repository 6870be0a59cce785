import { activityMakers } from '@paydeck/core'
import { sliceModule } from '../di/slice-module.ts'

/* Code of the activity page, loaded on demand. */
export { TimelineScreen } from './timeline/TimelineScreen.tsx'

export const slices = sliceModule(activityMakers)
