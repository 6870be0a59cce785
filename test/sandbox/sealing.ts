import { makeSealing } from '@paydeck/sandbox/kernel/sealing'
import { systemRandomness as random } from '@paydeck/sandbox/kernel/secrets'

/** One key for all processes of a test run, which share databases. */
export const sealing = makeSealing([Buffer.alloc(32).toString('base64')], random)

export const systemMeans = { random, clock: Date.now, sealing }
