import { refuse } from '../kernel/refusals.ts'

/** Accepted media type. A page of another origin cannot send this type without a CORS preflight (H2). */
const contentType = /^application\/json(; ?charset=utf-8)?$/

export const isJson = (header: string | undefined): boolean => header !== undefined && contentType.test(header)

const poison = new Set(['__proto__', 'constructor', 'prototype'])

/** True if the database can store a value unchanged, which requires that texts contain neither NUL nor lone surrogates. */
export const isStorable = (value: unknown): boolean =>
  typeof value !== 'string' || (value.isWellFormed() && !value.includes('\u0000'))

/** Parses a JSON object. Drops the keys `__proto__`, `constructor` and `prototype` at every depth. */
export const parseObject = (text: string): Readonly<Record<string, unknown>> => {
  const value = parseOrNull(text)
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { ...value }
    : refuse(400, 'The body must be a JSON object with well-formed text.', { code: 'input', field: 'body' })
}

const parseOrNull = (text: string): unknown => {
  try {
    return JSON.parse(text, (key: string, value: unknown) => {
      if (!isStorable(value) || !isStorable(key))
        throw new SyntaxError('The text contains characters that cannot be stored.')
      return poison.has(key) ? undefined : value
    })
  } catch {
    return null
  }
}
