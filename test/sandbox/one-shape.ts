import type { WireEntry } from '@paydeck/adapters/wire/table'
import { expect } from 'vitest'
import { callOf } from './requests.ts'

/** What every refusal is, at least. */
export const shapes = { error: expect.any(String) as unknown }

/** Whether an answer is one, or a refusal in the one shape that there is, which tells nothing of our insides (H1). */
export const expectOneShape = (name: WireEntry, status: number, text: string): void => {
  const shown = `${name}: ${status} ${text.slice(0, 200)}`
  expect(status, shown).toBeLessThan(500)
  expect(text, shown).not.toMatch(/node_modules|\.ts:\d|at \w+ \(/)
  if (status < 400 && 'file' in callOf(name)) return
  const body: unknown = JSON.parse(text)
  if (status >= 400) expect(body, shown).toEqual(expect.objectContaining(shapes) as unknown)
}
