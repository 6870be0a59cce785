import { finishSignupOf, signedOut, type MerchantAccounts, type Session } from '@paydeck/core'
import { makeStores, rejected, type Fault, unreachable } from '@paydeck/core/kernel'
import { fakeClock, settle } from '@paydeck/core/testing'
import { either as E, option as O, taskEither as TE } from 'fp-ts'
import { expect, it } from 'vitest'

type Input = Parameters<MerchantAccounts['upgrade']>[0]

const signedIn: Session = { ...signedOut, isAuthenticated: true, csrfToken: 'c', captchaKey: 'key' }
const merchant: Session = { ...signedIn, accessTypes: ['merchant'] }
const form = { merchantName: 'Lumen Books', merchantCustomerType: 'company' } as const
const sorry = 'Something went wrong, please try again later.'

interface Circumstances {
  /** The session at each time that it is asked. */
  readonly sessions?: ReadonlyArray<E.Either<Fault, Session>>
  readonly answer?: E.Either<Fault, void>
  readonly captcha?: E.Either<Fault, string>
  readonly referral?: string
}

const pageWith = ({
  sessions,
  answer = E.right(undefined),
  captcha = E.right('solved'),
  referral,
}: Circumstances = {}) => {
  const told = [...(sessions ?? [E.right(signedIn), E.right(merchant)])]
  const log: Array<string> = []
  const sent: Array<Input> = []
  const never: TE.TaskEither<Fault, never> = TE.left(unreachable)
  const page = finishSignupOf({
    stores: makeStores(),
    clock: fakeClock(0),
    cookies: { read: (name) => (name === 'referral' ? O.fromNullable(referral) : O.none), write: () => undefined },
    navigation: {
      arrival: { path: '', query: new Map(), referrerPath: '', host: '' },
      here: () => '',
      leave: (address) => log.push(`leave ${address}`),
    },
    accounts: {
      upgrade: (input) => async () => {
        log.push('upgrade')
        sent.push(input)
        return answer
      },
    },
    sessions: {
      current: async () => {
        log.push('session')
        return told.shift() ?? E.left(unreachable)
      },
      end: never,
      productTokens: never,
    },
    credentials: {
      holdSession: ({ csrfToken }) => log.push(`hold ${csrfToken}`),
      holdTokens: () => undefined,
      drop: () => undefined,
    },
    captcha: (key) => ({
      respond: async () => {
        log.push(`captcha ${key}`)
        return captcha
      },
    }),
  })
  return { page, log, sent }
}

it('PROF-040 PROF-042 ROUTE-062 leaves for where a business begins once the session asked after the call has merchant access', async () => {
  const { page, log } = pageWith()
  page.upgrade(form)
  await settle()
  expect(log).toEqual([
    'session',
    'hold c',
    'captcha key',
    'upgrade',
    'session',
    'hold c',
    'leave /dashboard/getStarted',
  ])
  expect(page.view.get()).toEqual({ isBusy: true, failure: null })
})

it('PROF-041 ERR-018 takes an upgrade for failed after which the session has no merchant access', async () => {
  const { page, log } = pageWith({
    sessions: [E.right(signedIn), E.right({ ...signedIn, accessTypes: ['visaCard', 'galileo', 'facade'] })],
  })
  page.upgrade(form)
  await settle()
  expect(log.filter((entry) => entry.startsWith('leave'))).toEqual([])
  expect(page.view.get()).toEqual({ isBusy: false, failure: sorry })
})

it('PROF-041 takes an upgrade for failed when the session cannot be asked', async () => {
  const { page, log } = pageWith({ sessions: [E.right(signedIn), E.left(unreachable)] })
  page.upgrade(form)
  await settle()
  expect(log.at(-1)).toBe('session')
  expect(page.view.get()).toEqual({ isBusy: false, failure: sorry })
})

it('PROF-040 does not take access that was there before for an upgrade that the provider refused', async () => {
  const { page, log } = pageWith({ sessions: [E.right(merchant)], answer: E.left(rejected(500)) })
  page.upgrade(form)
  await settle()
  expect(log.at(-1)).toBe('upgrade')
  expect(page.view.get().failure).toBe(sorry)
})

it('PROF-037 PROF-038 sends what was filled in, the captcha’s response, and who sent the user here', async () => {
  const { page, sent } = pageWith({ referral: 'friend-7' })
  page.upgrade(form)
  await settle()
  expect(sent).toEqual([
    {
      merchantName: 'Lumen Books',
      merchantCustomerType: 'company',
      affiliateOid: 'friend-7',
      captchaResponse: 'solved',
    },
  ])
})

it.each([undefined, ''])('PROF-039 names no referrer without a referral cookie (%j)', async (referral) => {
  const { page, sent } = pageWith(referral === undefined ? {} : { referral })
  page.upgrade(form)
  await settle()
  expect(sent[0]?.affiliateOid).toBeNull()
})

it('SHELL-080 asks no captcha where the session names none or turns it off, and sends an empty response', async () => {
  for (const session of [
    { ...signedIn, captchaKey: null },
    { ...signedIn, captchaDisabled: true },
  ]) {
    const { page, sent, log } = pageWith({ sessions: [E.right(session), E.right(merchant)] })
    page.upgrade(form)
    await settle()
    expect(sent[0]?.captchaResponse).toBe('')
    expect(log).not.toContain('captcha key')
  }
})

it('sends nothing when the captcha does not answer, and says so', async () => {
  const { page, sent } = pageWith({ captcha: E.left(unreachable) })
  page.upgrade(form)
  await settle()
  expect(sent).toEqual([])
  expect(page.view.get()).toEqual({ isBusy: false, failure: sorry })
})

it.each([409, 422, 429])('tells in the provider’s words what the user can put right (status %i)', async (status) => {
  const { page } = pageWith({ answer: E.left(rejected(status, 'Enter a business name.')) })
  page.upgrade(form)
  await settle()
  expect(page.view.get().failure).toBe('Enter a business name.')
})

it('F4 sends one upgrade when it is asked twice, and another after a failure', async () => {
  const sessions = [E.right(signedIn), E.left(unreachable), E.right(signedIn), E.right(merchant)]
  const { page, sent } = pageWith({ sessions })
  page.upgrade(form)
  page.upgrade(form)
  await settle()
  expect(sent).toHaveLength(1)
  expect(page.view.get().failure).toBe(sorry)
  page.upgrade(form)
  await settle()
  expect(sent).toHaveLength(2)
  expect(page.view.get().failure).toBeNull()
})
