import type { CopiedProject } from './copied-project.ts'

/** Names of slices to generate: one in an existing area, one in a new area, and one that is an area of its own. */
export const newSlices = ['receiving/payout-limits', 'loyalty/points', 'tracking'] as const

/** Paths of the unit tests that the generator writes for these slices. */
export const unitTests = ['receiving/payout-limits/payout-limits', 'loyalty/points/points', 'tracking/tracking'].map(
  (path) => `test/${path}.test.ts`,
)

/** Runs the generator `npm run new:slice` in a copied project. */
export const generateIn = ({ run }: Pick<CopiedProject, 'run'>, ...words: ReadonlyArray<string>) =>
  run('node', '.ci/new-slice/main.mjs', ...words)
