import { needsMoreSlides, swipeCommand } from '@paydeck/core/carousel'
import { makeStores } from '@paydeck/core/kernel'
import type { Slides } from '@paydeck/core/platform'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slidesOf } from '../arbitraries/shell.ts'
import { bench } from '../shell/bench.ts'

const commands = fc.array(fc.constantFrom('next', 'previous', 'loaded'), { maxLength: 40 })

describe('carousel', () => {
  it('SHELL-061 PAY-019 PAY-021 any sequence of commands leads to an existing slide; disabled commands have no effect', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.nat(20), fc.nat(20), commands, (count, start, further, sent) => {
        const { shell, carousel } = bench()
        const total = count + further
        const slides = makeStores().make<Slides>({ items: slidesOf(count), canLoadMore: further > 0 })
        shell.carousels.open({ slides, index: start, loadMore: () => undefined })
        // Expected state of the carousel: the index of the current slide, and the number of loaded slides.
        let index = Math.min(start, count - 1)
        let loaded = count
        for (const command of sent) {
          if (command === 'loaded') {
            loaded = Math.min(total, loaded + 5)
            slides.update(() => ({ items: slidesOf(loaded), canLoadMore: loaded < total }))
          } else {
            carousel.move(command)
            if (command === 'next' && index < loaded - 1) index += 1
            if (command === 'previous' && index > 0) index -= 1
          }
          const state = carousel.state.get()
          const view = carousel.view.get()
          expect(state?.index).toBe(index)
          expect(view?.firstSlide).toBe(index === 0)
          expect(view?.lastSlide).toBe(index === loaded - 1 && loaded === total)
          expect(view?.previous).toBe(index > 0)
          expect(view?.next).toBe(!(index === loaded - 1 && loaded === total))
        }
      }),
    )
  })

  it('PAY-020 the carousel requests more slides if and only if at most three slides follow and the list has not ended', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(39), fc.boolean(), (length, at, canLoadMore) => {
        const index = Math.min(at, length - 1)
        const following = length - 1 - index
        expect(needsMoreSlides(index, { items: slidesOf(length), canLoadMore })).toBe(following <= 3 && canLoadMore)
      }),
    )
  })

  it('a swipe of 50 px to the left shows the next slide; a swipe to the right shows the previous slide', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), (dx) => {
        expect(swipeCommand(dx)).toBe(dx <= -50 ? 'next' : dx >= 50 ? 'previous' : null)
      }),
      { examples: [[-50], [-49], [49], [50], [0]] },
    )
  })
})
