import type { StrengthScore } from '@paydeck/core'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'

/** What is to be estimated, as it goes to the worker. */
export interface StrengthQuestion {
  readonly password: string
  readonly words: ReadonlyArray<string>
}

/** Characters that are looked at. As many are strong or made of few words; what comes after them only costs time. */
const most = 100

const estimator = new ZxcvbnFactory({ dictionary: { ...common, ...english }, graphs: adjacencyGraphs })

/** The score of the zxcvbn estimator (SEC-012). */
export const estimateStrength = ({ password, words }: StrengthQuestion): StrengthScore =>
  estimator.check(password.slice(0, most), [...words]).score
