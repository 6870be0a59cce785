import {
  newApplication,
  decided,
  handedToReview,
  phaseOf,
  reopened,
  reviewEnd,
  withSubmission,
  dueChange,
  submitted,
} from '@paydeck/sandbox/verification/application-review'
import { maxTries, taskNames, tasksOf } from '@paydeck/sandbox/verification/collection-tasks'
import { photoSize } from '@paydeck/sandbox/verification/photos'
import type { Application, ApplicationPatch } from '@paydeck/sandbox/verification/tables'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jpeg, png } from './photos.ts'

const day = 86_400_000
const start = Date.UTC(2026, 10, 20)

const fresh: Application = {
  id: 'a',
  userId: 'u',
  productName: 'individualShopperTier1',
  createdAt: start,
  updatedAt: start,
  ...newApplication(start),
  collectionTasks: [...newApplication(start).collectionTasks],
  history: [...newApplication(start).history],
}

const after = (row: Application, patch: ApplicationPatch | null): Application => ({ ...row, ...patch })

const move = fc.oneof(
  fc.record({ kind: fc.constant('wait' as const), by: fc.constantFrom(1, 1_999, 2_000, day / 2, 2 * day) }),
  fc.record({
    kind: fc.constant('send' as const),
    task: fc.constantFrom(...taskNames),
    fault: fc.constantFrom(null, null, null, 'It is blurred.'),
  }),
  fc.record({ kind: fc.constantFrom('submit' as const, 'approve' as const) }),
  fc.record({ kind: fc.constant('reopen' as const), task: fc.constantFrom(...taskNames) }),
)

/** Application after a random sequence of actions, all of its earlier states, and the time of the last action. */
const movedApplication = fc.array(move, { maxLength: 40 }).map((moves) => {
  let [row, now] = [fresh, start]
  const path = [row]
  for (const move of moves) {
    if (move.kind === 'wait') now += move.by
    row = after(row, dueChange(row, now))
    if (move.kind === 'send') row = after(row, withSubmission(row, move.task, { fault: move.fault }, now))
    if (move.kind === 'submit') row = after(row, submitted(row, now))
    if (move.kind === 'approve') row = after(row, decided(row, 'approved', now))
    if (move.kind === 'reopen') row = after(row, reopened(row, move.task, 'Once more.'))
    path.push(row)
  }
  return { row, now, path }
})

describe('verification applications', () => {
  it('CALL-116 VERIF-089 no application enters review before all its tasks succeed; each step is recorded once, in time order', () => {
    fc.assert(
      fc.property(movedApplication, ({ path }) => {
        for (const row of path) {
          const steps = row.history.map(({ step }) => step)
          expect(new Set(steps).size).toBe(steps.length)
          expect(row.history.map(({ at }) => at)).toEqual(row.history.map(({ at }) => at).toSorted((a, b) => a - b))
          if (phaseOf(row) === 'inReview') {
            expect(tasksOf(row).map(({ status }) => status)).toEqual(taskNames.map(() => 'completedSuccess'))
          }
          expect(tasksOf(row).every(({ tries = 0 }) => tries <= maxTries)).toBe(true)
        }
      }),
    )
  })

  it('CALL-116 after a due change has been applied to an application, no second change is due at the same time', () => {
    fc.assert(
      fc.property(movedApplication, fc.nat(3 * day), ({ row, now }, by) => {
        const once = after(row, dueChange(row, now + by))
        expect(dueChange(once, now + by)).toBeNull()
      }),
    )
  })

  it('VERIF-023 VERIF-088 an application is approved 24 to 48 hours after its review starts, at a time that does not change', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(10 * day), (id, by) => {
        const row = { ...fresh, id }
        const reviewed = after(row, handedToReview(row, start + by))
        const end = reviewEnd(reviewed) ?? 0
        expect(end - start - by).toBeGreaterThanOrEqual(day)
        expect(end - start - by).toBeLessThan(2 * day)
        expect(reviewEnd(reviewed)).toBe(end)
        expect(dueChange(reviewed, end - 1)).toBeNull()
        expect(dueChange(reviewed, end)?.status).toBe('approved')
      }),
    )
  })
})

describe('size of a photo', () => {
  const side = fc.integer({ min: 1, max: 65_535 })

  it('CALL-116 photoSize returns the size of a JPEG or PNG, whatever bytes follow the header', () => {
    fc.assert(
      fc.property(fc.constantFrom(jpeg, png), side, side, fc.string(), (make, width, height, rest) => {
        expect(photoSize(make(width, height, rest))).toEqual({ width, height })
      }),
    )
  })

  it.each([
    ['lossy', 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA'],
    ['lossless', 'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=='],
    [
      'extended',
      'UklGRkoAAABXRUJQVlA4WAoAAAAQAAAAAAAAAAAAQUxQSAwAAAARBxAR/Q9ERP8DAABWUDggGAAAABQBAJ0BKgEAAQAAAP4AAA3AAP7mtQAAAA==',
    ],
  ])('CALL-116 photoSize returns the size of a WebP image in the format variant %s', (_kind, text) => {
    expect(photoSize(Buffer.from(text, 'base64'))).toEqual({ width: 1, height: 1 })
  })

  it('CALL-116 photoSize returns null for bytes of any other format, and never throws', () => {
    const beginnings = fc.constantFrom(
      [],
      [0xff, 0xd8, 0xff],
      [...jpeg(9, 9)],
      [...png(9, 9)],
      [...Buffer.from('RIFF____WEBPVP8 ')],
    )
    const bytes = fc.tuple(beginnings, fc.nat(60), fc.uint8Array({ maxLength: 80 }))
    fc.assert(
      fc.property(bytes, ([begin, length, rest]) => {
        const size = photoSize(Uint8Array.from([...begin.slice(0, length), ...rest]))
        if (size === null) return
        expect(Math.min(size.width, size.height)).toBeGreaterThan(0)
        expect(begin.length).toBeGreaterThan(0)
      }),
    )
    expect(photoSize(Buffer.from('<svg width="900" height="900">'))).toBeNull()
    expect(photoSize(Buffer.from('GIF89a'))).toBeNull()
  })
})
