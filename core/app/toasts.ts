import { makeToastSlot } from '../toasts/index.ts'
import { maker, type Makers } from './maker.ts'

/** Maker of the toasts. */
export const toastsMakers = {
  toasts: maker(['stores', 'clock'], [], makeToastSlot),
} satisfies Makers<'toasts'>
