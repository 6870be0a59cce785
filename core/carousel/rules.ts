import type { Slide, Slides } from '../platform/ports.ts'
import type { CarouselCommand, CarouselFlags } from './model.ts'
import { carouselLoadAhead, swipeThreshold } from './tables.ts'

/**
 * Returns whether the slide at `index` is the first or the last one. `items` has at least one slide (SHELL-061, PAY-021).
 * @example
 * carouselFlags(1, { items: ['a', 'b'], canLoadMore: false }).lastSlide // true
 * carouselFlags(1, { items: ['a', 'b'], canLoadMore: true }).lastSlide // false
 */
export const carouselFlags = (index: number, { items, canLoadMore }: Slides): CarouselFlags => {
  const firstSlide = index === 0
  const lastSlide = index === items.length - 1 && !canLoadMore
  return { next: !lastSlide, previous: !firstSlide, firstSlide, lastSlide }
}

const within = (index: number, length: number): number => Math.max(0, Math.min(index, length - 1))

/**
 * Returns the index after a command. If there is no next or previous slide, the index stays the same (SHELL-061).
 * @example
 * slideAfter('next', 1, { items: ['a', 'b'], canLoadMore: false }) // 1
 * slideAfter('previous', 1, { items: ['a', 'b'], canLoadMore: false }) // 0
 */
export const slideAfter = (command: CarouselCommand, index: number, slides: Slides): number =>
  within(command === 'next' ? index + 1 : index - 1, slides.items.length)

/**
 * True if the carousel should load more slides when it shows this slide (PAY-018, PAY-020).
 * @example
 * needsMoreSlides(6, { items: Array(10), canLoadMore: true }) // true
 * needsMoreSlides(5, { items: Array(10), canLoadMore: true }) // false
 */
export const needsMoreSlides = (index: number, { items, canLoadMore }: Slides): boolean =>
  canLoadMore && items.length - 1 - index <= carouselLoadAhead.value

/**
 * Returns the index of the shown slide after the list of slides has changed. If the shown slide was removed, returns its old
 * index, which the next slide now has. If there is no slide at this index, returns the last index.
 */
export const slideIndexIn = (slides: Slides, shown: Slide | undefined, index: number): number => {
  const found = slides.items.findIndex((item) => item.kind === shown?.kind && item.id === shown.id)
  return found >= 0 ? found : within(index, slides.items.length)
}

/**
 * Returns the command for a swipe; null if the swipe is too short. `dx` is in CSS pixels, negative to the left (SHELL-058).
 * @example
 * swipeCommand(-50) // 'next'
 * swipeCommand(49) // null
 */
export const swipeCommand = (dx: number): CarouselCommand | null => {
  if (Math.abs(dx) < swipeThreshold.value) return null
  return dx < 0 ? 'next' : 'previous'
}
