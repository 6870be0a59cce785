import {
  type Contributions,
  type Fault,
  makeStartup,
  rejected,
  type Session,
  signedOut,
  type StepName,
  stepNames,
  unauthorized,
} from '@paydeck/core'
import { fakeClock, settle } from '@paydeck/core/testing'
import { either as E, taskEither as TE } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { stepsNeeding } from '../../core/startup/rules.ts'

const signedIn: Session = { ...signedOut, isAuthenticated: true, csrfToken: 'csrf', userId: 'u1' }

/**
 * Creates the initialisation of the app with fake steps. Each step records its start and stays pending until the test
 * resolves the step.
 */
const makeBench = (
  settings: {
    readonly session?: Session
    readonly fails?: StepName
    readonly fault?: Fault
    readonly breaks?: StepName
  } = {},
) => {
  const events: Array<string> = []
  const errors: Array<string> = []
  const answers = new Map<StepName, () => void>()
  const step = (name: StepName) => () =>
    new Promise<E.Either<Fault, () => void>>((resolve) => {
      events.push(`ask ${name}`)
      answers.set(name, () =>
        resolve(
          name === settings.fails
            ? E.left(settings.fault ?? rejected(500))
            : E.right(() => {
                if (name === settings.breaks) throw new RangeError('broken')
                events.push(`effect ${name}`)
              }),
        ),
      )
    })
  const steps: Contributions['steps'] = Object.fromEntries(stepNames.map((name) => [name, step(name)]))
  const startup = makeStartup({
    gate: {
      refresh: TE.fromIO(() => (events.push('ask session'), settings.session ?? signedIn)),
      enterUnauthenticated: () => void events.push('enter unauthenticated'),
    },
    contributions: { steps, afterStart: [async () => void events.push('afterStart')] },
    log: { warn: () => undefined, error: (message) => void errors.push(message) },
  })
  const answer = async (...names: ReadonlyArray<StepName>) => {
    for (const name of names) answers.get(name)?.()
    await settle()
  }
  const effects = () => events.filter((event) => event.startsWith('effect ')).map((event) => event.slice(7))
  const asked = () => events.filter((event) => event.startsWith('ask ')).map((event) => event.slice(4))
  return { startup, events, errors, answer, effects, asked }
}

const account = ['security-settings', 'recent-activity', 'payouts'] as const
const parallel = ['applications', 'basic-info', 'facade-access', 'language', 'debit-cards', 'country'] as const
const needToken = ['security-settings', 'recent-activity', 'payouts', 'basic-info', 'debit-cards', 'card-balances']

