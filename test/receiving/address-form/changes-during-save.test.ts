import { describe, expect, it } from 'vitest'
import {
  opened,
  formOf,
  inAddForm,
  listOf,
  inEditForm,
  lumen,
  sentNames,
  offline,
  option,
  profileOf,
  savings,
  settle,
} from '../bench.ts'

const savedWith = async (all: Awaited<ReturnType<typeof opened>>, code: string): Promise<void> => {
  all.form.save()
  await settle()
  all.form.typeCode(code)
  all.form.confirm()
  await settle()
}

describe('change of a receiving address', () => {
  it('RECV-088 RECV-124 a changed address is shown even before a reload, and changing it back needs another code', async () => {
    const all = await inEditForm()
    all.provider.faults = { profiles: offline, wallets: offline }
    all.form.type({ field: 'address', text: 'bc1new' })
    await savedWith(all, '123456')
    await all.clock.advance(1000)
    expect(listOf(all).profiles[0]).toMatchObject({ address: { whole: 'bc1new' }, pending: 'Pending approval' })
    all.form.edit('p-w-savings')
    all.form.type({ field: 'address', text: savings.address })
    await savedWith(all, '654321')
    expect(all.sent().at(-1)).toMatchObject([
      'updateWallet',
      { address: savings.address, updateAddress: true, twoFactorCode: '654321' },
    ])
  })

  it('RECV-088 RECV-124 a changed nickname is not replaced when the response to an earlier load arrives late', async () => {
    const all = await opened()
    all.holdNext('profiles')
    all.directory.load()
    await settle()
    all.form.edit('p-w-savings')
    all.form.type({ field: 'label', text: 'Rainy days' })
    all.provider.faults = { profiles: offline }
    const before = all.provider.profiles
    all.form.save()
    await settle()
    all.provider.faults = {}
    all.provider.profiles = before
    await all.release()
    await all.clock.advance(1000)
    expect(listOf(all).profiles[0]?.name).toBe('Rainy days')
  })

  it('RECV-039 RECV-082 RECV-125 an address is saved as it was validated, even if the user types meanwhile', async () => {
    const all = await inEditForm()
    all.form.type({ field: 'address', text: 'bc1good' })
    all.holdNext('validate')
    all.form.save()
    await settle()
    all.form.type({ field: 'address', text: 'typed meanwhile' })
    expect(formOf(all).address.value).toBe('bc1good')
    await all.release()
    all.form.fillAddress('bc1bad')
    all.form.typeCode('123456')
    all.form.confirm()
    await settle()
    expect(all.sent()).toMatchObject([
      ['validate', { address: 'bc1good' }],
      ['updateWallet', { address: 'bc1good' }],
    ])
  })

  it('RECV-039 nothing is saved if a code is entered before the code dialog is open', async () => {
    const all = await inEditForm()
    all.form.type({ field: 'address', text: 'bc1new' })
    all.form.typeCode('123456')
    all.form.confirm()
    await settle()
    expect(all.sent()).toEqual([])
  })

  it('RECV-045 ERR-072 if a nickname cannot be saved after the code dialog was closed, the form shows the error', async () => {
    for (const leave of [
      ({ form }: Awaited<ReturnType<typeof inEditForm>>) => form.cancel(),
      ({ form }: Awaited<ReturnType<typeof inEditForm>>) => form.edit('p-w-savings'),
    ]) {
      const all = await inEditForm()
      all.form.type({ field: 'address', text: 'bc1new' })
      all.form.save()
      await settle()
      leave(all)
      await all.clock.advance(1000)
      all.form.edit('p-w-savings')
      all.form.type({ field: 'label', text: 'Other' })
      all.provider.faults = { updateWallet: offline }
      all.form.save()
      await settle()
      expect(formOf(all).alert).toMatchObject({ tone: 'caution' })
    }
  })

  it('RECV-042 an address that differs from the stored address only by leading or trailing blanks is not sent', async () => {
    const padded = { ...savings, address: ` ${savings.address} `, label: ' Savings ' }
    const all = await inEditForm({ wallets: [padded], profiles: [profileOf(padded, [lumen])] })
    all.form.save()
    await settle()
    expect(all.sent()).toEqual([])
    expect(formOf(all).isReadOnly).toBe(true)
  })

  it('RECV-033 RECV-041 if the currency is not receivable, a new nickname can be saved, but no new address', async () => {
    const all = await inEditForm({ currencies: [option('BTC', { enabled: false }), option('ETH')] })
    all.form.type({ field: 'label', text: 'Other' })
    expect(formOf(all).canSave).toBe(true)
    all.form.type({ field: 'address', text: 'bc1new' })
    expect(formOf(all).canSave).toBe(false)
    all.form.save()
    await settle()
    expect(all.sent()).toEqual([])
    all.form.type({ field: 'address', text: savings.address })
    all.form.save()
    await settle()
    expect(sentNames(all)).toEqual(['updateWallet', 'update'])
  })
})

describe('partly saved nickname', () => {
  it('RECV-087 RECV-122 if a nickname was saved only in the wallet, the form’s next save stores it in the profile too', async () => {
    const all = await inEditForm()
    all.form.type({ field: 'label', text: 'Nest egg' })
    all.provider.faults = { update: offline }
    all.form.save()
    await settle()
    expect(formOf(all).alert?.tone).toBe('caution')
    all.form.cancel()
    await all.clock.advance(1000)
    expect(listOf(all).profiles[0]?.name).toBe('Savings')
    all.provider.faults = {}
    all.calls.splice(0)
    all.form.edit('p-w-savings')
    expect(formOf(all).label.value).toBe('Nest egg')
    all.form.save()
    await settle()
    expect(all.sent()).toEqual([['update', { profileId: 'p-w-savings', name: 'Nest egg' }]])
    await all.clock.advance(1000)
    expect(listOf(all).profiles[0]?.name).toBe('Nest egg')
  })
})

describe('unknown two-factor setting', () => {
  const edit = ({ menu }: ReturnType<typeof listOf>['profiles'][number]) =>
    menu.entries.find(({ kind }) => kind === 'edit')

  it('RECV-013 RECV-014 RECV-016 RECV-126 while the two-factor setting is unknown, no address can be edited', async () => {
    const all = await opened()
    all.settings.update(() => null)
    expect(listOf(all).banner).toBeNull()
    expect(listOf(all).profiles.map(edit)).toMatchObject([{ note: "We couldn't check your two-factor authentication" }])
    all.form.edit('p-w-savings')
    expect(all.state()).toBe('index')
    all.directory.load()
    await settle()
    expect(listOf(all).profiles.map(edit)).toMatchObject([{ note: null }])
  })
})

describe('address form during a save', () => {
  it('F4 while an address is being saved, no other address form opens, and saving again creates no second wallet', async () => {
    const all = await inAddForm()
    all.hold()
    all.form.save()
    await settle()
    all.form.add(null)
    all.form.edit('p-w-savings')
    expect(formOf(all)).toMatchObject({ state: 'add', address: { value: 'bc1new' }, status: 'loading' })
    all.form.save()
    await all.release()
    expect(sentNames(all).filter((name) => name === 'createWallet')).toHaveLength(1)
  })

  it('RECV-125 while an address is being saved, the fields of the address form cannot be changed', async () => {
    const all = await inAddForm()
    all.hold()
    all.form.save()
    await settle()
    all.form.type({ field: 'label', text: 'Other' })
    all.form.choose('ETH')
    all.form.search('eth')
    expect(formOf(all)).toMatchObject({
      label: { value: 'My Wallet' },
      currency: { search: '', chosen: { code: 'BTC' } },
    })
  })
})
