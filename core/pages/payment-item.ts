import { either as E, type task as T } from 'fp-ts'
import { limit } from '../kernel/limits.ts'
import { combine, type Live, makeStores, project } from '../kernel/store.ts'
import { until } from '../kernel/until.ts'
import { type ItemReference, type PaymentDetails, paymentLinkTexts as texts } from '../payments/index.ts'
import type { CarouselRequest, Carousels, Slide } from '../platform/ports.ts'
import type { PaymentsPage, PaymentsPageView } from './payments-page.ts'

/** Ten pages. Older items are not searched, to limit the wait and the load of the provider. */
export const soughtRows = limit('rows listed for a link', 300)

/** Returns the slide that is open over the page; null: none. */
export const openPaymentItem = (
  carousel: Live<CarouselRequest | null>,
  { shown }: Pick<PaymentDetails, 'shown'>,
): Live<ItemReference | null> =>
  project(combine({ carousel, shown }), (now) => (now.carousel === null ? null : now.shown))

const alone = (slide: Slide): CarouselRequest => ({
  slides: makeStores().make({ items: [slide], canLoadMore: false }),
  index: 0,
  loadMore: () => undefined,
})

const isLoaded = (page: PaymentsPageView): boolean =>
  page.recent.tail.kind !== 'loading' && page.confirming?.tail.kind !== 'loading'

/** True while more rows are loading. */
const isComing = ({ recent: { tail } }: PaymentsPageView): boolean =>
  tail.kind === 'loading' || (tail.kind === 'more' && tail.isLoading)

const rowsOf = ({ recent }: PaymentsPageView): number => recent.rows.length

/** Resolves once more rows are shown, or none came. */
const moreRows = async (page: PaymentsPage, isWanted: () => boolean): Promise<void> => {
  const before = rowsOf(page.get())
  page.more()
  // During a refresh the request waits, so loading may not have begun yet.
  await until(page, (now) => rowsOf(now) !== before || now.recent.tail.kind !== 'more' || isComing(now) || !isWanted())
  // A page may load directly after another.
  while (isWanted() && isComing(page.get())) await until(page, (now) => !isComing(now) || !isWanted())
}

/** Opens a payout, which cannot be asked for by its id, at its row: shows more of the list until it is there (CALL-039). */
const openFurther = async (
  page: PaymentsPage,
  place: ItemReference,
  isWanted: () => boolean,
): Promise<string | null> => {
  const isHere = (): boolean => isWanted() && page.get().legend === 'payouts'
  const { rows, tail } = page.get().recent
  if (tail.kind === 'failed') return texts.failed
  if (!isHere() || tail.kind !== 'more' || rows.length >= soughtRows.value) return texts.missingPayout
  await moreRows(page, isHere)
  if (!isHere() || page.open(place.kind, place.id)) return null
  const now = page.get()
  return rowsOf(now) > rows.length || now.recent.tail.kind === 'failed'
    ? openFurther(page, place, isWanted)
    : texts.missingPayout
}

/**
 * Opens the slide that a URL names: at its row if a list has the item, otherwise on its own. For a payout, loads more rows.
 * Resolves with the message to show if the item cannot be opened; null: it is open, or the caller has left.
 */
export const openItemOf =
  (page: PaymentsPage, { tasks }: Pick<PaymentDetails, 'tasks'>, carousels: Carousels) =>
  (place: ItemReference, isWanted: () => boolean): T.Task<string | null> =>
  async () => {
    if (page.open(place.kind, place.id)) return null
    await until(page, (now) => isLoaded(now) || !isWanted())
    if (!isWanted() || page.open(place.kind, place.id)) return null
    const found = await tasks.find(place)()
    if (!isWanted()) return null
    if (E.isLeft(found)) return texts.failed
    if (found.right === null) return place.kind === 'payout' ? openFurther(page, place, isWanted) : texts.missing
    carousels.open(alone(found.right))
    return null
  }
