import { refuse } from './refusals.ts'

/** Encodes a cursor as text that clients cannot interpret. Its first two parts are the time and the id of an item. */
export const encodeCursor = (...parts: readonly [at: number, id: string, kind?: string]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url')

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}

/** Decodes a cursor. Refuses text without a time and an id. The caller checks `kind`. */
export const decodeCursor = (text: string): readonly [at: number, id: string, kind: unknown] => {
  const [at, id, kind]: ReadonlyArray<unknown> = [parsed(text)].flat()
  return Number.isSafeInteger(at) && typeof id === 'string' && !id.includes('\u0000')
    ? [Number(at), id, kind]
    : refuse(422, 'Unknown cursor.')
}
