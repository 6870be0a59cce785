import { estimateStrength } from '@paydeck/adapters/browser/security/password-estimate'
import { type Estimator, workerPasswordStrength } from '@paydeck/adapters/browser/security/password-update'
import { unreachable } from '@paydeck/core/kernel'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'

const scoreOf = (password: string, words: ReadonlyArray<string> = []): number => estimateStrength({ password, words })

it('SEC-012 scoreOf rates a password with the zxcvbn estimator, from 0 to 4', () => {
  expect(['password', 'correct horse battery staple', 'qT7!vLz#9wXp'].map((password) => scoreOf(password))).toEqual([
    0, 4, 4,
  ])
})

it('SEC-012 scoreOf rates a password lower if it is the name or the email of the user', () => {
  const words = ['Wilhelmina Quartermaine', 'wilhelmina.quartermaine@example.com']
  for (const password of words) expect(scoreOf(password, words)).toBeLessThan(scoreOf(password))
})

it('H6 scoreOf reads only the first 100 characters of a password', () => {
  const long = 'aB3$'.repeat(250)
  expect(scoreOf(long)).toBe(scoreOf(long.slice(0, 100)))
  const strong = 'qT7!vLz#9wXp'
  const [hundred, fewer] = ['a'.repeat(100), 'a'.repeat(100 - strong.length)]
  expect(scoreOf(fewer + strong)).toBeGreaterThan(scoreOf(hundred))
  expect(scoreOf(hundred + strong)).toBe(scoreOf(hundred))
})

/** Creates fake workers. The test decides when they respond. */
const workers = () => {
  const started: Array<{
    readonly requests: Array<unknown>
    readonly dispatch: (type: 'message' | 'error', data?: unknown) => void
  }> = []
  const start = (): Estimator => {
    const target = new EventTarget()
    const requests: Array<unknown> = []
    started.push({ requests, dispatch: (type, data) => void target.dispatchEvent(new MessageEvent(type, { data })) })
    return {
      postMessage: (question: unknown) => void requests.push(question),
      addEventListener: target.addEventListener.bind(target),
      terminate: () => undefined,
    }
  }
  return { start, started }
}

it('the first strength estimate starts a worker, which then makes all estimates in order', async () => {
  const { start, started } = workers()
  const strength = workerPasswordStrength(start)
  expect(started).toHaveLength(0)
  const answers = ['a', 'b'].map((password) => strength.of({ password, words: [] })())
  expect(started).toHaveLength(1)
  started[0]?.dispatch('message', 1)
  started[0]?.dispatch('message', 4)
  expect(await Promise.all(answers)).toEqual([E.right(1), E.right(4)])
})

it('if the worker that estimates strengths fails, its estimate fails, and the next estimate starts a new worker', async () => {
  const { start, started } = workers()
  const strength = workerPasswordStrength(start)
  const first = strength.of({ password: 'a', words: [] })()
  started[0]?.dispatch('error')
  expect(await first).toEqual(E.left(unreachable))
  const second = strength.of({ password: 'b', words: [] })()
  started[1]?.dispatch('message', 2)
  expect(await second).toEqual(E.right(2))
})
