import { makeCarousel } from '../carousel/index.ts'
import { maker, type Makers } from './maker.ts'

/** Maker of the carousel. */
export const carouselMakers = {
  carousel: maker(['stores', 'clock'], ['shell'], (ports, { shell: { carousel, act } }) =>
    makeCarousel({ ...ports, slot: carousel, close: act.closeCarousel }),
  ),
} satisfies Makers<'carousel'>
