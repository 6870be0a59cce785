import type { CopiedProject } from './copied-project.ts'

/** A slice of an existing area, a slice of a new area, and an area of one slice. */
export const newSlices = ['receiving/payout-limits', 'loyalty/points', 'tracking'] as const

/** Unit tests that the generator writes for these slices. */
export const unitTests = ['receiving/payout-limits/payout-limits', 'loyalty/points/points', 'tracking/tracking'].map(
  (path) => `test/${path}.test.ts`,
)

/** Runs the generator in a copy of the project. */
export const generateIn = ({ run }: Pick<CopiedProject, 'run'>, ...words: ReadonlyArray<string>) =>
  run('node', '.ci/new-slice/main.mjs', ...words)
