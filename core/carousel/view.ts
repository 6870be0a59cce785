import { filled } from '../kernel/text.ts'
import type { Slide, SlideKind, Slides } from '../platform/ports.ts'
import type { CarouselFlags, CarouselState } from './model.ts'
import { carouselFlags } from './rules.ts'
import { slidePositions } from './texts.ts'

/** The open carousel, ready to render. */
export interface CarouselView extends CarouselFlags {
  /** Null while the content is out of the document (SHELL-062). */
  readonly slide: Slide | null
  /** Kind of the slide, also while its content is out of the document. */
  readonly kind: SlideKind
  /** Name of the item, which screen readers announce with its position. */
  readonly name: string
  /** "3 of 5". */
  readonly position: string
  /** Message at the last loaded slide if the next page failed; null: no failure. */
  readonly failure: NonNullable<Slides['failure']> | null
}

/** Returns the open carousel, or null. */
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
