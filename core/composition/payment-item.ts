import { either as E, function as F, type task as T } from 'fp-ts'
import { combine, type Live, makeStores, project } from '../kernel/store.ts'
import { until } from '../kernel/until.ts'
import type { ItemPlace, PaymentDetails } from '../payments/index.ts'
import type { CarouselRequest, Carousels, Slide } from '../platform/ports.ts'
import type { PaymentsPage } from './payments-page.ts'

const texts = {
  missing: 'The payment of this link could not be found. It may belong to another account.',
  failed: 'The payment of this link could not be loaded. Please try again later.',
} as const

/** Which slide is open over the page; null: none is. */
export const openPaymentItem = (
  carousel: Live<CarouselRequest | null>,
  { shown }: Pick<PaymentDetails, 'shown'>,
): Live<ItemPlace | null> => project(combine({ carousel, shown }), (now) => (now.carousel === null ? null : now.shown))

const alone = (slide: Slide): CarouselRequest => ({
  slides: makeStores().make({ items: [slide], canLoadMore: false }),
  index: 0,
  loadMore: () => undefined,
})

const isLoaded = (page: ReturnType<PaymentsPage['get']>): boolean =>
  page.recent.tail.kind !== 'loading' && page.confirming?.tail.kind !== 'loading'

/**
 * Opens the slide that an address asks for: at its row once the list is there, and by itself where no row is listed of it.
 * Comes to what is to be said where it cannot be shown; null: it is open, or nobody waits for it any more.
 */
export const openItemOf =
  (page: PaymentsPage, { tasks }: Pick<PaymentDetails, 'tasks'>, carousels: Carousels) =>
  (place: ItemPlace, isWanted: () => boolean): T.Task<string | null> =>
  async () => {
    if (page.open(place.kind, place.id)) return null
    await until(page, (now) => isLoaded(now) || !isWanted())
    if (!isWanted() || page.open(place.kind, place.id)) return null
    const found = await tasks.find(place)()
    if (!isWanted()) return null
    return F.pipe(
      found,
      E.match(
        () => texts.failed,
        (slide) => {
          if (slide === null) return texts.missing
          carousels.open(alone(slide))
          return null
        },
      ),
    )
  }
