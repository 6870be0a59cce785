import { either as E, type task as T } from 'fp-ts'
import { limit } from '../kernel/limits.ts'
import { combine, type Live, makeStores, project } from '../kernel/store.ts'
import { until } from '../kernel/until.ts'
import { type ItemReference, type PaymentDetails, paymentLinkTexts as texts } from '../payments/index.ts'
import type { CarouselRequest, Carousels, Slide } from '../platform/ports.ts'
import type { PaymentsPage, PaymentsPageView } from './payments-page.ts'

/**
 * Maximum number of rows (ten pages) to load while searching the list for the item in a URL. Limits the waiting time and the
 * number of requests.
 */
export const soughtRows = limit('rows listed for a link', 300)

/** Returns the item whose slide is open over the page. Null if no slide is open. */
export const openPaymentItem = (
  carousel: Live<CarouselRequest | null>,
  { shown }: Pick<PaymentDetails, 'shown'>,
): Live<ItemReference | null> =>
  project(combine({ carousel, shown }), (now) => (now.carousel === null ? null : now.shown))

/** Returns the request for a carousel with one slide. */
export const onlySlide = (slide: Slide): CarouselRequest => ({
  slides: makeStores().make({ items: [slide], canLoadMore: false }),
  index: 0,
  loadMore: () => undefined,
})

const isLoaded = (page: PaymentsPageView): boolean =>
  page.recent.tail.kind !== 'loading' && page.confirming?.tail.kind !== 'loading'

const isLoadingMore = ({ recent: { tail } }: PaymentsPageView): boolean =>
  tail.kind === 'loading' || (tail.kind === 'more' && tail.isLoading)

const rowsOf = ({ recent }: PaymentsPageView): number => recent.rows.length

/**
 * Requests more rows. Resolves when the rows are shown, when the response contains no rows, or when `isWanted` returns
 * false.
 */
const moreRows = async (page: PaymentsPage, isWanted: () => boolean): Promise<void> => {
  const before = rowsOf(page.get())
  page.more()
  // During a refresh the request for more rows waits, so loading may not have begun yet.
  await until(
    page,
    (now) => rowsOf(now) !== before || now.recent.tail.kind !== 'more' || isLoadingMore(now) || !isWanted(),
  )
  // A further page may begin to load directly after a page has arrived.
  while (isWanted() && isLoadingMore(page.get())) await until(page, (now) => !isLoadingMore(now) || !isWanted())
}

/**
 * Opens the slide of the payout in a URL. Loads more rows of the list until they include this payout, since the provider
 * cannot return a payout by its id (CALL-039).
 */
const openFurther = async (
  page: PaymentsPage,
  item: ItemReference,
  isWanted: () => boolean,
): Promise<string | null> => {
  const isHere = (): boolean => isWanted() && page.get().legend === 'payouts'
  const { rows, tail } = page.get().recent
  if (tail.kind === 'failed') return texts.failed
  if (!isHere() || tail.kind !== 'more' || rows.length >= soughtRows.value) return texts.missingPayout
  await moreRows(page, isHere)
  if (!isHere() || page.open(item.kind, item.id)) return null
  const now = page.get()
  return rowsOf(now) > rows.length || now.recent.tail.kind === 'failed'
    ? openFurther(page, item, isWanted)
    : texts.missingPayout
}

/**
 * Opens the slide of the item in a URL. If a list contains the item, the user can go on to the slides of the other rows;
 * otherwise the carousel has only this slide. For a payout, loads more rows until the list contains it. Resolves with an
 * error message if the item cannot be opened, or with null if the slide is open or `isWanted` has returned false.
 */
export const openItemOf =
  (page: PaymentsPage, { tasks }: Pick<PaymentDetails, 'tasks'>, carousels: Carousels) =>
  (item: ItemReference, isWanted: () => boolean): T.Task<string | null> =>
  async () => {
    if (page.open(item.kind, item.id)) return null
    await until(page, (now) => isLoaded(now) || !isWanted())
    if (!isWanted() || page.open(item.kind, item.id)) return null
    const found = await tasks.find(item)()
    if (!isWanted()) return null
    if (E.isLeft(found)) return texts.failed
    if (found.right === null) return item.kind === 'payout' ? openFurther(page, item, isWanted) : texts.missing
    carousels.open(onlySlide(found.right))
    return null
  }
