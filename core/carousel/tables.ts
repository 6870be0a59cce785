import { limit } from '../kernel/limits.ts'
import { delay } from '../kernel/timings.ts'

/** Minimum distance of a swipe, in CSS pixels (SHELL-058). */
export const swipeThreshold = limit('carousel swipe threshold', 50)

/** The carousel loads further slides when at most this number of slides follows the shown slide (PAY-018, PAY-020). */
export const carouselLoadAhead = limit('carousel load ahead', 3)

/** Time for which a slide's content is removed from the document at a change of slide (SHELL-062). */
export const slideContent = delay('slide content', 10)
