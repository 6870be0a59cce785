import { makeCarousel } from '@paydeck/core'
import type { Bindings } from '../di/container.ts'
import { port, slice } from '../di/tokens.ts'

/** Bound with what lies over the page. */
export const carouselModule: Bindings = ({ bind }) => {
  bind(slice('carousel')).toDynamicValue(({ get }) => {
    const { carousel, act } = get(slice('shell'))
    return makeCarousel({
      stores: get(port('stores')),
      clock: get(port('clock')),
      slot: carousel,
      close: act.closeCarousel,
    })
  })
}
