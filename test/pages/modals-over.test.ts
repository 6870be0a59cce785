import { closeTopModal, modalsOver } from '@paydeck/core/pages'
import { expect, it } from 'vitest'
import { bench } from '../shell/bench.ts'

it('SHELL-039 A7 when a modal that covers another modal closes, the covered modal is always shown again', () => {
  const { shell } = bench()
  const over = modalsOver(shell)
  shell.modals.open({ name: 'update-password', text: 'kept' })
  for (const close of [() => closeTopModal(shell), () => over.close('recent-factor')]) {
    over.open({ name: 'recent-factor' })
    expect(shell.modal.get()).toMatchObject({ name: 'recent-factor', request: { under: { name: 'update-password' } } })
    over.close('update-password')
    expect(shell.modal.get()?.name).toBe('recent-factor')
    close()
    expect(shell.modal.get()).toMatchObject({ name: 'update-password', text: 'kept' })
  }
  closeTopModal(shell)
  expect(shell.modal.get()).toBeNull()
})

it('SHELL-039 A7 if a modal is opened several times over a first modal, closing it once shows the first modal again', () => {
  const { shell } = bench()
  const over = modalsOver(shell)
  shell.modals.open({ name: 'remove-passkey' })
  for (const _time of [1, 2, 3]) over.open({ name: 'recent-factor' })
  over.close('recent-factor')
  expect(shell.modal.get()?.name).toBe('remove-passkey')
  closeTopModal(shell)
  for (const _time of [1, 2]) over.open({ name: 'recent-factor' })
  over.close('recent-factor')
  expect(shell.modal.get()).toBeNull()
})

it('SHELL-039 A7 SHELL-090 after a modal that covered nothing, no modal is open; leaving the page also closes covered modals', () => {
  const { shell } = bench()
  const over = modalsOver(shell)
  over.open({ name: 'recent-factor' })
  over.close('recent-factor')
  expect(shell.modal.get()).toBeNull()
  shell.act.arriveAt('/settings/security')
  shell.modals.open({ name: 'update-password' })
  over.open({ name: 'recent-factor' })
  shell.act.arriveAt('/home')
  expect(shell.modal.get()).toBeNull()
})
