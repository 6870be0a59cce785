import { refuse } from '../handler.ts'

/** Exactly these: a form of another page cannot send them without being asked for permission first (H2). */
const contentType = /^application\/json(; ?charset=utf-8)?$/

export const isJson = (header: string | undefined): boolean => header !== undefined && contentType.test(header)

const poison = new Set(['__proto__', 'constructor', 'prototype'])

/** A JSON object; keys that could reach a prototype are dropped at every depth. */
export const parseObject = (text: string): Readonly<Record<string, unknown>> => {
  const value = parseOrNull(text)
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { ...value }
    : refuse(400, 'The body has to be a JSON object.')
}

const parseOrNull = (text: string): unknown => {
  try {
    return JSON.parse(text, (key: string, value: unknown) => (poison.has(key) ? undefined : value))
  } catch {
    return null
  }
}
