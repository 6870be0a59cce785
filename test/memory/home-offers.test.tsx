import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openOver } from './open-over.tsx'
import { everything, providerAt } from './provider.ts'

afterEach(cleanup)

/** Opens home. The bills that are due are unknown until `answer` is called, and again after `wait`. */
const openWaiting = async () => {
  const provider = providerAt(everything)
  let bills = Promise.withResolvers<void>()
  const { due } = provider.ports.billReminders
  const billReminders = { due: () => bills.promise.then(() => due()) }
  const user = await openOver({ ...provider, ports: { ...provider.ports, billReminders } }, '/home')
  return {
    clock: provider.clock,
    user,
    answer: () => act(async () => bills.resolve()),
    wait: (): void => {
      bills = Promise.withResolvers()
    },
  }
}

/** True if the offers are on the page, but invisible. */
const areHeldBack = async (): Promise<boolean> =>
  (await screen.findByText('Get the Wallet', { selector: 'h2' })).closest('[aria-busy="true"]') !== null

it('HOME-008 the offers appear together with the reminders of bills above them, so that they do not move', async () => {
  const { answer } = await openWaiting()
  expect(await areHeldBack()).toBe(true)
  await answer()
  expect(await screen.findByText(/due within/)).toBeTruthy()
  expect(await areHeldBack()).toBe(false)
})

it('HOME-008 the offers wait for the reminders of bills for at most 3 seconds', async () => {
  const { clock } = await openWaiting()
  await act(() => clock.advance(2900))
  expect(await areHeldBack()).toBe(true)
  await act(() => clock.advance(100))
  expect(await areHeldBack()).toBe(false)
})

it('HOME-008 when home opens again, the reminders and the offers are there at once, while the bills load again', async () => {
  const { user, answer, wait } = await openWaiting()
  await answer()
  await screen.findByText(/due within/)
  wait()
  await user.click(screen.getAllByRole('link', { name: 'Card' })[0] ?? document.body)
  expect(screen.queryByText('Get the Wallet', { selector: 'h2' })).toBeNull()
  await user.click(screen.getAllByRole('link', { name: 'Home' })[0] ?? document.body)
  expect(await areHeldBack()).toBe(false)
  expect(screen.getByText(/due within/)).toBeTruthy()
})
