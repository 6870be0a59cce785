import type { WireEntry } from '@paydeck/adapters/wire/table'
import { expect } from 'vitest'
import { callOf } from './requests.ts'

/** Fields of every error response. */
export const refusalShape = { error: expect.any(String) as unknown }

/**
 * Fails the test unless the response belongs to the call or is an error in the common shape. Neither may contain internals
 * of the server (H1).
 */
export const expectCommonShape = (name: WireEntry, status: number, text: string): void => {
  const shown = `${name}: ${status} ${text.slice(0, 200)}`
  expect(status, shown).toBeLessThan(500)
  expect(text, shown).not.toMatch(/node_modules|\.ts:\d|at \w+ \(/)
  if (status < 400 && 'file' in callOf(name)) return
  const body: unknown = JSON.parse(text)
  if (status >= 400) expect(body, shown).toEqual(expect.objectContaining(refusalShape) as unknown)
}
