import { Subscription } from 'rxjs'
import { type Live, project, type Stores } from '../kernel/store.ts'
import type { CarouselRequest, Clock, Slides } from '../platform/ports.ts'
import type { CarouselCommand, CarouselState } from './model.ts'
import { needsMoreSlides, slideAfter, slideIndexIn } from './rules.ts'
import { slideContent } from './tables.ts'
import { type CarouselView, carouselView } from './view.ts'

/** What the carousel needs from outside. */
export interface CarouselPorts {
  readonly stores: Stores
  readonly clock: Clock
  /** The slot of the shell: what the carousel is opened over. */
  readonly slot: Live<CarouselRequest | null>
  /** Empties that slot. */
  readonly close: () => void
}

/** The overlay over the slot of the shell. */
export interface Carousel {
  readonly state: Live<CarouselState | null>
  readonly view: Live<CarouselView | null>
  /** Stays where it is at an end of the list, and asks for further slides before it comes there (PAY-020). */
  readonly move: (command: CarouselCommand) => void
  /** Loads the page of slides that failed again. */
  readonly tryAgain: () => void
}

/**
 * The carousel over a list that lives on: it follows the slide it shows when the list changes, asks for more near
 * the end, and takes the content out for a moment at each change of slide (SHELL-061, SHELL-062, PAY-020).
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

  // It may have been opened before the carousel's code was there.
  show(slot.get())
  slot.changes$.subscribe(show)

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
