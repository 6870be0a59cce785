import { memoizeLast } from '../kernel/memo.ts'
import {
  type SearchRefresh,
  itemKey,
  laterOf,
  announcementOf,
  type PaymentListState,
  type PaymentAnnouncement,
  type PaymentSearchState,
  type WholeActivity,
} from '../payments/index.ts'

type Items = ReadonlyArray<WholeActivity>

/**
 * Makes the function that returns the search results in order. If a payment list also contains one of the results, the
 * function returns the later of the two versions.
 */
export const makeFound = () =>
  memoizeLast((items: Items, confirming: Items, listed: Items): Items => {
    const listedByKey = new Map([...listed, ...confirming].map((item) => [itemKey(item), item]))
    return items.map((item) => {
      const other = listedByKey.get(itemKey(item))
      return other === undefined ? item : laterOf(item, other)
    })
  })

/** Returns the announcement of changed search results that no list contains. Each list announces its own items. */
const foundNews = ({ before, after }: SearchRefresh, ...lists: ReadonlyArray<Items>): string => {
  // The lists may be long, so they are searched only if the search had results.
  if (before.length === 0) return ''
  const listed = new Set(lists.flat().map(itemKey))
  const unlisted = before.filter((item) => !listed.has(itemKey(item)))
  return announcementOf(unlisted, after)
}

/**
 * Makes the function that returns the announcement for screen readers, once for each change in the lists or the search
 * results.
 */
export const makePaymentNews = () => {
  const ofSearch = memoizeLast(foundNews)
  let announced: { readonly list: number; readonly found: string } | null = null
  let last: PaymentAnnouncement = { text: '', count: 0 }
  return memoizeLast(
    (
      { announcement, confirming, lists }: PaymentListState,
      { lastRefresh }: PaymentSearchState,
    ): PaymentAnnouncement => {
      const found = ofSearch(lastRefresh, confirming.rows, ...Object.values(lists).map((list) => list?.rows ?? []))
      const before = announced ?? { list: announcement.count, found: '' }
      announced = { list: announcement.count, found: found === '' ? '' : `${lastRefresh.count} ${found}` }
      const texts = [
        announcement.count === before.list ? '' : announcement.text,
        announced.found === before.found ? '' : found,
      ]
      const text = texts.filter((one) => one !== '').join(' ')
      if (text !== '') last = { text, count: last.count + 1 }
      // Clears the announcement after the user has left the page or has begun a new search.
      else if (announcement.text === '' && found === '') last = { ...last, text: '' }
      return last
    },
  )
}
