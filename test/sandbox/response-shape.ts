import type { WireEntry } from '@paydeck/adapters/wire/table'
import { expect } from 'vitest'
import { callOf } from './requests.ts'

/** Fields that every refusal has. */
export const refusalShape = { error: expect.any(String) as unknown }

/** Expects the response of a call or a refusal in the common shape, without internals of the server (H1). */
export const expectCommonShape = (name: WireEntry, status: number, text: string): void => {
  const shown = `${name}: ${status} ${text.slice(0, 200)}`
  expect(status, shown).toBeLessThan(500)
  expect(text, shown).not.toMatch(/node_modules|\.ts:\d|at \w+ \(/)
  if (status < 400 && 'file' in callOf(name)) return
  const body: unknown = JSON.parse(text)
  if (status >= 400) expect(body, shown).toEqual(expect.objectContaining(refusalShape) as unknown)
}
