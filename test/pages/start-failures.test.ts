import { rejected, type Fault, type Step, unreachable } from '@paydeck/core/kernel'
import { startupOf } from '@paydeck/core/pages'
import { makeRecentActivity } from '@paydeck/core/payments'
import type { TabMessage } from '@paydeck/core/platform'
import { makePayouts } from '@paydeck/core/receiving'
import { makeSecuritySettings } from '@paydeck/core/security'
import { makeCurrentSession } from '@paydeck/core/session'
import { either as E, taskEither as TE } from 'fp-ts'
import { Subject } from 'rxjs'
import { expect, it } from 'vitest'
import { signedIn } from '../session/bench.ts'
import { makeSurroundings } from '../slice-bench/index.ts'

/** Calls of the app's start-up, from its sequential and its parallel group. Each of them can fail. */
const calls = ['product tokens', 'security settings', 'recent activity', 'payouts'] as const
type Call = (typeof calls)[number]

/** Replacement for a call that must fail. */
type Failure = () => Promise<E.Either<Fault, never>>

/** Makes the start-up of the app with real slices. The calls in `failures` fail. */
const bench = (failures: Partial<Readonly<Record<Call, Failure>>>) => {
  const { ports, seen } = makeSurroundings()
  const none: Step = TE.right(() => undefined)
  const call = <A>(name: Call, answer: A): TE.TaskEither<Fault, A> => failures[name] ?? TE.right(answer)
  const navigation = {
    arrival: { path: '/id/home', query: new Map<string, string>(), referrerPath: '', host: 'host' },
    here: () => '/id/home',
    leave: () => undefined,
  }
  const currentSession = makeCurrentSession({
    ...ports,
    navigation,
    tabs: { post: () => undefined, messages$: new Subject<TabMessage>() },
    sessions: {
      current: TE.right(signedIn),
      productTokens: call('product tokens', [{ facade: 'AcmeUser', token: 't1' }]),
      end: TE.right(undefined),
    },
    sessionContext: { country: TE.right('US'), language: TE.right('en-US'), facadeAccess: TE.right({}) },
    credentials: { setSession: () => undefined, setTokens: () => undefined, clear: () => undefined },
    configuration: { productName: 'Acme' },
  })
  const settings = { otpEnabled: true, otpAuthKey: null, otpEmail: null }
  const securitySettings = makeSecuritySettings({
    ...ports,
    accountProtection: { settings: call('security settings', settings) },
  })
  const startup = startupOf(
    { ...ports, navigation },
    {
      applications: { steps: { applications: none } },
      basicInfo: { steps: { basicInfo: none } },
      cardList: { steps: { cards: none, balances: none } },
      currentSession,
      payouts: makePayouts({
        ...ports,
        payoutRecords: { atStart: call('payouts', { payors: [], profiles: [], wallets: [], firstPayout: null }) },
        invite: null,
      }),
      recentActivity: makeRecentActivity({ ...ports, paymentRecords: { recent: () => call('recent activity', []) } }),
      securitySettings,
    },
    { createMissing: async () => undefined, watchApplications: async () => undefined },
    [],
  )
  return { ...seen, startup, security: securitySettings.view }
}

const failures: ReadonlyArray<readonly [string, Failure]> = [
  ['is rejected', TE.left(rejected(500))],
  ['gets no response', TE.left(unreachable)],
  ['throws', () => Promise.reject(new TypeError('not of the contract'))],
]

it.each(failures)(
  'SESS-059 ERR-037 if the call for the security settings %s, the app start logs a fault and continues',
  async (_how, failure) => {
    const { startup, errors, security } = bench({ 'security settings': failure })
    expect(await startup.tasks.initialise()).toEqual(E.right(undefined))
    expect(startup.state.get()).toBe('ready')
    expect(errors).toEqual([expect.stringMatching(/^The two-factor settings could not be loaded: /)])
    expect(security.get().failure).not.toBeNull()
  },
)

const others = calls.filter((name) => name !== 'security settings')
it.each(others.flatMap((name) => failures.map(([how, failure]) => [name, how, failure] as const)))(
  'SESS-059 SESS-051 the app start fails and logs a fault if the call for %s %s',
  async (name, _how, failure) => {
    const { startup, errors } = bench({ [name]: failure })
    expect(E.isLeft(await startup.tasks.initialise())).toBe(true)
    expect(startup.state.get()).toBe('failed')
    expect(errors).toEqual([expect.stringMatching(/^Initialisation failed at /)])
  },
)

it('SESS-059 the app start succeeds and logs no fault if all its calls succeed', async () => {
  const { startup, errors } = bench({})
  expect(await startup.tasks.initialise()).toEqual(E.right(undefined))
  expect([startup.state.get(), errors]).toEqual(['ready', []])
})
