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
  /** Results of the successive session requests. */
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
  const sessionResults = [...(sessions ?? [E.right(signedIn), E.right(merchant)])]
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
        return sessionResults.shift() ?? E.left(unreachable)
      },
      end: never,
      productTokens: never,
    },
    credentials: {
      setSession: ({ csrfToken }) => log.push(`hold ${csrfToken}`),
      setTokens: () => undefined,
      clear: () => undefined,
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

it('PROF-040 PROF-042 ROUTE-062 after a successful upgrade, the session is reloaded and the start page of the business opens', async () => {
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

it('PROF-041 ERR-018 an upgrade fails when the reloaded session has no merchant access', async () => {
  const { page, log } = pageWith({
    sessions: [E.right(signedIn), E.right({ ...signedIn, accessTypes: ['visaCard', 'galileo', 'facade'] })],
  })
  page.upgrade(form)
  await settle()
  expect(log.filter((entry) => entry.startsWith('leave'))).toEqual([])
  expect(page.view.get()).toEqual({ isBusy: false, failure: sorry })
})

it('PROF-041 an upgrade fails when the session cannot be reloaded', async () => {
  const { page, log } = pageWith({ sessions: [E.right(signedIn), E.left(unreachable)] })
  page.upgrade(form)
  await settle()
  expect(log.at(-1)).toBe('session')
  expect(page.view.get()).toEqual({ isBusy: false, failure: sorry })
})

it('PROF-040 an upgrade fails when the provider rejects it, even if the session already has merchant access', async () => {
  const { page, log } = pageWith({ sessions: [E.right(merchant)], answer: E.left(rejected(500)) })
  page.upgrade(form)
  await settle()
  expect(log.at(-1)).toBe('upgrade')
  expect(page.view.get().failure).toBe(sorry)
})

it('PROF-037 PROF-038 an upgrade sends the form, the captcha response and the referrer from the referral cookie', async () => {
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

it.each([undefined, ''])('PROF-039 an upgrade sends no referrer if the referral cookie is %j', async (referral) => {
  const { page, sent } = pageWith(referral === undefined ? {} : { referral })
  page.upgrade(form)
  await settle()
  expect(sent[0]?.affiliateOid).toBeNull()
})

it('SHELL-080 an upgrade sends an empty captcha response if the session has no captcha key or disables captchas', async () => {
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

it('an upgrade without a captcha response sends nothing and shows a failure', async () => {
  const { page, sent } = pageWith({ captcha: E.left(unreachable) })
  page.upgrade(form)
  await settle()
  expect(sent).toEqual([])
  expect(page.view.get()).toEqual({ isBusy: false, failure: sorry })
})

it.each([409, 422, 429])(
  'if the provider rejects an upgrade with status %i, the message of the provider is shown',
  async (status) => {
    const { page } = pageWith({ answer: E.left(rejected(status, 'Enter a business name.')) })
    page.upgrade(form)
    await settle()
    expect(page.view.get().failure).toBe('Enter a business name.')
  },
)

it('F4 pressing the upgrade button twice sends one request; pressing the button after a failure sends another request', async () => {
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
