import { makeCarousel } from '@paydeck/core/carousel'
import { makeStores, type Store } from '@paydeck/core/kernel'
import type { Slides } from '@paydeck/core/platform'
import { describe, expect, it } from 'vitest'
import { slidesOf } from '../arbitraries/shell.ts'
import { bench } from '../shell/bench.ts'

const list = (count: number, canLoadMore = false): Store<Slides> =>
  makeStores().make<Slides>({ items: slidesOf(count), canLoadMore })

const noLoad = (): void => undefined

describe('carousel', () => {
  it('SHELL-040 the carousel has no view until it opens; then its view has a slide, the position and four navigation flags', () => {
    const { shell, carousel } = bench()
    expect(carousel.view.get()).toBeNull()
    shell.carousels.open({ slides: list(3), index: 1, loadMore: noLoad })
    expect(carousel.view.get()).toEqual({
      slide: { kind: 'invoice', id: '1', name: 'Slide 1' },
      kind: 'invoice',
      name: 'Slide 1',
      position: '2 of 3',
      next: true,
      previous: true,
      firstSlide: false,
      lastSlide: false,
      failure: null,
    })
  })

  it('SHELL-040 the carousel closes when the user opens another page, but not when the user opens the same page again', () => {
    const { shell, carousel } = bench()
    shell.act.arriveAt('/payments')
    shell.carousels.open({ slides: list(3), index: 1, loadMore: noLoad })
    shell.act.arriveAt('/payments')
    expect(carousel.view.get()?.position).toBe('2 of 3')
    shell.act.arriveAt('/home')
    expect([carousel.view.get(), shell.carousel.get()]).toEqual([null, null])
  })

  it('when slides are appended, the carousel shows the same slide, even if a slide of another kind has the same id', () => {
    const { shell, carousel } = bench()
    const items = (['payout', 'invoice'] as const).map((kind) => ({ kind, id: '7', name: `The ${kind}` }))
    const slides = makeStores().make<Slides>({ items, canLoadMore: false })
    shell.carousels.open({ slides, index: 1, loadMore: noLoad })
    slides.update((now) => ({ ...now, items: [...now.items, ...slidesOf(1)] }))
    expect(carousel.view.get()).toMatchObject({ kind: 'invoice', name: 'The invoice', position: '2 of 3' })
  })

  it('SHELL-062 PAY-022 after a change of slide, the carousel shows no slide for 10 ms, and then the new slide', async () => {
    const { shell, carousel, clock } = bench()
    shell.carousels.open({ slides: list(3), index: 0, loadMore: noLoad })
    expect(carousel.view.get()?.slide?.id).toBe('0')
    carousel.move('next')
    expect(carousel.view.get()?.slide).toBeNull()
    await clock.advance(9)
    expect(carousel.view.get()?.slide).toBeNull()
    await clock.advance(1)
    expect(carousel.view.get()?.slide?.id).toBe('1')
  })

  it('SHELL-062 if the user changes the slide twice in a row, the final slide appears 10 ms after the second change', async () => {
    const { shell, carousel, clock } = bench()
    shell.carousels.open({ slides: list(3), index: 0, loadMore: noLoad })
    carousel.move('previous')
    expect(carousel.view.get()?.slide?.id).toBe('0')
    carousel.move('next')
    await clock.advance(5)
    carousel.move('next')
    await clock.advance(9)
    expect(carousel.view.get()?.slide).toBeNull()
    await clock.advance(1)
    expect(carousel.view.get()?.slide?.id).toBe('2')
  })

  it('PAY-020 when three slides follow, the carousel requests more slides once, and then shows the new number of slides', async () => {
    const { shell, carousel, clock } = bench()
    const slides = list(10, true)
    let requests = 0
    const loadMore = (): void => {
      requests += 1
    }
    shell.carousels.open({ slides, index: 5, loadMore })
    expect(requests).toBe(0)
    carousel.move('next')
    expect(requests).toBe(1)
    slides.update(() => ({ items: slidesOf(12), canLoadMore: false }))
    await clock.advance(10)
    expect(carousel.view.get()).toMatchObject({ slide: { id: '6' }, position: '7 of 12' })
    carousel.move('next')
    expect(requests).toBe(1)
  })

  it('PAY-020 a carousel that opens on the last loaded slide requests more slides once, or never if the list has ended', () => {
    const { shell } = bench()
    const requests: Array<string> = []
    shell.carousels.open({ slides: list(10, true), index: 9, loadMore: () => requests.push('more') })
    expect(requests).toEqual(['more'])
    shell.carousels.open({ slides: list(10), index: 9, loadMore: () => requests.push('none') })
    expect(requests).toEqual(['more'])
  })

  it('SHELL-062 closing the carousel cancels a pending change of slide', async () => {
    const { shell, carousel, clock } = bench()
    shell.carousels.open({ slides: list(3), index: 0, loadMore: noLoad })
    carousel.move('next')
    await clock.advance(5)
    shell.act.closeCarousel()
    shell.carousels.open({ slides: list(3), index: 0, loadMore: noLoad })
    carousel.move('next')
    await clock.advance(5)
    expect(carousel.view.get()?.slide).toBeNull()
    await clock.advance(5)
    expect(carousel.view.get()?.slide?.id).toBe('1')
  })

  it('the carousel shows the same slide when slides before it are added or removed', () => {
    const { shell, carousel } = bench()
    const slides = list(3)
    shell.carousels.open({ slides, index: 1, loadMore: noLoad })
    slides.update(({ items, canLoadMore }) => ({
      items: [{ kind: 'payout', id: 'new', name: 'New' }, ...items],
      canLoadMore,
    }))
    expect(carousel.view.get()).toMatchObject({ slide: { id: '1' }, position: '3 of 4' })
    slides.update(({ items, canLoadMore }) => ({ items: items.slice(2), canLoadMore }))
    expect(carousel.view.get()).toMatchObject({ slide: { id: '1' }, position: '1 of 2' })
  })

  it('if the current slide is removed, the carousel shows another slide, and closes if no slide remains', async () => {
    const { shell, carousel, clock } = bench()
    const slides = list(2)
    shell.carousels.open({ slides, index: 1, loadMore: noLoad })
    slides.update(({ canLoadMore }) => ({ items: slidesOf(1), canLoadMore }))
    expect(carousel.view.get()?.slide).toBeNull()
    await clock.advance(10)
    expect(carousel.view.get()?.slide?.id).toBe('0')
    slides.update(({ canLoadMore }) => ({ items: [], canLoadMore }))
    expect(carousel.view.get()).toBeNull()
  })

  it('the carousel does not open for an empty list; when the carousel is closed, changes of its list have no effect', async () => {
    const { shell, carousel, clock, stores } = bench()
    shell.carousels.open({ slides: list(0), index: 0, loadMore: noLoad })
    expect(carousel.view.get()).toBeNull()
    const slides = list(2)
    shell.carousels.open({ slides, index: 0, loadMore: noLoad })
    carousel.move('next')
    shell.act.closeCarousel()
    slides.update(() => ({ items: slidesOf(5), canLoadMore: false }))
    await clock.advance(20)
    expect(carousel.view.get()).toBeNull()
    shell.carousels.open({ slides, index: 0, loadMore: noLoad })
    stores.resetAll()
    slides.update(() => ({ items: slidesOf(6), canLoadMore: false }))
    expect(carousel.view.get()).toBeNull()
  })

  it('when the carousel was reopened with a second list, changes of the first list have no effect', () => {
    const { shell, carousel } = bench()
    const [first, second] = [list(3), list(5)]
    shell.carousels.open({ slides: first, index: 1, loadMore: noLoad })
    shell.carousels.open({ slides: second, index: 4, loadMore: noLoad })
    for (const count of [1, 0]) {
      first.update(() => ({ items: slidesOf(count), canLoadMore: false }))
      expect(carousel.view.get()?.position).toBe('5 of 5')
    }
  })

  it('the carousel shows the slide even if it was opened before the code of the carousel had loaded', () => {
    const { shell, clock, stores } = bench()
    shell.carousels.open({ slides: list(3), index: 2, loadMore: noLoad })
    const late = makeCarousel({ stores, clock, slot: shell.carousel, close: shell.act.closeCarousel })
    expect(late.view.get()).toMatchObject({ slide: { id: '2' }, position: '3 of 3' })
    shell.act.closeCarousel()
    expect(late.view.get()).toBeNull()
  })
})
