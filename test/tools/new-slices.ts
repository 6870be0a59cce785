import type { CopiedProject } from './copied-project.ts'

/**
 * Names of generated slices: a new slice in an existing area, a new area with a slice, and a new area that is a single
 * slice.
 */
export const newSlices = ['receiving/payout-limits', 'loyalty/points', 'tracking'] as const

/** Paths of the unit tests that the generator writes for these slices. */
export const unitTests = ['receiving/payout-limits/payout-limits', 'loyalty/points/points', 'tracking/tracking'].map(
  (path) => `test/${path}.test.ts`,
)

/** Runs the generator of slices in a copied project. */
export const generateIn = ({ run }: Pick<CopiedProject, 'run'>, ...words: ReadonlyArray<string>) =>
  run('node', '.ci/new-slice/main.mjs', ...words)
