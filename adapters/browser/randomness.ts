import type { Randomness } from '@paydeck/core'
import { hex } from './hex.ts'

/** Draws from the browser's cryptographic random source. */
export const browserRandomness = (crypto: Pick<Crypto, 'getRandomValues'>): Randomness => ({
  hex: (bytes) => () => hex(crypto.getRandomValues(new Uint8Array(bytes))),
})
