import 'reflect-metadata/lite'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { either as E } from 'fp-ts'
import { Container } from 'inversify'
import { Subject } from 'rxjs'
import { expect, it } from 'vitest'
import { makeStores } from '../../../core/kernel/store.ts'
import { makeRecentFactor, makeSecurityHistory, type SecurityEvent } from '../../../core/security/index.ts'
import { fakeClock, settle } from '../../../core/testing.ts'
import { ContainerProvider } from '../../../ui/di/ContainerProvider.tsx'
import { port, slice } from '../../../ui/di/tokens.ts'
import { RecentFactorModal } from '../../../ui/security/recent-factor/RecentFactorModal.tsx'
import { SecurityHistoryPanel } from '../../../ui/security/security-history/SecurityHistoryPanel.tsx'

const clock = fakeClock(Date.UTC(2026, 0, 10))
const log = { warn: () => undefined, error: () => undefined }
const containerOf = () => {
  const container = new Container()
  container.bind(port('clock')).toConstantValue(clock)
  return container
}

it('A12 answers no to what waits for the code once the dialog is left in whatever way, and keeps nothing of it', async () => {
  const answers: Array<boolean> = []
  const factor = makeRecentFactor({
    stores: makeStores(),
    clock,
    log,
    check: { give: () => async () => E.right(undefined) },
    question: { answer: (isYes) => void answers.push(isYes) },
    modals: { open: () => undefined, close: () => undefined },
  })
  const container = containerOf()
  container.bind(slice('recentFactor')).toConstantValue(factor)
  const { rerender } = render(
    <ContainerProvider container={container}>
      <RecentFactorModal text={null} about={null} onClose={() => undefined} />
    </ContainerProvider>,
  )
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm' }).disabled).toBe(true)
  act(() => factor.type('12'))
  rerender(<ContainerProvider container={container}>{null}</ContainerProvider>)
  expect(answers).toEqual([false])
  expect(factor.view.get().value).toBe('')
})

it('A12 has a button for each event that can be stopped, named by what it stops, and tells of the stop', async () => {
  const stopped: Array<string> = []
  const at = clock.now()
  const events: ReadonlyArray<SecurityEvent> = [
    { id: '2', kind: 'sender-moved', at, userAgent: '', address: '127.0.0.1', country: null, canStop: true },
    { id: '1', kind: 'signed-in', at, userAgent: '', address: '127.0.0.1', country: null, canStop: false },
  ]
  const history = makeSecurityHistory({
    stores: makeStores(),
    clock,
    log,
    changed$: new Subject(),
    record: {
      page: () => async () => E.right({ events: stopped.length === 0 ? events : events.slice(1), next: null }),
      stop:
        ({ id }) =>
        async () => {
          stopped.push(id)
          return E.right(undefined)
        },
    },
  })
  const container = containerOf()
  container.bind(slice('securityHistory')).toConstantValue(history)
  render(
    <ContainerProvider container={container}>
      <SecurityHistoryPanel />
    </ContainerProvider>,
  )
  await act(settle)
  const button = screen.getByRole('button', { name: /^Stop this Sender moved to another address, / })
  expect(screen.getAllByRole('button', { name: /^Stop this/ })).toHaveLength(1)
  await userEvent.click(button)
  await act(settle)
  expect(stopped).toEqual(['2'])
  expect(screen.getByText(/^The change was stopped\./)).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Stop this/ })).toBeNull()
})
