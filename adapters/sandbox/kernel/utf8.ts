import { refuse } from './refusals.ts'

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Bytes as the text that they are; null: they are none. */
export const textOf = (bytes: Uint8Array): string | null => {
  try {
    return decoder.decode(bytes)
  } catch {
    return null
  }
}

/** Whether every "%" of an encoded text begins a character (%C3%A9), so that nothing is replaced when it is read. */
export const isWellEncoded = (encoded: string): boolean => {
  try {
    decodeURIComponent(encoded)
    return true
  } catch {
    return false
  }
}

/** Refuses what is no text: replaced characters would be kept as if they had been meant. */
export const refuseUnreadable = (what: 'body' | 'address' | 'form'): never =>
  refuse(400, `The ${what} holds a text that cannot be read.`, { code: 'input' })
