import fc from 'fast-check'

const seed = process.env['FC_SEED']

/**
 * In the command `FC_RUNS=1000 npm run test:properties`, FC_RUNS is the number of random inputs for each property. With
 * FC_SEED, every run tests the same inputs.
 */
fc.configureGlobal({
  numRuns: Number(process.env['FC_RUNS'] ?? 100),
  ...(seed === undefined ? {} : { seed: Number(seed) }),
})
