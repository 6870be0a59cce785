import { makeSomeSlice } from '../some-area/index.ts'
import { maker, type Makers } from './maker.ts'

/** Maker of the slice. */
export const someSliceMakers = {
  someSlice: maker(['stores'], [], makeSomeSlice),
} satisfies Makers<'someSlice'>
