import { makeCarousel } from '@paydeck/core'
import { sliceModule } from '../di/slice-module.ts'

export const slices = sliceModule({
  carousel: ({ stores, clock }, { shell: { carousel, act } }) =>
    makeCarousel({ stores, clock, slot: carousel, close: act.closeCarousel }),
})
