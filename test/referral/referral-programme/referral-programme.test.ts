import { constant, rejected, type Fault, unreachable } from '@paydeck/core/kernel'
import type { TextStorage } from '@paydeck/core/platform'
import {
  makeReferralProgramme,
  referralReminderTexts,
  referralTexts,
  type ReferralStatus,
} from '@paydeck/core/referral'
import { settle } from '@paydeck/core/testing'
import { either as E, option as O } from 'fp-ts'
import { expect, it } from 'vitest'
import { plainText } from '../../../core/presentation/timed-text.ts'
import { expectLabels, expectSentences } from '../../laws/words.ts'
import { makeSurroundings, textStorage } from '../../slice-bench/index.ts'
import { digest, hashes } from '../bench.ts'

type Answer<A> = E.Either<Fault, A>

const week = 7 * 24 * 60 * 60 * 1000
const start = Date.UTC(2026, 0, 20)
const pending = (expiration: number): Answer<ReferralStatus> => E.right({ status: 'pending', expiration })
const ranOut = pending(start - 1)

interface Circumstances {
  readonly code?: ReadonlyArray<Answer<string | null>>
  readonly made?: Answer<string>
  readonly status?: Answer<ReferralStatus>
  readonly hasGalileoAccess?: boolean
  /** Stored time of the user's first visit. Null if the browser has stored none yet. */
  readonly storedAt?: number | null
  readonly session?: TextStorage
  readonly open?: string | null
  /** Id of the signed-in user, "ada" by default. Null if no user is signed in. `storedAt` always belongs to "ada". */
  readonly userId?: string | null
  /**
   * Id of the user who is signed in when the referral status arrives. By default, the user has not changed since the
   * request.
   */
  readonly nextUser?: string | null
}

const programmeWith = ({
  code = [E.right('FRIEND23')],
  made = E.right('MADE2345'),
  status = ranOut,
  hasGalileoAccess = true,
  storedAt = start - week - 1,
  session = textStorage(),
  open = null,
  userId = 'ada',
  nextUser = userId,
}: Circumstances = {}) => {
  const { ports, seen } = makeSurroundings(start)
  const requests: Array<string> = []
  const codes = [...code]
  const stored = new Map(storedAt === null ? [] : [[digest('ada'), storedAt]])
  const user = ports.stores.make(userId)
  const programme = makeReferralProgramme({
    ...ports,
    device: { timeZone: () => 'UTC' },
    referralRecords: {
      status: async () => {
        requests.push('status')
        user.update(() => nextUser)
        return status
      },
      code: async () => (requests.push('code'), codes.shift() ?? E.left(unreachable)),
      generateCode: async () => (requests.push('generate'), made),
    },
    hashes,
    reminderTime: {
      read: (owner) => O.fromNullable(stored.get(owner)),
      write: (owner, at) => void stored.set(owner, at),
    },
    userId: user,
    sessionStorage: session,
    modal: constant<unknown>(open),
    hasGalileoAccess: constant(hasGalileoAccess),
  })
  return { ...seen, programme, requests, session, stored: () => stored.get(digest('ada')) }
}

it('CALL-019 a code is generated only if the user has none', async () => {
  const there = programmeWith()
  there.programme.loadCode()
  await settle()
  expect([there.requests, there.programme.view.get().code]).toEqual([['code'], 'FRIEND23'])
  const none = programmeWith({ code: [E.right(null)] })
  none.programme.loadCode()
  await settle()
  expect([none.requests, none.programme.view.get().code]).toEqual([['code', 'generate'], 'MADE2345'])
})

it('CARD-103 the first loadAll loads the referral code and then the status; a second loadAll loads only the status', async () => {
  const { programme, requests } = programmeWith({ code: [E.right(null)], status: pending(start + week) })
  programme.loadAll()
  await settle()
  expect(requests).toEqual(['code', 'generate', 'status'])
  expect(programme.view.get()).toMatchObject({
    code: 'MADE2345',
    statusText: ['Your referral is open until ', {}, '.'],
  })
  programme.loadAll()
  await settle()
  expect(requests).toEqual(['code', 'generate', 'status', 'status'])
})

it('CARD-104 LIM-010 the referral offer states the reward, the required card load and the number of days', () => {
  expect(programmeWith().programme.view.get().offer).toMatch(/\$10\b.*\$100\b.*\b30 days/)
})

const text = 'Uh oh, something went wrong retrieving your referral code. Please try again later.'

it.each([
  ['loading the code failed', { code: [E.left(rejected(500)), E.right('FRIEND23')] }],
  ['generating a code failed', { code: [E.right(null), E.right('FRIEND23')], made: E.left(rejected(500)) }],
] as const)(
  'ERR-022 ERR-055 the error "%s" stays visible until the referral code is loaded again',
  async (_, circumstances) => {
    const { programme, clock } = programmeWith(circumstances)
    programme.loadCode()
    await settle()
    await clock.advance(60_000)
    expect(programme.view.get()).toMatchObject({ failure: text, code: null, isLoading: false })
    programme.loadCode()
    await settle()
    expect(programme.view.get()).toMatchObject({ failure: null, code: 'FRIEND23' })
  },
)

it('the referral code is loaded only once, even if several views show it', async () => {
  const { programme, requests } = programmeWith()
  programme.loadCode()
  programme.loadCode()
  await settle()
  programme.loadCode()
  await settle()
  expect(requests).toEqual(['code'])
})

