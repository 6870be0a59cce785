import 'reflect-metadata/lite'
import { rejected } from '@paydeck/core/kernel'
import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { PasskeysPanel } from '../../../ui/passkeys/passkey-keeping/PasskeysPanel.tsx'
import { RemovePasskeyModal } from '../../../ui/passkeys/passkey-keeping/RemovePasskeyModal.tsx'
import { WhatArePasskeysModal } from '../../../ui/passkeys/passkey-keeping/WhatArePasskeysModal.tsx'
import { framed } from '../../slice-bench/framed.tsx'
import { cancelled, passkeysWith } from '../bench.ts'

const show = async (start: Parameters<typeof passkeysWith>[0] = {}) => {
  const bench = passkeysWith(start)
  await bench.passkeys.tasks.load()
  bench.takeCalls()
  render(
    <>
      <PasskeysPanel />
      <RemovePasskeyModal />
    </>,
    framed({ slices: { passkeyKeeping: bench.keeping } }),
  )
  return bench
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const panel = () => within(screen.getByRole('region', { name: 'Passkeys' }))

describe('the passkeys panel', () => {
  it('PASS-008 the panel offers to create a first passkey; once the user has one, it offers "Add Passkey" instead', async () => {
    const bench = await show()
    expect(panel().getByRole('heading', { name: 'Setup a Passkey' })).toBeDefined()
    await press('Create a Passkey')
    await act(bench.settle)
    expect(panel().queryByRole('heading', { name: 'Setup a Passkey' })).toBeNull()
    expect(panel().getByRole('listitem').textContent).toContain('Saved with Chrome on Linux on Jun 1, 2024')
    expect(screen.getByRole('button', { name: /Add Passkey/ })).toBeDefined()
    expect(screen.getByText('Your passkey was created.')).toBeDefined()
  })

  it('PASS-005 PASS-010 the panel has a "Remove" button for each passkey, and does not allow a sixth passkey', async () => {
    const bench = await show({ count: 5 })
    expect(panel().getAllByRole('listitem')).toHaveLength(5)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add Passkey' }).disabled).toBe(true)
    expect(screen.getByText("You've reached the limit of 5 passkeys. Remove one to add another.")).toBeDefined()
    await press('Remove Passkey 3')
    expect(bench.modals).toEqual(['open remove-passkey'])
    expect(bench.keeping.removal.get().title).toBe('Passkey 3')
  })

  it('PASS-017 PASS-018 the panel shows an alert if the provider rejects a new passkey, but not if the user cancels the prompt', async () => {
    const bench = await show({ count: 1 })
    bench.faults.set('create', cancelled)
    await press('Add Passkey')
    await act(bench.settle)
    expect(screen.queryByText(/could not be created/)).toBeNull()
    bench.faults.clear()
    bench.faults.set('verify', rejected(500))
    await press('Add Passkey')
    await act(bench.settle)
    const alerts = panel()
      .getAllByRole('alert')
      .map(({ textContent }) => textContent)
    expect(alerts).toContain("We couldn't create your passkey. Try again.")
  })

  it('PASS-001 the panel is not shown while passkeys are disabled', async () => {
    await show({ enabled: false, count: 2 })
    expect(screen.queryByRole('region', { name: 'Passkeys' })).toBeNull()
  })
})

describe('the dialog that removes a passkey', () => {
  it('PASS-020 ERR-023 if the passkey was removed elsewhere meanwhile, the dialog shows that it no longer exists', async () => {
    const bench = await show({ count: 1 })
    await press('Remove Passkey 1')
    bench.provider.credentials = []
    await press('Remove')
    await act(bench.settle)
    expect(screen.getByText('Credential already removed or does not exist.')).toBeDefined()
  })

  it('PASS-024 if the user cancels the dialog, no passkey is removed', async () => {
    const bench = await show({ count: 1 })
    await press('Remove Passkey 1')
    await press('Cancel')
    expect(bench.modals.at(-1)).toBe('close remove-passkey')
    expect(bench.takeCalls()).toEqual([])
  })
})

it('SEC-005 the dialog about passkeys has three headings, and a press on "Got it" closes it', async () => {
  let closed = 0
  render(<WhatArePasskeysModal text={null} about={null} onClose={() => (closed += 1)} />)
  expect(screen.getAllByRole('heading')).toHaveLength(3)
  await press('Got it')
  expect(closed).toBe(1)
})
