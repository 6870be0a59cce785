import type { Slides } from '../platform/ports.ts'

/** What the carousel slot holds while it is open. */
export interface CarouselState {
  readonly slides: Slides
  /** Which slide is shown: a position in `slides.items`. */
  readonly index: number
  /** false for a moment at each change, so that a slide starts afresh (SHELL-062). */
  readonly isContentShown: boolean
}

/** Which of the carousel's commands and ends apply (SHELL-040). */
export interface CarouselFlags {
  readonly next: boolean
  readonly previous: boolean
  readonly firstSlide: boolean
  readonly lastSlide: boolean
}

/** A move by one slide. */
export type CarouselCommand = 'next' | 'previous'
