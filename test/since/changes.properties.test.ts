import { arbitraries } from '@paydeck/core/properties'
import { byUrgency, type Change, changesIn, changesSince, listedChanges, type SinceFacts } from '@paydeck/core/since'
import fc from 'fast-check'
import { expect, it } from 'vitest'

/** Kinds in the order of urgency that SINCE-001 states. */
const order = ['stoppable', 'failed', 'overdue', 'due', 'refund', 'refused', 'verified', 'payout', 'confirmed']
/** Kinds that are listed until the user has acted. */
const open = ['stoppable', 'overdue', 'due']

const { SinceFacts: facts, LastVisit: visits } = arbitraries
const times = fc.integer({ min: 1, max: 4_000_000_000_000 })
const sign = (number: number): number => (number === 0 ? 0 : number > 0 ? 1 : -1)
const kindsOf = (changes: ReadonlyArray<Change>): ReadonlyArray<string> => changes.map(({ kind }) => kind)
const sinceBeginning = (all: SinceFacts, now: number) => changesSince(all, { at: 0, dismissed: [] }, now)

it('SINCE-001 the order of changes is total: antisymmetric, transitive, and equal only for equal keys', () => {
  const compare = byUrgency()
  fc.assert(
    fc.property(facts, (all) => {
      const changes = changesIn(all)
      for (const one of changes) {
        for (const other of changes) {
          expect(sign(compare(one, other))).toBe(sign(-compare(other, one)) + 0)
          if (one.key !== other.key) expect(compare(one, other)).not.toBe(0)
          for (const third of changes) {
            if (compare(one, other) <= 0 && compare(other, third) <= 0)
              expect(compare(one, third)).toBeLessThanOrEqual(0)
          }
        }
      }
    }),
  )
})

it('SINCE-001 changes that can be stopped come first, and kinds follow their urgency', () => {
  fc.assert(
    fc.property(facts, times, (all, now) => {
      const ranks = kindsOf(sinceBeginning(all, now)).map((kind) => order.indexOf(kind))
      expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
      const listed = kindsOf(listedChanges(all, { visit: { at: 0, dismissed: [] }, now, listed: null }))
      if (all.stoppable.length > 0) expect(listed[0]).toBe('stoppable')
    }),
  )
})

it('SINCE-001 the strip lists the first four changes, in an order that does not depend on that of the facts', () => {
  fc.assert(
    fc.property(facts, visits, times, (all, visit, now) => {
      const changes = changesSince(all, visit, now)
      const listed = listedChanges(all, { visit, now, listed: null })
      expect(listed.map(({ key }) => key)).toEqual(changes.slice(0, 4).map(({ key }) => key))
      const turned: SinceFacts = {
        ...all,
        activity: all.activity.toReversed(),
        bills: all.bills.toReversed(),
        stoppable: all.stoppable.toReversed(),
      }
      expect(changesSince(turned, visit, now).map(({ key }) => key)).toEqual(changes.map(({ key }) => key))
    }),
  )
})

it('SINCE-001 only open matters are older than the last visit, and no other change is in the future', () => {
  fc.assert(
    fc.property(facts, times, times, (all, at, now) => {
      for (const change of changesSince(all, { at, dismissed: [] }, now)) {
        if (open.includes(change.kind)) continue
        expect(change.at).toBeGreaterThan(at)
        expect(change.at).toBeLessThanOrEqual(now)
      }
    }),
  )
})

it('SINCE-001 a bill is listed if and only if it is overdue or due within 7 days', () => {
  fc.assert(
    fc.property(arbitraries.BillFact, times, (bill, now) => {
      const kinds = kindsOf(sinceBeginning({ activity: [], applications: [], bills: [bill], stoppable: [] }, now))
      expect(kinds).toEqual(bill.left < 0 ? ['overdue'] : bill.left <= 7 ? ['due'] : [])
    }),
    { examples: [[{ id: 'a', name: '', dueAt: 5, left: 7, minimum: null, to: '' }, 9]] },
  )
})

it('SINCE-002 a dismissed change is never listed again, and every other change still is', () => {
  fc.assert(
    fc.property(facts, times, fc.infiniteStream(fc.boolean()), (all, now, choices) => {
      const before = sinceBeginning(all, now)
      const dismissed = before.filter(() => choices.next().value).map(({ key }) => key)
      const after = changesSince(all, { at: 0, dismissed }, now)
      expect(after).toEqual(before.filter(({ key }) => !dismissed.includes(key)))
    }),
  )
})

it('SINCE-003 without a last visit, or with one in the future, there is no change', () => {
  fc.assert(
    fc.property(facts, times, fc.integer({ min: 1, max: 10 ** 12 }), (all, now, ahead) => {
      expect(changesSince(all, null, now)).toEqual([])
      expect(changesSince(all, { at: now + ahead, dismissed: [] }, now)).toEqual([])
    }),
  )
})
