import { describe, expect, it } from 'vitest'
import {
  bench,
  formOf,
  harbor,
  listOf,
  inEditForm,
  lumen,
  offline,
  option,
  profileOf,
  savings,
  settle,
} from '../bench.ts'

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

describe('form for editing an address', () => {
  it('RECV-037 RECV-038 the edit form starts with the values of the wallet, and names the senders that a change affects', async () => {
    const all = await inEditForm({ profiles: [profileOf(savings, [lumen, harbor])] })
    expect(formOf(all)).toMatchObject({
      state: 'edit',
      heading: 'Edit Address',
      manual: 'Enter Manually',
      currency: { chosen: { code: 'BTC' } },
      address: { value: savings.address },
      label: { value: 'Savings' },
      affected: { names: ['Lumen Payroll', 'Harbor Studio'] },
    })
  })

  it('RECV-013 the edit form does not open while two-factor is off', async () => {
    const all = await inEditForm({ otpEnabled: false })
    expect(all.state()).toBe('index')
  })

  it('RECV-041 RECV-087 the edit form saves a changed nickname without a code, first in the wallet and then in the profile', async () => {
    const all = await inEditForm()
    all.form.type({ field: 'label', text: 'Rainy days' })
    all.form.save()
    await settle()
    expect(all.modals).not.toContain('open address-code')
    expect(all.sent()).toEqual([
      ['updateWallet', { ...update, label: 'Rainy days', updateLabel: true }],
      ['update', { profileId: 'p-w-savings', name: 'Rainy days' }],
    ])
    expect(formOf(all).alert).toEqual({ tone: 'success', text: 'Your address was updated.' })
    await all.clock.advance(1000)
    expect(listOf(all).profiles.map(({ name }) => name)).toEqual(['Rainy days'])
  })

  it('RECV-042 the edit form requires a code even if only the currency has changed', async () => {
    const all = await inEditForm()
    all.form.choose('ETH')
    all.form.save()
    await settle()
    expect(all.sent()).toEqual([['validate', { currency: 'ETH', address: savings.address }]])
    expect(all.modals).toEqual(['open address-code'])
  })

  it('RECV-042 the edit form sends nothing if no value has changed', async () => {
    const all = await inEditForm()
    all.form.type({ field: 'label', text: 'Savings ' })
    all.form.save()
    await all.clock.advance(1000)
    expect(all.state()).toBe('index')
    expect(all.sent()).toEqual([])
  })

  it('ERR-073 RECV-122 if only the profile fails to update, the edit form shows an error; the next save repeats this update', async () => {
    const all = await inEditForm()
    all.form.type({ field: 'address', text: 'bc1new' })
    all.form.type({ field: 'label', text: 'Other' })
    all.form.save()
    await settle()
    all.form.typeCode('123456')
    all.provider.faults = { update: offline }
    all.form.confirm()
    await settle()
    expect(all.modals.at(-1)).toBe('close address-code')
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

  it('RECV-080 ERR-075 without a payee token, the forms for new and changed addresses show an error and send nothing', async () => {
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
      expect(all.modals).not.toContain('open address-code')
    }
  })

  it('RECV-033 CUR-010 a nickname can be saved if the currency is receivable, even if the list hides this currency', async () => {
    const hidden = { ...savings, currency: 'BUSD' }
    const all = await inEditForm({
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
})
