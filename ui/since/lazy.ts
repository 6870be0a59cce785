import { sinceMakers } from '@paydeck/core'
import { sliceModule } from '../di/slice-module.ts'

/* The strip "Since your last visit". */
export { SincePanel } from './SincePanel.tsx'

export const slices = sliceModule(sinceMakers)
