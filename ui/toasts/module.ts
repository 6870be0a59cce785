import { makeToastSlot } from '@paydeck/core'
import { sliceModule } from '../di/slice-module.ts'

export const slices = sliceModule({ toasts: ({ stores, clock }) => makeToastSlot({ stores, clock }) })
