import type { StrengthScore } from '@paydeck/core'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'

/** Message to the worker: a password, and words that an attacker would try first, such as the user's name. */
export interface StrengthQuestion {
  readonly password: string
  readonly words: ReadonlyArray<string>
}

/** Maximum number of characters that the estimator receives. Further characters hardly change the score but cost time. */
const maxCharacters = 100

const estimator = new ZxcvbnFactory({ dictionary: { ...common, ...english }, graphs: adjacencyGraphs })

/** Returns the score of the zxcvbn estimator (SEC-012). */
export const estimateStrength = ({ password, words }: StrengthQuestion): StrengthScore =>
  estimator.check(password.slice(0, maxCharacters), [...words]).score
