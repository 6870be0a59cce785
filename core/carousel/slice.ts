import { Subscription } from 'rxjs'
import { type Live, project, type Stores } from '../kernel/store.ts'
import type { CarouselRequest, Clock, Slides } from '../platform/ports.ts'
import type { CarouselCommand, CarouselState } from './model.ts'
import { needsMoreSlides, slideAfter, slideIndexIn } from './rules.ts'
import { slideContent } from './tables.ts'
import { type CarouselView, carouselView } from './view.ts'

/** Ports of the slice `carousel`. */
export interface CarouselPorts {
  readonly stores: Stores
  readonly clock: Clock
  /** Request to open the carousel, which the shell stores; null while the carousel is closed. */
  readonly slot: Live<CarouselRequest | null>
  /** Removes the request from the shell, which closes the carousel. */
  readonly close: () => void
}

/** Full-screen overlay that shows the details of items as slides. */
export interface Carousel {
  readonly state: Live<CarouselState | null>
  readonly view: Live<CarouselView | null>
  /** Shows the next or previous slide, if there is one. Loads further slides near the end of the list (PAY-020). */
  readonly move: (command: CarouselCommand) => void
  /** Repeats the request for the slides that failed to load. */
  readonly tryAgain: () => void
}

/**
 * Makes the carousel. It keeps the shown slide when the list changes, loads more slides near the end, and removes the
 * content for a moment at each change of slide (SHELL-061, SHELL-062, PAY-020).
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock() })
 * makePaydeck(ports).carousel.view.get() // null
 */
export const makeCarousel = ({ stores, clock, slot, close }: CarouselPorts): Carousel => {
  const store = stores.make<CarouselState | null>(null)
  let following = Subscription.EMPTY
  let pause = Subscription.EMPTY

  const loadNearEnd = (): void => {
    const now = store.get()
    if (now !== null && needsMoreSlides(now.index, now.slides)) slot.get()?.loadMore()
  }

  const showLater = (): void => {
    pause.unsubscribe()
    pause = clock.schedule(() => {
      store.update((now) => (now === null ? null : { ...now, isContentShown: true }))
    }, slideContent.ms)
  }

  const follow = (slides: Slides): void => {
    if (slides.items.length === 0) return close()
    const before = store.get()
    if (before === null) return
    const shown = before.slides.items[before.index]
    const index = slideIndexIn(slides, shown, before.index)
    const isSame = slides.items[index]?.id === shown?.id && slides.items[index]?.kind === shown?.kind
    store.update((now) => now && { slides, index, isContentShown: isSame && now.isContentShown })
    if (!isSame) showLater()
  }

  const show = (request: CarouselRequest | null): void => {
    following.unsubscribe()
    pause.unsubscribe()
    if (request === null) return store.update(() => null)
    const slides = request.slides.get()
    store.update(() => ({ slides, index: slideIndexIn(slides, undefined, request.index), isContentShown: true }))
    following = request.slides.changes$.subscribe(follow)
    loadNearEnd()
  }

  // The code of the carousel loads lazily, so the shell may already have a request.
  slot.subscribe(show)

  return {
    state: store,
    view: project(store, carouselView),
    tryAgain: () => slot.get()?.tryAgain?.(),
    move: (command) => {
      const before = store.get()
      if (before === null) return
      const index = slideAfter(command, before.index, before.slides)
      if (index !== before.index) {
        store.update((now) => now && { ...now, index, isContentShown: false })
        showLater()
      }
      if (command === 'next') loadNearEnd()
    },
  }
}
