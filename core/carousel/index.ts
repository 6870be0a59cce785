/**
 * The overlay that shows the details of items, such as payments, as slides.
 * @module @paydeck/core/carousel
 */
export * from './model.ts'
export { carouselFlags, needsMoreSlides, slideAfter, swipeCommand } from './rules.ts'
export { type Carousel, type CarouselPorts, makeCarousel } from './slice.ts'
export { slideContent, swipeThreshold } from './tables.ts'
export { slideHeadings } from './texts.ts'
export { type CarouselView, carouselView } from './view.ts'
