import fc from 'fast-check'

const seed = process.env['FC_SEED']

/**
 * FC_RUNS is the number of random inputs for each property, as in `FC_RUNS=1000 npm run test:properties`. With FC_SEED,
 * every run tests the same inputs.
 */
fc.configureGlobal({
  numRuns: Number(process.env['FC_RUNS'] ?? 100),
  ...(seed === undefined ? {} : { seed: Number(seed) }),
})
