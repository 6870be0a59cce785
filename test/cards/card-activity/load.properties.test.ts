import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import {
  activityOf,
  type ActivityOverview,
  type ActivityQuery,
  makeCardActivity,
  noOverview,
} from '../../../core/cards/index.ts'
import { type Fault, unreachable } from '../../../core/kernel/fault.ts'
import { makeStores } from '../../../core/kernel/store.ts'
import { fakeClock, settle } from '../../../core/testing.ts'
import { cardTransactions } from '../../arbitraries/cards.ts'

const overviews: fc.Arbitrary<ActivityOverview> = fc.record({
  dateAccountOpened: fc.option(fc.nat()),
  pending: fc.array(
    cardTransactions.map((one) => activityOf(one, true)),
    { maxLength: 3 },
  ),
})
const answers = fc.oneof(
  overviews.map((one) => E.right(one)),
  fc.constant(E.left(unreachable)),
)

const query: ActivityQuery = { cardId: 'c1', startDate: 0, form: 'paged' }
/** What a change of the route and a change of the filter ask for. */
const otherQueries = fc.constantFrom({ ...query, cardId: 'c2' }, { ...query, startDate: 86_400_000 })

/** Card activity whose calls end when and how the test says. */
const watched = () => {
  const calls: Array<{
    readonly query: ActivityQuery
    readonly end: (answer: E.Either<Fault, ActivityOverview>) => Promise<void>
  }> = []
  const errors: Array<string> = []
  const stores = makeStores()
  const activity = makeCardActivity({
    stores,
    clock: fakeClock(),
    log: { warn: () => undefined, error: (message) => errors.push(message) },
    activities: {
      overview: (asked) => () =>
        new Promise((answer) => {
          calls.push({
            query: asked,
            end: async (result) => {
              answer(result)
              await settle()
            },
          })
        }),
    },
  })
  return { activity, calls, errors, stores }
}

const shown = (answer: E.Either<Fault, ActivityOverview>): ActivityOverview =>
  E.isRight(answer) ? answer.right : noOverview

describe('the activity of a card', () => {
  it('CARD-065 is the second answer alone when the first fetch was cancelled, in whatever order the answers come', async () => {
    const orders = fc.constantFrom<ReadonlyArray<number>>([0, 1], [1, 0], [1])
    await fc.assert(
      fc.asyncProperty(
        answers,
        answers,
        otherQueries,
        orders,
        fc.boolean(),
        async (first, second, other, order, leavesBetween) => {
          const { activity, calls, errors } = watched()
          activity.show(query)
          if (leavesBetween) activity.leave()
          activity.show(other)
          for (const index of order) {
            await calls[index]?.end(index === 0 ? first : second)
            if (index === 0 && order[0] === 0) expect(activity.overview.get()).toEqual(noOverview)
          }
          expect(calls.map((call) => call.query)).toEqual([query, other])
          expect(activity.overview.get()).toEqual(shown(second))
          expect(activity.request.get().status).toBe(E.isRight(second) ? 'success' : 'failed')
          expect(errors).toHaveLength(E.isLeft(second) ? 1 : 0)
        },
      ),
    )
  })

  it('CARD-063 CARD-064 goes at once when another card or another filter is asked for', async () => {
    await fc.assert(
      fc.asyncProperty(overviews, otherQueries, async (there, other) => {
        const { activity, calls } = watched()
        activity.show(query)
        await calls[0]?.end(E.right(there))
        expect(activity.overview.get()).toEqual(there)
        activity.show(other)
        expect(activity.overview.get()).toEqual(noOverview)
        expect(activity.request.get().status).toBe('loading')
      }),
    )
  })

  it('CARD-063 stays away when no one looks at the card any more, or has signed out', async () => {
    await fc.assert(
      fc.asyncProperty(overviews, fc.boolean(), async (late, signsOut) => {
        const { activity, calls, stores } = watched()
        activity.show(query)
        if (signsOut) stores.resetAll()
        else activity.leave()
        await calls[0]?.end(E.right(late))
        expect(activity.overview.get()).toEqual(noOverview)
        expect(activity.request.get().status).toBeNull()
      }),
    )
  })
})
