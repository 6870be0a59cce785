import type { Hashes } from '@paydeck/core'
import { hex } from './hex.ts'

/** Hashes texts with WebCrypto, off the main thread. */
export const browserHashes = (subtle: SubtleCrypto): Hashes => ({
  sha256: (text) => async () => hex(await subtle.digest('SHA-256', new TextEncoder().encode(text))),
})
