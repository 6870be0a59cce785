import { type PasswordStrength, strengthScores } from '../security/index.ts'
import { formatValue, type Law, law, must, mustEqual } from './law.ts'
import { mustFail, mustSucceed } from './port-calls.ts'

/** Test setup for `PasswordStrength`, and a function that makes the estimator fail. */
export interface PasswordStrengthBench {
  readonly strength: PasswordStrength
  /** Makes the estimator unavailable, for example because its code cannot be loaded. */
  readonly removeEstimator: () => void
}

const name = 'Wilhelmina Quartermaine'
const email = 'wilhelmina.quartermaine@example.com'
const weak = 'abc'
const strong = 'qT7!vLz#9wXp-mK2$'

const scoreOf = (
  { strength }: PasswordStrengthBench,
  password: string,
  words: ReadonlyArray<string> = [],
): Promise<number> => mustSucceed('strength.of', () => strength.of({ password, words }))

/** Laws of `PasswordStrength`. */
export const passwordStrengthLaws = (make: () => PasswordStrengthBench): ReadonlyArray<Law> => [
  law('strength.of returns an integer from 0 to 4 for a password of any length.', async () => {
    const bench = make()
    const scores: ReadonlyArray<number> = strengthScores
    for (const password of ['', ' ', weak, strong, 'päßwörd 🔑', 'aB3$'.repeat(2500)]) {
      const score = await scoreOf(bench, password)
      must(scores.includes(score), `the score of ${formatValue(password.slice(0, 20))} is ${formatValue(score)}.`)
    }
  }),
  law('strength.of returns 0 for an empty password, and 4 for a long random password.', async () => {
    const bench = make()
    mustEqual([await scoreOf(bench, ''), await scoreOf(bench, strong)], [0, 4], 'the two scores')
  }),
  law('strength.of returns a lower score for a password that is one of the given words (SEC-012).', async () => {
    const bench = make()
    for (const password of [name, email]) {
      const [score, without] = [await scoreOf(bench, password, [name, email]), await scoreOf(bench, password)]
      must(score < without, `the score of "${password}" is ${score} with this word, and ${without} without words.`)
    }
  }),
  law('strength.of returns to each of several concurrent tasks the score of its own password.', async () => {
    const bench = make()
    const passwords = [strong, '', strong, weak]
    const expected: Array<number> = []
    for (const password of passwords) expected.push(await scoreOf(bench, password))
    const scores = await Promise.all(passwords.map((password) => scoreOf(bench, password)))
    mustEqual(scores, expected, 'the scores of concurrent tasks')
  }),
  law('strength.of fails with Unreachable if there is no estimator.', async () => {
    const { strength, removeEstimator } = make()
    removeEstimator()
    await mustFail('strength.of', () => strength.of({ password: strong, words: [] }), 'Unreachable')
  }),
]
