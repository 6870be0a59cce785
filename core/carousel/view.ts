import type { Slide, SlideKind, Slides } from '../platform/ports.ts'
import type { CarouselFlags, CarouselState } from './model.ts'
import { carouselFlags } from './rules.ts'

/** The carousel slot, ready to render; null: it is closed. */
export interface CarouselView extends CarouselFlags {
  /** null while the slide is out of the document (SHELL-062). */
  readonly slide: Slide | null
  /** What is shown, also while it is out of the document. */
  readonly kind: SlideKind
  /** What the item is called: said aloud with its position. */
  readonly name: string
  /** "3 of 5": for the eye and for the ear. */
  readonly position: string
  /** Shown at the last loaded slide when the next page could not be loaded; null: nothing failed. */
  readonly failure: NonNullable<Slides['failure']> | null
}

/** null: the carousel is closed. */
export const carouselView = (carousel: CarouselState | null): CarouselView | null => {
  if (carousel === null) return null
  const { slides, index, isContentShown } = carousel
  const slide = slides.items[index]
  if (slide === undefined) return null
  return {
    ...carouselFlags(index, slides),
    slide: isContentShown ? slide : null,
    kind: slide.kind,
    name: slide.name,
    failure: index === slides.items.length - 1 ? (slides.failure ?? null) : null,
    position: `${index + 1} of ${slides.items.length}${slides.canLoadMore ? '+' : ''}`,
  }
}
