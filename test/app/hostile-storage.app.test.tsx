import { createHash } from 'node:crypto'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type Account, makeAccount } from './account.ts'
import { openApp } from './open-app.tsx'

const stored = ({ userId }: Account) => ({
  local: [
    'appearance',
    'amounts-hidden',
    'bill-order',
    'bill-reminders-put-away',
    'card-spending-table',
    'passkey-origins',
    'recent-commands',
    `referral-reminder-${createHash('sha256').update(userId).digest('hex')}`,
  ],
  session: ['drafts', 'scroll-places', 'paydeck.reloaded-builds', 'referral-reminded'],
})

const texts = [
  '',
  'null',
  'undefined',
  'NaN',
  '-1',
  '99999999999999999999',
  '{',
  '[]',
  '[[null,null]]',
  '[["a",1e999]]',
  '{"__proto__":{"savedWith":"a","device":"b"}}',
  '{"owner":null,"forms":null}',
  '"\\ud800"',
  '\u0000\u202e<script>',
  'x'.repeat(100_000),
]

const pages = [
  ['/home', 'cardholder'],
  ['/bill-pay', 'bills'],
  ['/card', 'cardholder'],
  ['/settings/profile', 'cardholder'],
  ['/settings/security', 'cardholder'],
] as const

describe.each(pages)('the page %s', (path, persona) => {
  it('F11 the page shows no error, whatever texts the browser’s storage contains', async () => {
    const account = await makeAccount(persona)
    const { local, session } = stored(account)
    for (const round of [0, 4, 8, 12]) {
      const textOf = (index: number): string => texts[(round + index) % texts.length] ?? ''
      local.forEach((key, index) => localStorage.setItem(key, textOf(index)))
      session.forEach((key, index) => sessionStorage.setItem(key, textOf(index)))
      await openApp(account, path)
      await screen.findByRole('group', { name: 'Appearance' })
      await waitFor(() => expect(document.querySelectorAll('main [aria-busy="true"]')).toHaveLength(0))
      expect([round, screen.queryAllByText(/could not be (shown|loaded)|couldn't (show|load)/).length]).toEqual([
        round,
        0,
      ])
    }
  })
})
