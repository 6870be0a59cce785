import { arbitraries } from '@paydeck/core/properties'
import {
  applicationProgressView,
  isTaskDone,
  productNames,
  progressHeader,
  progressPercent,
  situations,
} from '@paydeck/core/verification'
import fc from 'fast-check'
import { expect, it } from 'vitest'

it('VERIF-033 VERIF-037 the view of any application has a situation, an explanation, a next step and the specified header', () => {
  const events = fc.array(
    fc.record({
      step: fc.constantFrom('applied', 'collected', 'inReview', 'decided', 'constructor'),
      at: fc.oneof(
        fc.constantFrom('2026-11-20T16:05:00Z', '', 'soon', '+275760-09-13T00:00:00Z', '2026-13-40'),
        fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
        fc.string(),
      ),
    }),
    { maxLength: 6 },
  )
  const one = fc.record({
    applicationId: fc.constant('a1'),
    productName: fc.constantFrom(...productNames),
    status: fc.option(arbitraries.ApplicationStatus),
    collectionStatus: fc.option(arbitraries.CollectionStatus),
    collectionTasks: fc.array(arbitraries.CollectionTask, { maxLength: 12 }),
    history: fc.option(events, { nil: undefined }),
  })
  fc.assert(
    fc.property(
      one,
      fc.constantFrom(...productNames),
      fc.maxSafeInteger(),
      fc.constantFrom('UTC', 'Europe/Berlin', 'Pacific/Kiritimati'),
      (any, product, at, timeZone) => {
        const view = applicationProgressView(product, any, { now: at, timeZone })
        expect(situations).toContain(view.situation)
        expect(view.header).toBe(progressHeader(any))
        const isOpen = view.situation === 'started' || view.situation === 'unsubmitted'
        expect(view.percent).toBe(isOpen ? progressPercent(any.collectionTasks) : null)
        expect(view.header.startsWith('In Progress')).toBe(isOpen)
        const isCollected =
          any.collectionTasks.length > 0 && any.collectionTasks.every(({ status }) => isTaskDone(status))
        expect(view.situation === 'unsubmitted').toBe(isOpen && isCollected)
        expect(view.line).toContain('24 to 48 hours')
        for (const { text } of [view.why, view.next]) expect(text).toMatch(/^[A-Z][^{}]*\.$/)
        const steps = view.timeLine?.steps ?? []
        expect(steps).toHaveLength(4)
        for (const { note, at: instant, state } of steps) {
          expect(note === null).toBe(instant === null)
          if (state === 'later') expect(note).toBeNull()
          if (instant !== null) expect(new Date(instant).toISOString()).toBe(instant)
        }
        // Completed steps come first, then the current or failed step, then later steps.
        const order = steps.map(({ state }) => ['done', 'now', 'failed', 'later'].indexOf(state))
        expect(order).toEqual(order.toSorted((left, right) => left - right))
        expect(steps.filter(({ state }) => state === 'now' || state === 'failed').length).toBeLessThanOrEqual(1)
      },
    ),
    { numRuns: 300 },
  )
})
