import 'reflect-metadata/lite'
import { combine } from '@paydeck/core/kernel'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { either as E } from 'fp-ts'
import { useSyncExternalStore } from 'react'
import { expect, it } from 'vitest'
import { BackupCodesModal } from '../../../ui/security/two-factor/BackupCodesModal.tsx'
import { DisableTwoFactorModal } from '../../../ui/security/two-factor/DisableTwoFactorModal.tsx'
import { UpdateTwoFactorModal } from '../../../ui/security/two-factor/UpdateTwoFactorModal.tsx'
import { framed } from '../../slice-bench/framed.tsx'
import { settingsWhen, twoFactor } from './bench.ts'

const codes = Array.from({ length: 10 }, (_, index) => `${index}`.repeat(12))

/** Renders all dialogs in one slot, as the app's frame does. */
const show = async (start: 'off' | 'on') => {
  const bench = await twoFactor(start)
  const { factor, modal, ports } = bench
  const close = (): void => {
    const open = modal()
    if (open !== null) ports.modals.close(open)
  }
  const Slot = () => {
    // The slice changes whenever a dialog opens or closes, so a subscription to the slice is enough.
    const open = useSyncExternalStore((changed) => {
      const { enabling, disabling, backup, card } = factor
      const following = combine({ enabling, disabling, backup, card }).changes$.subscribe(changed)
      return () => following.unsubscribe()
    }, modal)
    const given = { text: null, about: null, onClose: close }
    if (open === 'update-two-factor') return <UpdateTwoFactorModal {...given} />
    if (open === 'disable-two-factor') return <DisableTwoFactorModal {...given} />
    return open === 'backup-codes' ? <BackupCodesModal {...given} /> : null
  }
  const { clock, clipboard } = ports
  const { rerender } = render(null, framed({ ports: { clock, clipboard }, slices: { twoFactor: factor } }))
  /** Runs an action outside the dialogs. Then renders the dialog that is open now, if any. */
  const after = async (does: () => unknown): Promise<void> => {
    await act(async () => {
      await does()
    })
    rerender(<Slot />)
  }
  return { ...bench, after }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const shownCodes = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

it('SEC-027 SEC-039 SEC-046 once two-factor is on, a dialog opens in which the user can generate backup codes', async () => {
  const { factor, toggle, generate, settings, advance, after } = await show('off')
  await after(factor.enable)
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeDefined()
  await after(() => factor.type('123456'))
  await press('Turn on')
  settings.now = E.right(settingsWhen.on)
  await after(() => toggle.answer(E.right(undefined)))
  expect(screen.getByText('Two-factor authentication is on.')).toBeDefined()
  await after(() => advance(1000))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Generate codes' }).disabled).toBe(true)
  await after(() => factor.type('654321'))
  await press('Generate codes')
  await after(() => generate.answer(E.right(codes)))
  expect(shownCodes()).toEqual(codes)
  await press('Done')
  await after(() => undefined)
  expect(shownCodes()).toEqual([])
  expect(factor.backup.get().codes).toBeNull()
})

it('SEC-028 SEC-048 if another two-factor dialog is open when new backup codes arrive, the codes replace this dialog', async () => {
  const { factor, generate, modal, after } = await show('on')
  await after(factor.offerBackupCodes)
  await after(() => factor.type('123456'))
  await press('Generate codes')
  await press('Not now')
  await after(factor.disable)
  expect(screen.getByRole('button', { name: 'Turn off' })).toBeDefined()
  await after(() => generate.answer(E.right(codes)))
  expect(modal()).toBe('backup-codes')
  expect(shownCodes()).toEqual(codes)
})

it('SEC-021 SEC-026 SHELL-075 the setup key is copied without blanks, and the backup codes are copied as shown', async () => {
  const { factor, generate, after, copied } = await show('off')
  await after(factor.enable)
  await press('Copy setup key')
  expect(copied).toEqual(['JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'])
  await after(factor.offerBackupCodes)
  await after(() => factor.type('654321'))
  await press('Generate codes')
  await after(() => generate.answer(E.right(codes)))
  await press('Copy')
  expect(copied.slice(1)).toEqual([codes.join('\n')])
})
