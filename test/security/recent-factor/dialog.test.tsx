import 'reflect-metadata/lite'
import { constant } from '@paydeck/core/kernel'
import { makeRecentFactor, makeSecurityHistory, type SecurityEvent, type WantedProof } from '@paydeck/core/security'
import { settle } from '@paydeck/core/testing'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { either as E } from 'fp-ts'
import { Subject } from 'rxjs'
import { expect, it } from 'vitest'
import { RecentFactorModal } from '../../../ui/security/recent-factor/RecentFactorModal.tsx'
import { SecurityHistoryPanel } from '../../../ui/security/security-history/SecurityHistoryPanel.tsx'
import { framed } from '../../slice-bench/framed.tsx'
import { makeSurroundings } from '../../slice-bench/index.ts'

const now = Date.UTC(2026, 0, 10)

/**
 * Renders the dialog in which the user proves their identity. `wanted` is the kind of proof that the pending change needs.
 */
const dialog = (wanted: WantedProof) => {
  const answers: Array<boolean> = []
  const { ports, seen } = makeSurroundings(now)
  const factor = makeRecentFactor({
    ...ports,
    passwords: { derive: (password) => async () => password },
    recentFactorCheck: { give: () => async () => E.right(undefined) },
    modal: seen.slot,
  })
  void factor.tasks
    .ask(wanted)()
    .then((isGiven) => answers.push(isGiven))
  const { rerender } = render(
    <RecentFactorModal text={null} about={null} onClose={() => undefined} />,
    framed({ ports, slices: { recentFactor: factor, basicInfo: { email: constant('ada@example.com') } } }),
  )
  const leave = () => rerender(null)
  return { factor, answers, leave }
}

it.each(['twoFactorCode', 'password'] as const)(
  'A12 closing the dialog that asks for a %s cancels the pending change and discards the typed text',
  async (wanted) => {
    const { factor, answers, leave } = dialog(wanted)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm' }).disabled).toBe(true)
    act(() => factor.type('12'))
    leave()
    await act(settle)
    expect(answers).toEqual([false])
    expect(factor.view.get().value).toBe('')
  },
)

it('A7 the password dialog sends the typed password, and marks its field for password managers', async () => {
  const { answers } = dialog('password')
  const field = screen.getByLabelText<HTMLInputElement>('Password')
  expect([field.type, field.autocomplete]).toEqual(['password', 'current-password'])
  await userEvent.type(field, 's3cret{Enter}')
  await act(settle)
  expect(answers).toEqual([true])
})

it('A12 only a security event whose change can be stopped has a stop button; after the stop, a message replaces the button', async () => {
  const stopped: Array<string> = []
  const { ports } = makeSurroundings(now)
  const events: ReadonlyArray<SecurityEvent> = [
    { id: '2', kind: 'sender-moved', at: now, userAgent: '', address: '127.0.0.1', country: null, canStop: true },
    { id: '1', kind: 'signed-in', at: now, userAgent: '', address: '127.0.0.1', country: null, canStop: false },
  ]
  const history = makeSecurityHistory({
    ...ports,
    device: { timeZone: () => 'UTC' },
    changed$: new Subject(),
    securityRecord: {
      page: () => async () => E.right({ events: stopped.length === 0 ? events : events.slice(1), next: null }),
      stop:
        ({ id }) =>
        async () => {
          stopped.push(id)
          return E.right(undefined)
        },
    },
  })
  render(<SecurityHistoryPanel />, framed({ ports, slices: { securityHistory: history } }))
  await act(settle)
  const button = screen.getByRole('button', { name: /^Stop change You moved a sender to another address, / })
  expect(screen.getAllByRole('button', { name: /^Stop change/ })).toHaveLength(1)
  await userEvent.click(button)
  await act(settle)
  expect(stopped).toEqual(['2'])
  expect(screen.getByText(/^The change was stopped\./)).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Stop change/ })).toBeNull()
})
