import type { WireEntry } from '@paydeck/adapters/wire/table'
import { expect } from 'vitest'
import { callOf } from './requests.ts'

/** Fields of every error response. */
export const refusalShape = { error: expect.any(String) as unknown }

/**
 * Fails the test if the status is 500 or higher, if the response contains internals of the server, or if an error response
 * does not have the common shape (H1).
 */
export const expectCommonShape = (name: WireEntry, status: number, text: string): void => {
  const shown = `${name}: ${status} ${text.slice(0, 200)}`
  expect(status, shown).toBeLessThan(500)
  expect(text, shown).not.toMatch(/node_modules|\.ts:\d|at \w+ \(/)
  if (status < 400 && 'file' in callOf(name)) return
  const body: unknown = JSON.parse(text)
  if (status >= 400) expect(body, shown).toEqual(expect.objectContaining(refusalShape) as unknown)
}
