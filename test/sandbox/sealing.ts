import { makeSealing } from '@paydeck/sandbox/kernel/sealing'
import { systemRandomness as random } from '@paydeck/sandbox/kernel/secrets'

/** Encryption key of all processes of a test run, since they share databases. */
export const secretKey = Buffer.alloc(32).toString('base64')

export const sealing = makeSealing([secretKey], random)

export const systemMeans = { random, clock: Date.now, sealing }
