import { limit } from '../kernel/limits.ts'
import { delay } from '../kernel/timings.ts'
import type { SlideKind } from '../platform/ports.ts'

/** Heading of a slide: what the slide shows. */
export const slideHeadings = {
  invoice: 'Payment',
  'bill-payment': 'Bill payment',
  donation: 'Donation',
  payout: 'Payout',
} as const satisfies Record<SlideKind, string>

/** How far a finger moves before it is a swipe, in CSS pixels (SHELL-058). */
export const swipeThreshold = limit('carousel swipe threshold', 50)

/** The carousel asks for more when at most so many slides follow (PAY-018, PAY-020). */
export const carouselLoadAhead = limit('carousel load ahead', 3)

/** How long a slide is out of the document when the slide changes (SHELL-062). */
export const slideContent = delay('slide content', 10)
