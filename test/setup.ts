import fc from 'fast-check'

const seed = process.env['FC_SEED']

/** `FC_RUNS=1000 npm run test:properties` runs each property 1,000 times. `FC_SEED` makes every run the same. */
fc.configureGlobal({
  numRuns: Number(process.env['FC_RUNS'] ?? 100),
  ...(seed === undefined ? {} : { seed: Number(seed) }),
})
