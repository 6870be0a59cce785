import { memoizeLast } from '../kernel/memo.ts'
import {
  type FoundAnew,
  itemKey,
  laterOf,
  newsOf,
  type PaymentListState,
  type PaymentNews,
  type PaymentSearchState,
  type WholeActivity,
} from '../payments/index.ts'

type Items = ReadonlyArray<WholeActivity>

/** What was found, each as it was told last, and in the order of what was found: of what is on a list as well the later is shown. */
export const makeFound = () =>
  memoizeLast((items: Items, confirming: Items, listed: Items): Items => {
    const known = new Map([...listed, ...confirming].map((item) => [itemKey(item), item]))
    return items.map((item) => {
      const other = known.get(itemKey(item))
      return other === undefined ? item : laterOf(item, other)
    })
  })

/** What came of what was found and is on no list: of all the others the lists tell. */
const foundNews = ({ before, after }: FoundAnew, ...lists: ReadonlyArray<Items>): string => {
  // A list may be very long, and is looked through only where something was found.
  if (before.length === 0) return ''
  const listed = new Set(lists.flat().map(itemKey))
  const alone = before.filter((item) => !listed.has(itemKey(item)))
  return newsOf(alone, after)
}

/** What is read aloud, once for each change that it hears of: what the lists tell, and what came of what only a search found. */
export const makePaymentNews = () => {
  const ofSearch = memoizeLast(foundNews)
  let heard: { readonly list: number; readonly found: string } | null = null
  let told: PaymentNews = { text: '', count: 0 }
  return memoizeLast(({ news, confirming, lists }: PaymentListState, { renewed }: PaymentSearchState): PaymentNews => {
    const found = ofSearch(renewed, confirming.rows, ...Object.values(lists).map((list) => list?.rows ?? []))
    const before = heard ?? { list: news.count, found: '' }
    heard = { list: news.count, found: found === '' ? '' : `${renewed.count} ${found}` }
    const texts = [news.count === before.list ? '' : news.text, heard.found === before.found ? '' : found]
    const text = texts.filter((one) => one !== '').join(' ')
    if (text !== '') told = { text, count: told.count + 1 }
    // Left, or looked for anew: what was told before is over.
    else if (news.text === '' && found === '') told = { ...told, text: '' }
    return told
  })
}
