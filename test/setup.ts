import fc from 'fast-check'

/** `FC_RUNS=1000 npm run test:properties` tries each property that often. */
fc.configureGlobal({ numRuns: Number(process.env['FC_RUNS'] ?? 100) })
