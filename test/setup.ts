import fc from 'fast-check'

const seed = process.env['FC_SEED']

/** `FC_RUNS=1000 npm run test:properties` tries each property that often; `FC_SEED` makes every run the same. */
fc.configureGlobal({
  numRuns: Number(process.env['FC_RUNS'] ?? 100),
  ...(seed === undefined ? {} : { seed: Number(seed) }),
})
