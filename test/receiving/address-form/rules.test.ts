import { describe, expect, it } from 'vitest'
import {
  editForm,
  isSavable,
  madeProfile,
  newForm,
  formToSave,
  spareWallet,
  withChange,
  withProfile,
  withWallet,
} from '../../../core/receiving/address-form/rules/index.ts'
import { withProfileChanged } from '../../../core/receiving/rules.ts'
import { opened, formOf, lumen, option, profileOf, savings } from '../bench.ts'

const other = { ...savings, id: 'w-other', address: 'bc1other' }
const ether = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const payouts = (wallets: ReadonlyArray<typeof savings>, profiles: ReadonlyArray<ReturnType<typeof profileOf>>) => ({
  payors: [],
  wallets,
  profiles,
  firstPayout: null,
})

describe('saved wallets and profiles', () => {
  it('CALL-072 spareWallet returns the wallet with the given currency and address if no profile uses this wallet', () => {
    const { currency, address } = savings
    const none = { ...profileOf(other), wallet: null }
    expect(spareWallet({ currency, address }, payouts([other, savings], [profileOf(other), none]))).toBe(savings)
    expect(
      spareWallet({ currency, address }, payouts([other, savings], [profileOf(other), profileOf(savings)])),
    ).toBeNull()
    expect(spareWallet({ currency: 'ETH', address }, payouts([savings], []))).toBeNull()
    expect(spareWallet({ currency, address: 'bc1new' }, payouts([savings], []))).toBeNull()
  })

  it('CALL-072 madeProfile returns the profile with the given currency and address unless it existed before the save', () => {
    const { currency, address } = savings
    const none = { ...profileOf(other), id: 'p-none', wallet: null }
    const known = payouts([savings, other], [none, profileOf(other), profileOf(savings)])
    expect(madeProfile({ currency, address }, [], known)?.id).toBe('p-w-savings')
    expect(madeProfile({ currency, address }, ['p-w-savings'], known)).toBeNull()
    expect(madeProfile({ currency: 'ETH', address }, [], known)).toBeNull()
    expect(madeProfile({ currency, address: 'bc1new' }, [], known)).toBeNull()
  })

  it('CALL-072 withWallet adds a new wallet to the list, and replaces the earlier version of a listed wallet', () => {
    expect(withWallet(payouts([savings], []), other).wallets).toEqual([savings, other])
    expect(withWallet(payouts([savings, other], []), { ...savings, label: 'New' }).wallets).toEqual([
      other,
      { ...savings, label: 'New' },
    ])
  })

  it('RECV-088 RECV-095 withChange updates wallet and profile; the wallet becomes pending if its address has changed', () => {
    const none = { ...profileOf(other), id: 'p-none', wallet: null }
    const known = payouts([savings, other], [none, profileOf(other), profileOf(savings)])
    const { isActive: _, ...held } = { ...savings, label: 'New' }
    const renamed = withChange(known, held, false)
    expect(renamed.wallets).toEqual([{ ...savings, label: 'New' }, other])
    expect(renamed.profiles).toEqual([none, profileOf(other), { ...profileOf(savings), wallet: held }])
    expect(withChange(known, held, true).wallets).toEqual([{ ...savings, label: 'New', isActive: false }, other])
    expect(
      withProfileChanged(known, 'p-none', (one) => ({ ...one, name: 'Nobody' })).profiles.map(({ name }) => name),
    ).toEqual(['Nobody', 'Savings', 'Savings'])
  })

  it('RECV-088 withChange keeps an unchanged address as stored, and stores a changed address in canonical form', () => {
    const answered = { ...savings, address: `0X${ether.slice(2)}` }
    const known = payouts([answered], [profileOf(answered)])
    const { isActive: _, ...held } = { ...savings, address: ether, label: 'New' }
    const addresses = ({ wallets, profiles }: typeof known) => [
      ...wallets.map(({ address }) => address),
      ...profiles.map(({ wallet }) => wallet?.address),
    ]
    expect(addresses(withChange(known, held, false))).toEqual([answered.address, answered.address])
    expect(addresses(withChange(known, held, true))).toEqual([ether.toLowerCase(), ether.toLowerCase()])
  })

  it('RECV-033 a new address cannot be saved until its currency is known to be receivable', () => {
    const form = { currency: 'BTC', address: 'bc1new', label: '' }
    const at = { mode: 'add' } as const
    expect(
      [null, [], [option('BTC')], [option('BTC', { enabled: false })]].map((options) => isSavable(at, form, options)),
    ).toEqual([false, false, true, false])
  })

  it('CALL-072 withProfile adds a profile to the list once, and adds the profile’s wallet as pending if it is not listed', () => {
    const { isActive: _, ...held } = other
    const added = withProfile(payouts([savings], [profileOf(savings)]), profileOf(other))
    expect(added.profiles).toEqual([profileOf(savings), profileOf(other)])
    expect(added.wallets).toEqual([savings, { ...held, isActive: false }])
    const again = withProfile(added, profileOf(other, [lumen]))
    expect(again.profiles).toEqual([profileOf(savings), profileOf(other, [lumen])])
    expect(again.wallets).toBe(added.wallets)
    const without = { ...profileOf(other), wallet: null }
    expect(withProfile(payouts([savings], []), without)).toEqual(payouts([savings], [without]))
  })

  it('RECV-032 RECV-038 newForm and editForm return the initial values of the form; a form without a currency cannot be saved', () => {
    expect(newForm([option('ETH')])).toEqual({
      currency: null,
      address: '',
      account: null,
      label: 'My Wallet',
      search: '',
      touched: [],
      alert: null,
      refused: null,
    })
    expect(formToSave(newForm([option('ETH')]))).toBeNull()
    expect(editForm({ currency: 'BTC', address: 'a', label: 'b' })).toMatchObject({
      currency: 'BTC',
      address: 'a',
      label: 'b',
      touched: [],
    })
  })
})

describe('texts of the address form', () => {
  it('RECV-022 RECV-023 RECV-024 RECV-029 the address form and its fields have the specified labels', async () => {
    const all = await opened()
    all.form.add(null)
    expect(formOf(all)).toMatchObject({
      heading: 'Add Receiving Address',
      web3: { lead: 'Fill in the address of your own wallet.', action: 'Web3 Options' },
      manual: 'Enter Manually',
      approval: 'Your address will be approved within 24 hours.',
      currency: { label: 'Currency', placeholder: 'Select a Currency' },
      address: { label: 'Wallet Address', hint: 'Paste your crypto address.' },
      label: { label: 'Nickname', hint: null },
      cancel: 'Cancel',
      save: 'Save Address',
    })
  })

  it('RECV-037 RECV-049 RECV-052 the texts about a change of the address name the affected senders, or say that there are none', async () => {
    const all = await opened()
    all.form.edit('p-w-savings')
    expect(formOf(all).affected).toEqual({
      lead: 'This changes where these senders pay you:',
      names: ['Lumen Payroll'],
    })
    expect(all.form.code.get()).toMatchObject({
      lead: 'Editing this address affects payments from these senders:',
      cancel: 'Cancel',
      save: 'Save Address',
    })
    const alone = await opened({ profiles: [profileOf(savings)] })
    alone.form.edit('p-w-savings')
    expect(formOf(alone).affected).toBeNull()
    expect(alone.form.code.get().lead).toBe('No one pays to this address yet. Changing it requires a code anyway.')
  })
})
