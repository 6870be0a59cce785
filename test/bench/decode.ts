import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { getRecentActivity } from '../../adapters/wire/payments/recent-activity.ts'
import { arbitraryOf } from '../arbitraries/codec.ts'
import { readActivity } from './hand-written.ts'
import { expectSame, ratio } from './ratio.ts'

const rows = 10_000

/**
 * Returns the JSON text of a response with `rows` items. Half of the items are payouts. Each item has a key that the codec
 * does not know.
 */
const reply = (): string => {
  const replies = fc.sample(arbitraryOf(getRecentActivity.reply), { seed: 1, numRuns: 200 })
  const items = replies.flatMap(
    (one) => (getRecentActivity.reply.encode(one) as { readonly recentActivity: ReadonlyArray<object> }).recentActivity,
  )
  const recentActivity = Array.from({ length: rows }, (_, index) => ({
    ...items[index % items.length],
    unknown: { to: 'us' },
  }))
  return JSON.stringify({ recentActivity })
}

/**
 * Measures P11: the time of decoding 10,000 activity items. Returns its ratio to the time of `JSON.parse` with the same
 * text, and its ratio to the time of a decoder without codecs.
 */
export const decodeRatios = (): { readonly toParse: number; readonly toHandWritten: number } => {
  const text = reply()
  const parsed: unknown = JSON.parse(text)
  const read = (): unknown => getRecentActivity.reply.decode(parsed)
  const byHand = (): unknown => readActivity(parsed)
  expectSame(isDeepStrictEqual(getRecentActivity.reply.decode(parsed), E.right(byHand())), 'P11')
  return { toParse: ratio(read, () => JSON.parse(text) as unknown), toHandWritten: ratio(read, byHand) }
}
