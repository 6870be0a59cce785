import { someSliceMakers } from '@paydeck/core'
import { sliceModule } from '../../di/slice-module.ts'

/* The panel of the slice. */
export { SomeSlicePanel } from './SomeSlicePanel.tsx'

export const slices = sliceModule(someSliceMakers)