it('PROF-060 the referral panel contains the code and a status text with the expiration date', async () => {
  const { programme } = programmeWith({ status: pending(Date.UTC(2026, 1, 5)) })
  programme.loadStatus()
  await settle()
  programme.loadCode()
  await settle()
  expect(programme.view.get()).toMatchObject({
    code: 'FRIEND23',
    statusText: ['Your referral is open until ', { text: 'Feb 5, 2026', at: Date.UTC(2026, 1, 5) }, '.'],
  })
})

it('PROF-062 a referral whose expiration lies in the past is shown as expired', async () => {
  const standing = async (expiration: number): Promise<string | null> => {
    const { programme } = programmeWith({ status: pending(expiration) })
    programme.loadStatus()
    await settle()
    const text = programme.view.get().statusText
    return text === null ? null : plainText(text)
  }
  expect(await standing(start - 1)).toBe('Your referral expired on Jan 19, 2026.')
  expect(await standing(start)).toBe('Your referral is open until Jan 20, 2026.')
})

it('CARD-103 a referral status other than "pending" is shown exactly as the provider returned it', async () => {
  for (const [word, standing] of [
    ['rewarded', 'Referral status: rewarded.'],
    ['none', 'Referral status: none.'],
    ['toString', 'Referral status: toString.'],
  ] as const) {
    const { programme } = programmeWith({ status: E.right({ status: word, expiration: 0 }) })
    programme.loadStatus()
    await settle()
    expect(plainText(programme.view.get().statusText ?? [])).toBe(standing)
  }
})

it('ERR-053 ERR-055 if the referral status fails to load or has no text, the panel shows neither a status nor an error', async () => {
  for (const status of [E.left(rejected(500, 'No')), E.right({ status: '\u200B', expiration: 0 })]) {
    const { programme } = programmeWith({ status })
    programme.loadStatus()
    await settle()
    expect(programme.view.get()).toMatchObject({ statusText: null, failure: null })
  }
})

it('PROF-055 PROF-056 PROF-061 the reminder appears once per browser session, and not again until seven days have passed', async () => {
  const first = programmeWith()
  await first.programme.tasks.remind()
  expect(first.opened).toEqual([{ name: 'referral-reminder' }])
  expect(first.stored()).toBe(start)
  await first.clock.advance(week + 1)
  await first.programme.tasks.remind()
  expect(first.opened).toHaveLength(1)
  const later = programmeWith({ session: textStorage() })
  await later.programme.tasks.remind()
  expect(later.opened).toHaveLength(1)
})

it('PROF-061 no reminder appears if the same browser session has already shown a reminder', async () => {
  const { session } = programmeWith()
  const seen = programmeWith({ session })
  await seen.programme.tasks.remind()
  const again = programmeWith({ session })
  await again.programme.tasks.remind()
  expect([seen.opened.length, again.opened.length, again.requests]).toEqual([1, 0, []])
})

it('PROF-061 the reminder adds only one entry to the session storage, whose key has the prefix "referral-"', async () => {
  const session = textStorage()
  await programmeWith({ session }).programme.tasks.remind()
  expect([...session.kept.keys()]).toEqual([expect.stringMatching(/^referral-/)])
})

it('the labels of the referral programme are distinct, and the reminder text is a complete sentence', () => {
  const { heading, show, code, again } = referralTexts
  const { lead, later } = referralReminderTexts
  expectLabels({ heading, show, code, again, later })
  expectSentences({ lead })
})

it.each([
  ['PROF-058 a user without galileo access', { hasGalileoAccess: false }],
  ['PROF-055 a user seven days after the first visit', { storedAt: start - week }],
  ['PROF-054 a user on the first visit', { storedAt: null }],
  ['PROF-070 a second user of the browser on the first visit', { userId: 'grace' }],
  ['PROF-070 a signed-out user', { userId: null }],
] as const)('%s gets no reminder, and the referral status is not requested', async (_, circumstances) => {
  const { programme, opened, requests } = programmeWith(circumstances)
  await programme.tasks.remind()
  expect([opened, requests]).toEqual([[], []])
})

it.each([
  ['PROF-055 an open referral', { status: pending(start + 1) }],
  ['PROF-055 a referral that is not pending', { status: E.right({ status: 'rewarded', expiration: 0 }) }],
  ['ERR-053 a failed status request', { status: E.left(unreachable) }],
] as const)('%s causes no reminder, and the stored reminder time stays unchanged', async (_, circumstances) => {
  const { programme, opened, stored } = programmeWith(circumstances)
  await programme.tasks.remind()
  await programme.tasks.remind()
  expect(opened).toEqual([])
  expect(stored()).toBe(start - week - 1)
})

it.each([null, 'grace'])(
  'PROF-070 no reminder appears if the signed-in user changes from "ada" to %j before the referral status arrives',
  async (nextUser) => {
    const { programme, opened, stored, requests } = programmeWith({ nextUser })
    await programme.tasks.remind()
    expect([opened, requests, stored()]).toEqual([[], ['status'], start - week - 1])
  },
)

it('SHELL-039 PROF-075 if another modal is open, the reminder is postponed to the next visit', async () => {
  const session = textStorage()
  const busy = programmeWith({ open: 'add-funds', session })
  await busy.programme.tasks.remind()
  expect([busy.opened, busy.stored()]).toEqual([[], start - week - 1])
  const next = programmeWith({ session })
  await next.programme.tasks.remind()
  expect(next.opened).toHaveLength(1)
})