describe('initialisation', () => {
  it('SESS-043 the steps that need a token do not start until the tokens have loaded', async () => {
    const { startup, asked, answer } = makeBench()
    startup.initialise()
    await settle()
    for (const name of needToken) expect(asked()).not.toContain(name)
    await answer('tokens')
    for (const name of needToken) expect(asked()).toContain(name)
  })

  it('SESS-043 SESS-050 a step that needs neither the tokens nor the results of earlier groups waits only for the session', () => {
    const last: ReadonlyArray<StepName> = ['missing-applications', 'application-updates']
    expect(stepsNeeding('tokens')).toEqual(needToken)
    expect(stepsNeeding('earlier-groups')).toEqual(last)
    expect(stepsNeeding('session')).toEqual(
      stepNames.filter((name) => !needToken.includes(name) && !last.includes(name)),
    )
  })

  it('SESS-044 the steps for security settings, recent activity and payouts take effect together, when all have loaded', async () => {
    const { startup, asked, answer, effects } = makeBench()
    startup.initialise()
    await settle()
    await answer('tokens')
    for (const name of account) expect(asked()).toContain(name)
    await answer('security-settings', 'payouts')
    expect(effects()).toEqual(['tokens'])
    await answer('recent-activity')
    expect(effects()).toEqual(['tokens', ...account])
  })

  it('SESS-045 SESS-046 the parallel steps start without waiting for each other, and take effect together when all have loaded', async () => {
    const { startup, asked, answer, effects } = makeBench()
    startup.initialise()
    await settle()
    await answer('tokens')
    await answer(...account)
    for (const name of parallel) expect(asked()).toContain(name)
    await answer('applications', 'facade-access', 'language', 'debit-cards', 'country')
    expect(effects()).toEqual(['tokens', ...account])
    await answer('basic-info')
    expect(effects()).toEqual(['tokens', ...account, ...parallel])
  })

  it('SESS-048 the last group of steps creates missing applications, loads card balances and subscribes to application updates', async () => {
    const { startup, asked, answer, effects } = makeBench()
    startup.initialise()
    await settle()
    await answer('tokens')
    await answer(...account)
    expect(asked()).not.toContain('missing-applications')
    expect(asked()).not.toContain('application-updates')
    await answer(...parallel)
    expect(asked()).toContain('missing-applications')
    expect(asked()).toContain('application-updates')
    await answer('missing-applications', 'card-balances', 'application-updates')
    expect(effects().slice(-3).sort()).toEqual(['application-updates', 'card-balances', 'missing-applications'])
    expect(startup.state.get()).toBe('ready')
  })

  it('SESS-051 ERR-037 if a step fails, the failure is logged and the initialisation fails', async () => {
    const { startup, answer, errors, effects } = makeBench({ fails: 'payouts' })
    const run = startup.tasks.initialise()
    await settle()
    await answer('tokens')
    await answer(...account)
    expect(await run).toEqual(E.left(rejected(500)))
    expect(startup.state.get()).toBe('failed')
    expect(errors).toEqual(['Initialisation failed at payouts: refused with status 500'])
    expect(effects()).toEqual(['tokens'])
  })

  it('SESS-051 SESS-052 if the effect of a step throws, the error is logged, and the initialisation fails and can be retried', async () => {
    const { startup, answer, asked, errors } = makeBench({ breaks: 'country' })
    const run = startup.tasks.initialise()
    await settle()
    await answer('tokens')
    await answer(...account, ...parallel)
    expect(await run).toMatchObject(E.left({ _tag: 'Malformed' }))
    expect(startup.state.get()).toBe('failed')
    expect(errors).toEqual([expect.stringMatching(/^The start broke: unreadable answer \(RangeError/)])
    startup.initialise()
    await settle()
    expect(asked().filter((name) => name === 'tokens')).toHaveLength(2)
  })

  it('SESS-052 calling `initialise` after a failed initialisation starts the initialisation again', async () => {
    const { startup, answer, asked } = makeBench({ fails: 'tokens' })
    const first = startup.tasks.initialise()
    await settle()
    await answer('tokens')
    await first
    startup.initialise()
    await settle()
    expect(asked().filter((name) => name === 'tokens')).toHaveLength(2)
    expect(startup.state.get()).toBe('initialising')
  })

  it('SHELL-020 after a failed initialisation, `startup.fault` contains the fault of the failed step', async () => {
    const { startup, answer } = makeBench({ fails: 'country', fault: rejected(503) })
    expect(startup.fault.get()).toBeNull()
    startup.initialise()
    await settle()
    await answer('tokens')
    await answer(...account, ...parallel)
    expect([startup.state.get(), startup.fault.get()]).toEqual(['failed', rejected(503)])
  })

  it('SHELL-020 if a step gets 401, the initialisation is not shown as failed, because the sign-in page is about to open', async () => {
    const { startup, answer } = makeBench({ fails: 'tokens', fault: unauthorized })
    startup.initialise()
    await settle()
    await answer('tokens')
    expect(startup.state.get()).toBe('leaving')
  })

  it('SESS-002 if no user is signed in, the app opens the sign-in page, and no step runs', async () => {
    const { startup, events } = makeBench({ session: signedOut })
    await startup.tasks.initialise()
    expect(events).toEqual(['ask session', 'enter unauthenticated'])
    expect(startup.state.get()).toBe('leaving')
  })

  it('the post-start tasks do not run until the initialisation has completed', async () => {
    const { startup, events, answer } = makeBench()
    startup.initialise()
    await settle()
    await answer('tokens')
    await answer(...account, ...parallel)
    expect(events).not.toContain('afterStart')
    await answer('missing-applications', 'card-balances', 'application-updates')
    expect(events.at(-1)).toBe('afterStart')
  })

  it('the initialisation succeeds, even if no area adds a step to it', async () => {
    const clock = fakeClock()
    const startup = makeStartup({
      gate: { refresh: TE.right(signedIn), enterUnauthenticated: () => undefined },
      contributions: { steps: {}, afterStart: [] },
      log: { warn: () => undefined, error: () => undefined },
    })
    expect(await startup.tasks.initialise()).toEqual(E.right(undefined))
    expect(clock.now()).toBe(0)
    expect(startup.state.get()).toBe('ready')
  })
})
