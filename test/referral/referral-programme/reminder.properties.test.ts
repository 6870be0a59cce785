import { isReminderDue } from '@paydeck/core/referral'
import fc from 'fast-check'
import { expect, it } from 'vitest'

const sevenDays = 604_800_000

it('PROF-055 a reminder is due if storedAt is over 7 days ago, a pending referral has expired, and sessionFlag is true', () => {
  const around = fc.integer({ min: -3, max: 3 })
  fc.assert(
    fc.property(
      fc.integer({ min: 2 * sevenDays, max: 2 ** 42 }),
      fc.option(around),
      fc.boolean(),
      fc.option(fc.record({ status: fc.constantFrom('pending', 'paid', 'Pending', ''), expiresIn: around })),
      (now, stored, sessionFlag, known) => {
        const storedAt = stored === null ? null : now - sevenDays - stored
        const referral = known === null ? null : { status: known.status, expiration: now + known.expiresIn }
        const expected =
          stored !== null && stored > 0 && sessionFlag && known?.status === 'pending' && known.expiresIn < 0
        expect(isReminderDue({ now, storedAt, sessionFlag, referral })).toBe(expected)
      },
    ),
    {
      examples: [
        [2 * sevenDays, 0, true, { status: 'pending', expiresIn: -1 }],
        [2 * sevenDays, 1, true, { status: 'pending', expiresIn: -1 }],
        [2 * sevenDays, 1, true, null],
      ],
    },
  )
})

it('PROF-062 a referral counts as expired from one millisecond after its expiration time', () => {
  const due = (expiration: number): boolean =>
    isReminderDue({ now: 10 ** 12, storedAt: 0, sessionFlag: true, referral: { status: 'pending', expiration } })
  expect([due(10 ** 12 - 1), due(10 ** 12), due(10 ** 12 + 1)]).toEqual([true, false, false])
})
