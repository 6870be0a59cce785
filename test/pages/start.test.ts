import { rejected, type Fault, type Step } from '@paydeck/core/kernel'
import { startupOf } from '@paydeck/core/pages'
import { signedOut } from '@paydeck/core/session'
import { settle } from '@paydeck/core/testing'
import { either as E, type io as IO, taskEither as TE } from 'fp-ts'
import { expect, it } from 'vitest'

/**
 * Makes the start-up of the app with fake steps that record their effects. The step that loads the cards ends when the test
 * calls `answer`.
 */
const bench = () => {
  const events: Array<string> = []
  let answerCards: (answer: E.Either<Fault, IO.IO<void>>) => void = () => undefined
  const step = (name: string): Step => TE.right(() => void events.push(name))
  const cards: Step = () =>
    new Promise((answer) => {
      answerCards = answer
    })
  const startup = startupOf(
    {
      log: { warn: () => undefined, error: () => undefined },
      navigation: {
        arrival: { path: '/id/home', query: new Map(), referrerPath: '', host: 'host' },
        here: () => '/id/home',
        leave: (address) => void events.push(`leave for ${address}`),
      },
    },
    {
      applications: { steps: { applications: step('applications') } },
      basicInfo: { steps: { basicInfo: step('basic info') } },
      cardList: { steps: { cards, balances: step('balances') } },
      currentSession: {
        steps: {
          tokens: step('tokens'),
          country: step('country'),
          language: step('language'),
          'facade-access': step('facade access'),
        },
        tasks: { refresh: TE.right({ ...signedOut, isAuthenticated: true, csrfToken: 'csrf', userId: 'u1' }) },
      },
      payouts: { steps: { payouts: step('payouts') } },
      recentActivity: { steps: { recent: step('recent activity') } },
      securitySettings: { steps: { securitySettings: step('security settings') } },
    },
    {
      // Neither of these two functions ends, which proves that the start-up does not wait for them.
      createMissing: () => {
        events.push('create missing')
        return new Promise(() => undefined)
      },
      watchApplications: () => {
        events.push('watch applications')
        return new Promise(() => undefined)
      },
    },
    [async () => void events.push('after start')],
  )
  const answer = async (result: E.Either<Fault, IO.IO<void>>): Promise<void> => {
    answerCards(result)
    await settle()
  }
  return { events, startup, answer }
}

it('SESS-047 SESS-049 after the parallel calls of the start, the app starts to create and watch verification applications', async () => {
  const { events, startup, answer } = bench()
  startup.initialise()
  await settle()
  expect(events).not.toContain('create missing')
  expect(events).not.toContain('watch applications')
  await answer(E.right(() => void events.push('cards')))
  expect(events.slice(-4)).toEqual(['create missing', 'balances', 'watch applications', 'after start'])
  expect(events.indexOf('applications')).toBeLessThan(events.indexOf('create missing'))
  expect(startup.state.get()).toBe('ready')
})

it('SESS-047 SESS-049 if the start fails, the app neither creates nor watches verification applications', async () => {
  const { events, startup, answer } = bench()
  startup.initialise()
  await settle()
  await answer(E.left(rejected(500)))
  expect(startup.state.get()).toBe('failed')
  expect(events).not.toContain('create missing')
  expect(events).not.toContain('watch applications')
})
