import { rejected } from '@paydeck/core/kernel'
import { describe, expect, it } from 'vitest'
import {
  type BenchOptions,
  formOf,
  listOf,
  inEditForm,
  lumen,
  offline,
  option,
  profileOf,
  savings,
  settle,
} from '../bench.ts'

/** Changes an address and opens the dialog that asks for a two-factor code. */
const openCodeDialog = async (options: BenchOptions = {}) => {
  const all = await inEditForm(options)
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

describe('code dialog for a changed address', () => {
  it('RECV-039 RECV-040 the code dialog does not open until the provider has validated the address', async () => {
    const all = await inEditForm()
    all.form.type({ field: 'address', text: 'bc1new' })
    all.hold()
    all.form.save()
    await settle()
    expect(all.sent()).toEqual([['validate', { currency: 'BTC', address: 'bc1new' }]])
    expect(all.modals).toEqual([])
    await all.release()
    expect(all.modals).toEqual(['open address-code'])
    expect(all.form.code.get()).toMatchObject({
      status: null,
      value: '',
      canSubmit: false,
      senders: ['Lumen Payroll'],
    })
    expect(all.sent()).toHaveLength(1)
  })

  it('RECV-049 A12 RECV-128 the dialog shows old and new address with their networks; the new address is sent as shown', async () => {
    const currencies = [
      option('BTC', { name: 'Bitcoin' }),
      option('USDCn_m', { displayCode: 'USDC', chain: 'MATIC', chainName: 'Polygon', showChain: true }),
    ]
    const all = await inEditForm({ currencies })
    expect(all.form.code.get()).toMatchObject({ before: null, after: null })
    all.form.choose('USDCn_m')
    all.form.type({ field: 'address', text: ' 0xNew ' })
    all.form.save()
    await settle()
    const { before, after } = all.form.code.get()
    expect([before, after]).toEqual([
      { label: 'Current address', address: { whole: savings.address, network: { label: 'Bitcoin', icon: 'btc' } } },
      { label: 'New address', address: { whole: '0xNew', network: { label: 'USDC · Polygon', icon: 'usdc' } } },
    ])
    // While the code dialog is open, the fields of the form behind it may still change.
    all.form.type({ field: 'address', text: '0xOther' })
    expect(all.form.code.get().after).toEqual(after)
    all.form.typeCode('123456')
    all.form.confirm()
    await settle()
    expect(all.sent().at(-1)).toMatchObject(['updateWallet', { address: after?.address.whole, currency: 'USDCn_m' }])
    await all.clock.advance(1000)
    expect(listOf(all).profiles[0]?.address?.whole).toBe(after?.address.whole)
  })

  it('RECV-049 if the wallet had no address before, the code dialog shows only the new address', async () => {
    const blank = { ...savings, address: '' }
    const all = await openCodeDialog({ wallets: [blank], profiles: [profileOf(blank, [lumen])] })
    expect(all.form.code.get()).toMatchObject({ before: null, after: { address: { whole: 'bc1new' } } })
  })

  it('RECV-039 if the address is invalid, the code dialog does not open', async () => {
    const all = await openCodeDialog({ isValid: false })
    expect(all.modals).not.toContain('open address-code')
    expect(formOf(all)).toMatchObject({
      alert: { tone: 'caution', text: 'Invalid wallet address for currency BTC.' },
      address: { value: 'bc1new' },
    })
  })

  it('RECV-056 RECV-088 confirming the code dialog sends the code together with the address, and then reloads the profiles', async () => {
    const all = await openCodeDialog()
    all.form.typeCode('123456')
    all.form.confirm()
    await settle()
    expect(all.sent().slice(1)).toEqual([
      ['updateWallet', { ...update, address: 'bc1new', updateAddress: true, twoFactorCode: '123456' }],
    ])
    expect(all.calls.map(([name]) => name).slice(-5)).toContain('profiles')
    expect(all.modals.at(-1)).toBe('close address-code')
    expect(formOf(all).alert?.tone).toBe('success')
    all.form.closeCode()
    await all.clock.advance(1000)
    expect(listOf(all).profiles[0]?.address?.whole).toBe('bc1new')
  })

  it('RECV-043 after the user has cancelled the code dialog, nothing is sent and the address list is shown again', async () => {
    const all = await openCodeDialog()
    all.form.typeCode('123456')
    all.form.closeCode()
    all.form.confirm()
    await all.clock.advance(999)
    expect(all.state()).toBe('edit')
    await all.clock.advance(1)
    expect(all.state()).toBe('index')
    expect(all.sent().map(([name]) => name)).toEqual(['validate'])
  })

  it('ERR-072 RECV-127 if the update fails, the code dialog shows an alert, and the code field shows the provider’s reason', async () => {
    const all = await openCodeDialog()
    all.form.typeCode('123456')
    all.provider.faults = { updateWallet: rejected(200, 'this code is not right') }
    all.form.confirm()
    await settle()
    expect(all.form.code.get()).toMatchObject({
      alert: { tone: 'caution', text: 'There was a problem updating your wallet. Please try again later.' },
      error: 'this code is not right',
      value: '123456',
    })
    expect(all.modals).toEqual(['open address-code'])
    all.form.typeCode('654321')
    expect(all.form.code.get().error).toBeNull()
    all.provider.faults = {}
    all.form.confirm()
    await settle()
    expect(formOf(all).alert?.tone).toBe('success')
  })

  it('ERR-072 RECV-127 if an update fails after the code dialog was closed, the form shows the error', async () => {
    const text = 'There was a problem updating your wallet. Please try again later.'
    const renamed = await inEditForm()
    renamed.form.type({ field: 'label', text: 'Other' })
    renamed.provider.faults = { updateWallet: offline }
    renamed.form.save()
    await settle()
    expect(formOf(renamed).alert).toEqual({ tone: 'caution', text })
    const closed = await openCodeDialog()
    closed.form.typeCode('123456')
    closed.provider.faults = { updateWallet: offline }
    closed.hold()
    closed.form.confirm()
    await settle()
    closed.form.closeCode()
    await closed.release()
    expect(formOf(closed)).toMatchObject({ alert: { tone: 'caution', text }, address: { value: 'bc1new' } })
  })

  it('RECV-053 RECV-054 RECV-055 the code dialog cannot be confirmed until it contains six characters or a backup code', async () => {
    const all = await openCodeDialog()
    expect(all.form.code.get()).toMatchObject({
      kind: 'authenticator',
      rule: { length: 6, letters: false },
      other: 'I have a backup code',
    })
    expect(all.form.code.get().error).toBeNull()
    all.form.touchCode()
    expect(all.form.code.get().error).toBe('Required')
    all.form.switchKind()
    expect(all.form.code.get()).toMatchObject({ kind: 'backup', error: null })
    all.form.touchCode()
    expect(all.form.code.get()).toMatchObject({ error: 'Required', canSubmit: false })
    all.form.switchKind()
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

  it('the field for the two-factor code is empty when the address form is opened again', async () => {
    const all = await openCodeDialog()
    all.form.typeCode('123456')
    all.form.closeCode()
    await all.clock.advance(1000)
    all.form.edit('p-w-savings')
    expect(all.form.code.get()).toMatchObject({ value: '', alert: null, status: null })
  })

  it('RECV-057 a changed address is not sent without a code; the form reads no security data except the two-factor settings', async () => {
    const all = await openCodeDialog()
    for (const act of [all.form.save, all.directory.load, all.form.cancel]) {
      act()
      await settle()
    }
    expect(all.sent().filter(([name]) => name === 'updateWallet')).toEqual([])
    expect(all.securityParts()).toEqual(new Set(['settings']))
    expect(all.settings.get()?.otpEnabled).toBe(true)
  })
})
