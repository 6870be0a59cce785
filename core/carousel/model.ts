import type { Slides } from '../platform/ports.ts'

/** State of the open carousel. */
export interface CarouselState {
  readonly slides: Slides
  /** Index of the shown slide in `slides.items`. */
  readonly index: number
  /** False for a moment after each change of slide, so that the content of a slide is rendered from scratch (SHELL-062). */
  readonly isContentShown: boolean
}

/** Commands that are available at a slide, and whether the slide is the first or the last one (SHELL-040). */
export interface CarouselFlags {
  readonly next: boolean
  readonly previous: boolean
  readonly firstSlide: boolean
  readonly lastSlide: boolean
}

/** Command that shows the next or the previous slide. */
export type CarouselCommand = 'next' | 'previous'
