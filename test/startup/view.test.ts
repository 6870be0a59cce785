import {
  codeLoadFailureOf,
  codeLoadFailureView,
  initialisationFailureView,
  pageLoadFailureView,
  malformed,
  rejected,
  reloadDecision,
  unreachable,
} from '@paydeck/core'
import { expect, it } from 'vitest'

/** July 1, 2026, 13:04 in UTC. */
const at = Date.UTC(2026, 6, 1, 13, 4)
const unharmed = 'Your money and your settings are unchanged.'

it.each([
  [rejected(503), "The server couldn't answer.", 'Error 503'],
  [rejected(429, null, 7), 'The server is busy.', 'Error 429'],
  [rejected(200, 'secret words of the provider'), "The server couldn't answer.", 'Error 200'],
  [malformed('getProductTokens: no user token'), "We couldn't read the server's response.", 'Unreadable response'],
  [unreachable, "The server didn't respond.", 'No response'],
  [null, "The server didn't respond.", 'No response'],
])(
  'SHELL-020 the message for the fault %o shows cause, reference and time, and states that nothing has changed',
  (...row) => {
    const [fault, cause, name] = row
    expect(initialisationFailureView(fault, at, 'UTC')).toEqual({
      text: `${cause} ${unharmed}`,
      reference: `${name} · 1:04 PM`,
    })
    expect(initialisationFailureView(fault, at, 'America/New_York').reference).toBe(`${name} · 9:04 AM`)
  },
)

it('when the code of a page fails to load, the message gives advice and states that money and settings are unchanged', () => {
  const { title, text, reference, action } = pageLoadFailureView(codeLoadFailureView('offline'), at, 'UTC')
  expect(title).toBe("We couldn't load this page.")
  expect(text).toBe(`Check your connection, then try again. ${unharmed}`)
  expect([reference, action]).toEqual(['Not loaded · 1:04 PM', 'Try Again'])
})

it.each([
  [null, 'offline'],
  [{ status: 503, contentType: 'text/html' }, 'server'],
  [{ status: 429, contentType: '' }, 'server'],
  [{ status: 404, contentType: 'text/javascript' }, 'outdated'],
  [{ status: 404, contentType: 'text/css' }, 'outdated'],
  [{ status: 200, contentType: 'text/html; charset=utf-8' }, 'outdated'],
  [{ status: 200, contentType: 'text/javascript; charset=utf-8' }, 'unknown'],
] as const)('codeLoadFailureOf classifies the failed load with the response %o as "%s"', (response, loss) => {
  expect(codeLoadFailureOf(response)).toBe(loss)
})

it('a page of an outdated build is reloaded at most once per build, and not while the page contains unsaved text', () => {
  const first = { build: 'a', reloaded: [], hasUnsavedText: false }
  expect(reloadDecision(first)).toBe('outdated')
  expect(reloadDecision({ ...first, hasUnsavedText: true })).toBe('unsaved')
  expect(reloadDecision({ ...first, reloaded: ['b'] })).toBe('outdated')
  for (const hasUnsavedText of [true, false]) {
    expect(reloadDecision({ build: 'a', reloaded: ['a', 'b'], hasUnsavedText })).toBe('stuck')
  }
  expect(codeLoadFailureView('unsaved')).toMatchObject({ effect: 'reload', action: 'Reload' })
  expect(codeLoadFailureView('stuck').text).toMatch(/Wait a minute, then reload/)
})
