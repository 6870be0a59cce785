import type { Law } from '@paydeck/core/testing'

/** Laws with an adapter to check. */
export interface LawSuite {
  readonly adapter: string
  readonly laws: ReadonlyArray<Law>
}

/** Makes a list of suites, and a function that adds a suite to the list. */
export const makeSuites = () => {
  const suites: Array<LawSuite> = []
  return { suites, add: (adapter: string, laws: ReadonlyArray<Law>): void => void suites.push({ adapter, laws }) }
}
