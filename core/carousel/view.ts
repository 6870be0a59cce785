import { filled } from '../kernel/text.ts'
import type { Slide, SlideKind, Slides } from '../platform/ports.ts'
import type { CarouselFlags, CarouselState } from './model.ts'
import { carouselFlags } from './rules.ts'
import { slidePositions } from './texts.ts'

/** Open carousel, ready to render. */
export interface CarouselView extends CarouselFlags {
  /** Shown slide; null while its content is removed from the document (SHELL-062). */
  readonly slide: Slide | null
  /** Kind of the shown slide, even while its content is removed from the document. */
  readonly kind: SlideKind
  /** Name of the item, which screen readers announce with its position. */
  readonly name: string
  /** Position of the slide, for example "3 of 5". */
  readonly position: string
  /** Message at the last loaded slide if the next page of slides failed to load; otherwise null. */
  readonly failure: NonNullable<Slides['failure']> | null
}

/** Returns the view of the open carousel; null if the carousel is closed. */
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
    position: filled(slidePositions[slides.canLoadMore ? 'more' : 'all'], {
      index: index + 1,
      count: slides.items.length,
    }),
  }
}
