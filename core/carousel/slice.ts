import { Subscription } from 'rxjs'
import type { Store } from '../kernel/store.ts'
import type { CarouselRequest, Clock, Slides } from '../platform/ports.ts'
import type { CarouselCommand, CarouselState } from './model.ts'
import { needsMoreSlides, slideAfter, slideIndexIn } from './rules.ts'
import { slideContent } from './tables.ts'

/** What can be done with the carousel. */
export interface CarouselActions {
  /** Opens over the list; an empty one opens nothing. */
  readonly open: (request: CarouselRequest) => void
  /** Stays where it is at an end of the list, and asks for further slides before it comes there (PAY-020). */
  readonly move: (command: CarouselCommand) => void
  /** Shows nothing any more. */
  readonly close: () => void
}

/**
 * The carousel over a list that lives on: it follows the slide it shows when the list changes, asks for more near
 * the end, and takes the content out for a moment at each change of slide (SHELL-061, SHELL-062, PAY-020).
 */
export const makeCarousel = (store: Store<CarouselState | null>, clock: Clock): CarouselActions => {
  let request: CarouselRequest | null = null
  let following = Subscription.EMPTY
  let pause = Subscription.EMPTY

  const close = (): void => {
    following.unsubscribe()
    pause.unsubscribe()
    request = null
    store.update(() => null)
  }

  const loadNearEnd = (): void => {
    const now = store.get()
    if (now !== null && needsMoreSlides(now.index, now.slides)) request?.loadMore()
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

  return {
    close,
    open: (next) => {
      close()
      const slides = next.slides.get()
      if (slides.items.length === 0) return
      request = next
      store.update(() => ({ slides, index: slideIndexIn(slides, undefined, next.index), isContentShown: true }))
      following = next.slides.changes$.subscribe(follow)
      loadNearEnd()
    },
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
