import { rejected, unreachable } from '@paydeck/core/kernel'
import { initialisationFailureView } from '@paydeck/core/startup'
import { expect, it } from 'vitest'
import { failureText, referenceOf } from '../../core/presentation/failure-text.ts'

const table = { rows: [{ statuses: [422], text: 'Not a name.' }], otherwise: 'Not saved.', advice: 'Try again.' }
const withId = (status: number) => ({ ...rejected(status, 'Broken'), requestId: 'req-1' })

it('ERR-087 the text of an unexpected error ends with the id of its request, if there is one', () => {
  expect(failureText(table, withId(503))).toBe('Not saved. Reference: req-1')
  expect(failureText(table, rejected(503))).toBe('Not saved.')
  expect(failureText(table, unreachable)).toBe('Not saved. Try again.')
  expect(failureText(table, withId(422))).toBe('Not a name.')
  expect([referenceOf(withId(500)), referenceOf(unreachable)]).toEqual(['Reference: req-1', null])
})

it('ERR-087 the page for a failed start shows the id of the failed request beside status and time', () => {
  const at = Date.UTC(2026, 2, 10, 9, 4)
  expect(initialisationFailureView(withId(503), at, 'UTC').reference).toBe('Error 503 · 9:04 AM · req-1')
  expect(initialisationFailureView(rejected(503), at, 'UTC').reference).toBe('Error 503 · 9:04 AM')
})
