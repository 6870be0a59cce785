import {
  daysOf,
  monthsOf,
  sumOfTotals,
  summaryOf,
  type TimelineEntry,
  type Totals,
  totalsOf,
} from '@paydeck/core/activity'
import { fromMinorUnits } from '@paydeck/core/money'
import { arbitraries } from '@paydeck/core/properties'
import fc from 'fast-check'
import { expect, it } from 'vitest'

/** Amounts in cents. Null is an amount that is unknown in US dollars. */
const cents = fc.option(fc.bigInt({ min: 0n, max: 10n ** 17n }), { freq: 6 })

const start = Date.UTC(2026, 0, 30)
const hour = 3_600_000

/** Entry whose amounts are known in cents. */
interface Sample {
  readonly entry: TimelineEntry
  readonly usd: bigint | null
  readonly fee: bigint | null
}

const samples: fc.Arbitrary<ReadonlyArray<Sample>> = fc.array(
  fc
    .record({ from: arbitraries.TimelineEntry, usd: cents, fee: cents, after: fc.nat({ max: 24 * 40 }) })
    .map(({ from, usd, fee, after }) => ({
      usd,
      fee,
      entry: {
        ...from,
        at: start + after * hour,
        usd: usd === null ? null : fromMinorUnits(usd, 2),
        fee: fee === null ? null : fromMinorUnits(fee, 2),
      },
    })),
  { maxLength: 40 },
)

/** Adds cents independently of the money rules. An entry without an amount in US dollars is left out. */
const sumOf = (all: ReadonlyArray<Sample>) => {
  const sum = { in: 0n, out: 0n, fees: 0n, moved: 0n, isIncomplete: false }
  for (const { entry, usd, fee } of all) {
    if (entry.direction === 'none') continue
    if (usd === null) sum.isIncomplete = true
    else {
      sum[entry.direction] += usd
      sum.fees += fee ?? 0n
    }
  }
  return sum
}

const inCents = ({ in: into, out, fees, moved, isIncomplete }: Totals) => {
  const of = (text: string): bigint => {
    const [whole = '', fraction = ''] = text.split('.')
    return BigInt(`${whole}${fraction.padEnd(2, '0')}`)
  }
  return { in: of(into), out: of(out), fees: of(fees), moved: of(moved), isIncomplete }
}

const finals = (all: ReadonlyArray<Sample>): ReadonlyArray<Sample> => all.filter(({ entry }) => entry.state === 'final')
const entriesIn = (all: ReadonlyArray<Sample>) => all.map(({ entry }) => entry)

/** Day of an entry in a zone, as in "2026-01-30", from the platform's own calendar. */
const dayOf = ({ entry }: Sample, timeZone: string): string =>
  new Date(entry.at).toLocaleDateString('en-CA', { timeZone })

const zones = fc.constantFrom('UTC', 'America/New_York', 'Pacific/Kiritimati', 'Asia/Kolkata')

it('ACT-009 totals are exact sums, and say if an entry without an amount in US dollars is left out', () => {
  fc.assert(
    fc.property(samples, (all) => {
      expect(inCents(totalsOf(entriesIn(all)))).toEqual(sumOf(all))
    }),
  )
})

it('ACT-009 the totals of a day are the exact sums of its final entries', () => {
  fc.assert(
    fc.property(samples, zones, (all, timeZone) => {
      const sorted = all.toSorted((one, other) => other.entry.at - one.entry.at)
      const days = daysOf(entriesIn(sorted), timeZone)
      expect(days.map(({ day }) => day)).toEqual([...new Set(sorted.map((one) => dayOf(one, timeZone)))])
      for (const { day, entries, totals } of days) {
        const ofDay = sorted.filter((one) => dayOf(one, timeZone) === day)
        expect(entries).toEqual(entriesIn(ofDay))
        expect(inCents(totals)).toEqual(sumOf(finals(ofDay)))
      }
    }),
  )
})

it('ACT-009 the totals of the months, of the range and of the pending entries are exact sums', () => {
  fc.assert(
    fc.property(samples, zones, (all, timeZone) => {
      const { count, months, pending } = summaryOf(entriesIn(all), timeZone)
      const monthOf = (one: Sample): string => dayOf(one, timeZone).slice(0, 7)
      expect(count).toBe(all.length)
      expect(months).toEqual(monthsOf(entriesIn(all), timeZone))
      expect(months.map(({ month }) => month)).toEqual([...new Set(finals(all).map(monthOf))].toSorted().toReversed())
      for (const { month, ...totals } of months)
        expect(inCents(totals)).toEqual(sumOf(finals(all).filter((one) => monthOf(one) === month)))
      expect(inCents(sumOfTotals(months))).toEqual(sumOf(finals(all)))
      expect(inCents(pending)).toEqual(sumOf(all.filter(({ entry }) => entry.state === 'pending')))
    }),
  )
})
