import { describe, expect, it } from 'vitest'
import { rejected } from '../../../core/kernel/fault.ts'
import {
  bench,
  type BenchOptions,
  formOf,
  harbor,
  indexOf,
  inEdit,
  lumen,
  offline,
  option,
  profileOf,
  savings,
  settle,
} from '../bench.ts'

/** Somebody who is asked for a code. */
const asked = async (options: BenchOptions = {}) => {
  const all = await inEdit(options)
  all.form.type({ field: 'address', text: 'bc1new' })
  all.form.save()
  await settle()
  return all
}

const update = {
  profileId: 'p-w-savings',
  walletId: 'w-savings',
  currency: 'BTC',
  address: savings.address,
  label: 'Savings',
  twoFactorCode: null,
  updateAddress: false,
  updateLabel: false,
}

describe('an address being edited', () => {
  it('RECV-037 RECV-038 starts with what the wallet holds, and names the senders that a change affects', async () => {
    const all = await inEdit({ profiles: [profileOf(savings, [lumen, harbor])] })
    expect(formOf(all)).toMatchObject({
      state: 'edit',
      heading: 'Edit Address',
      manual: null,
      currency: { chosen: { code: 'BTC' } },
      address: { value: savings.address },
      label: { value: 'Savings' },
      affected: { names: ['Lumen Payroll', 'Harbor Studio'] },
    })
  })

  it('RECV-013 does not begin without two-factor authentication', async () => {
    const all = await inEdit({ otpEnabled: false })
    expect(all.state()).toBe('index')
  })

  it('RECV-041 RECV-087 saves a new nickname at once, without a code, in the wallet and then in the profile', async () => {
    const all = await inEdit()
    all.form.type({ field: 'label', text: 'Rainy days' })
    all.form.save()
    await settle()
    expect(all.modals).not.toContain('open receiving-two-step')
    expect(all.sent()).toEqual([
      ['updateWallet', { ...update, label: 'Rainy days', updateLabel: true }],
      ['update', { profileId: 'p-w-savings', name: 'Rainy days' }],
    ])
    expect(formOf(all).alert).toEqual({ tone: 'success', text: 'Your address was updated.' })
    await all.clock.advance(1000)
    expect(indexOf(all).profiles.map(({ name }) => name)).toEqual(['Rainy days'])
  })

  it('RECV-039 RECV-040 asks the provider about a changed address before it opens the 2-step modal, which waits', async () => {
    const all = await inEdit()
    all.form.type({ field: 'address', text: 'bc1new' })
    all.hold()
    all.form.save()
    await settle()
    expect(all.sent()).toEqual([['validate', { currency: 'BTC', address: 'bc1new' }]])
    expect(all.modals).toEqual([])
    await all.release()
    expect(all.modals).toEqual(['open receiving-two-step'])
    expect(all.form.code.get()).toMatchObject({
      status: null,
      value: '',
      canSubmit: false,
      senders: ['Lumen Payroll'],
    })
    expect(all.sent()).toHaveLength(1)
  })

  it('RECV-042 asks for a code when only the currency changes', async () => {
    const all = await inEdit()
    all.form.choose('ETH')
    all.form.save()
    await settle()
    expect(all.sent()).toEqual([['validate', { currency: 'ETH', address: savings.address }]])
    expect(all.modals).toEqual(['open receiving-two-step'])
  })

  it('RECV-039 opens no 2-step modal over an address that is not valid', async () => {
    const all = await asked({ isValid: false })
    expect(all.modals).not.toContain('open receiving-two-step')
    expect(formOf(all)).toMatchObject({
      alert: { tone: 'caution', text: 'Invalid wallet address for currency BTC.' },
      address: { value: 'bc1new' },
    })
  })

  it('RECV-056 RECV-088 sends the code with the address, and loads the profiles again', async () => {
    const all = await asked()
    all.form.typeCode('123456')
    all.form.confirm()
    await settle()
    expect(all.sent().slice(1)).toEqual([
      ['updateWallet', { ...update, address: 'bc1new', updateAddress: true, twoFactorCode: '123456' }],
    ])
    expect(all.calls.map(([name]) => name).slice(-5)).toContain('profiles')
    expect(all.modals.at(-1)).toBe('close receiving-two-step')
    expect(formOf(all).alert?.tone).toBe('success')
    all.form.closeCode()
    await all.clock.advance(1000)
    expect(indexOf(all).profiles[0]?.address?.whole).toBe('bc1new')
  })

  it('RECV-043 sends no update when the 2-step modal is cancelled, and goes back to the index', async () => {
    const all = await asked()
    all.form.typeCode('123456')
    all.form.closeCode()
    all.form.confirm()
    await all.clock.advance(999)
    expect(all.state()).toBe('edit')
    await all.clock.advance(1)
    expect(all.state()).toBe('index')
    expect(all.sent().map(([name]) => name)).toEqual(['validate'])
  })

  it('RECV-042 sends nothing when nothing was changed', async () => {
    const all = await inEdit()
    all.form.type({ field: 'label', text: 'Savings ' })
    all.form.save()
    await all.clock.advance(1000)
    expect(all.state()).toBe('index')
    expect(all.sent()).toEqual([])
  })

  it('ERR-072 tells in the 2-step modal of a wallet that was not updated, with the words for a code that is not right', async () => {
    const all = await asked()
    all.form.typeCode('123456')
    all.provider.faults = { updateWallet: rejected(200, 'this code is not right') }
    all.form.confirm()
    await settle()
    expect(all.form.code.get()).toMatchObject({
      alert: { tone: 'caution', text: 'There was a problem updating your wallet. Please try again later.' },
      error: 'this code is not right',
      value: '123456',
    })
    expect(all.modals).toEqual(['open receiving-two-step'])
    all.form.typeCode('654321')
    expect(all.form.code.get().error).toBeNull()
    all.provider.faults = {}
    all.form.confirm()
    await settle()
    expect(formOf(all).alert?.tone).toBe('success')
  })

  it('ERR-072 tells of it in the form when no code was asked for, or the modal was closed meanwhile', async () => {
    const text = 'There was a problem updating your wallet. Please try again later.'
    const renamed = await inEdit()
    renamed.form.type({ field: 'label', text: 'Other' })
    renamed.provider.faults = { updateWallet: offline }
    renamed.form.save()
    await settle()
    expect(formOf(renamed).alert).toEqual({ tone: 'caution', text })
    const closed = await asked()
    closed.form.typeCode('123456')
    closed.provider.faults = { updateWallet: offline }
    closed.hold()
    closed.form.confirm()
    await settle()
    closed.form.closeCode()
    await closed.release()
    expect(formOf(closed)).toMatchObject({ alert: { tone: 'caution', text }, address: { value: 'bc1new' } })
  })

  it('ERR-073 tells of a profile that was not updated, and then saves that alone', async () => {
    const all = await inEdit()
    all.form.type({ field: 'address', text: 'bc1new' })
    all.form.type({ field: 'label', text: 'Other' })
    all.form.save()
    await settle()
    all.form.typeCode('123456')
    all.provider.faults = { update: offline }
    all.form.confirm()
    await settle()
    expect(all.modals.at(-1)).toBe('close receiving-two-step')
    expect(formOf(all).alert).toEqual({
      tone: 'caution',
      text: 'There was some problem updating your profile. Please try again later.',
    })
    all.provider.faults = {}
    await all.clock.advance(1000)
    all.calls.splice(0)
    all.form.save()
    await settle()
    expect(all.sent()).toEqual([['update', { profileId: 'p-w-savings', name: 'Other' }]])
    expect(formOf(all).alert?.tone).toBe('success')
  })

  it('RECV-080 ERR-075 sends nothing without a payee token, of a new address, a nickname or a changed address', async () => {
    const text = 'User does not have payouts access, please complete account verification.'
    const start = async () => {
      const all = bench({ hasPayeeToken: false })
      await all.start()
      all.directory.load()
      await settle()
      return all
    }
    for (const fill of [
      (all: Awaited<ReturnType<typeof start>>) => {
        all.form.add('harbor')
        all.form.type({ field: 'address', text: 'bc1new' })
      },
      (all: Awaited<ReturnType<typeof start>>) => {
        all.form.edit('p-w-savings')
        all.form.type({ field: 'label', text: 'Other' })
      },
      (all: Awaited<ReturnType<typeof start>>) => {
        all.form.edit('p-w-savings')
        all.form.type({ field: 'address', text: 'bc1new' })
      },
    ]) {
      const all = await start()
      fill(all)
      all.form.save()
      await settle()
      expect(formOf(all).alert).toEqual({ tone: 'caution', text })
      expect(all.sent()).toEqual([])
      expect(all.modals).not.toContain('open receiving-two-step')
    }
  })

  it('RECV-053 RECV-054 RECV-055 takes a code of six characters, or any backup code, and confirms nothing else', async () => {
    const all = await asked()
    expect(all.form.code.get()).toMatchObject({
      kind: 'authenticator',
      rule: { length: 6, letters: false },
      other: 'I have a backup code',
    })
    all.form.touchCode()
    expect(all.form.code.get().error).toBeNull()
    all.form.typeCode('12345')
    all.form.touchCode()
    expect(all.form.code.get()).toMatchObject({ error: 'Required', canSubmit: false })
    all.form.confirm()
    await settle()
    expect(all.sent()).toHaveLength(1)
    all.form.switchKind()
    expect(all.form.code.get()).toMatchObject({
      kind: 'backup',
      value: '',
      error: null,
      other: 'I have a 2FA code',
      canSubmit: false,
    })
    all.form.confirm()
    all.form.typeCode('a')
    expect(all.form.code.get().canSubmit).toBe(true)
    all.form.confirm()
    await settle()
    expect(all.sent().at(-1)).toMatchObject(['updateWallet', { twoFactorCode: 'a' }])
    expect(all.sent()).toHaveLength(2)
  })

  it('keeps no code that was typed before the form was opened again', async () => {
    const all = await asked()
    all.form.typeCode('123456')
    all.form.closeCode()
    await all.clock.advance(1000)
    all.form.edit('p-w-savings')
    expect(all.form.code.get()).toMatchObject({ value: '', alert: null, status: null })
  })

  it('RECV-033 CUR-010 saves an address whose currency is in no list any more, as long as it can be received', async () => {
    const hidden = { ...savings, currency: 'BUSD' }
    const all = await inEdit({
      currencies: [option('BUSD'), option('BTC')],
      wallets: [hidden],
      profiles: [profileOf(hidden)],
    })
    expect(formOf(all).currency).toMatchObject({ chosen: { code: 'BUSD' }, options: [{ code: 'BTC' }], error: null })
    all.form.type({ field: 'label', text: 'Old' })
    expect(formOf(all).canSave).toBe(true)
    all.form.save()
    await settle()
    expect(all.sent().map(([name]) => name)).toEqual(['updateWallet', 'update'])
  })

  it('RECV-057 takes a code only in the 2-step modal, and asks nothing of two-factor but whether it is on', async () => {
    const all = await asked()
    for (const act of [all.form.save, all.directory.load, all.form.cancel]) {
      act()
      await settle()
    }
    expect(all.sent().filter(([name]) => name === 'updateWallet')).toEqual([])
    expect(all.securityParts()).toEqual(new Set(['settings']))
    expect(all.settings.get()?.otpEnabled).toBe(true)
  })
})
