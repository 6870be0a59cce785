import { either as E } from 'fp-ts'
import fc from 'fast-check'
import { getRecentActivity } from '../../adapters/wire/payments.ts'
import { arbitraryOf } from '../arbitraries/codec.ts'

const rows = 10_000
const rounds = 15

const timed = (work: () => unknown): number => {
  const from = performance.now()
  work()
  return performance.now() - from
}

/** How much longer one takes than the other: the median of interleaved rounds, after one to warm up. */
const ratio = (work: () => unknown, reference: () => unknown): number => {
  timed(work)
  timed(reference)
  const ratios = Array.from({ length: rounds }, () => timed(work) / timed(reference))
  return ratios.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? Number.NaN
}

/** P11: reading 10,000 items of activity, unknown keys dropped, against JSON.parse of the same text. */
export const decodeRatio = (): number => {
  const replies = fc.sample(arbitraryOf(getRecentActivity.reply), { seed: 1, numRuns: 200 })
  const items = replies.flatMap(
    (reply) => (getRecentActivity.reply.encode(reply) as { readonly recentActivity: ReadonlyArray<object> }).recentActivity,
  )
  const many = Array.from({ length: rows }, (_, index) => ({ ...items[index % items.length], unknown: { to: 'us' } }))
  const text = JSON.stringify({ recentActivity: many })
  const parsed: unknown = JSON.parse(text)
  const read = getRecentActivity.reply.decode(parsed)
  if (E.isLeft(read) || read.right.recentActivity.length !== rows) throw new Error('The items were not all read')
  return ratio(
    () => getRecentActivity.reply.decode(parsed),
    () => JSON.parse(text) as unknown,
  )
}
