import { rejected } from '@paydeck/core/kernel'
import { receivingScreenStates } from '@paydeck/core/receiving'
import { describe, expect, it } from 'vitest'
import { bench, opened, formOf, harbor, listOf, offline, option, savings, settle } from '../bench.ts'

const inForm = async (options: Parameters<typeof opened>[0] = {}) => {
  const all = await opened(options)
  all.form.add(null)
  all.form.type({ field: 'address', text: ' 0xNew ' })
  return all
}

describe('a new receiving address', () => {
  it('RECV-001 the page with the receiving addresses has the states "index" (the address list), "add" and "edit"', async () => {
    expect(receivingScreenStates).toEqual(['index', 'add', 'edit'])
    const all = await opened()
    expect(all.state()).toBe('index')
    all.form.add(null)
    expect(all.state()).toBe('add')
    all.form.edit('p-w-savings')
    expect(all.state()).toBe('edit')
  })

  it('RECV-002 RECV-085 saving the form of a payout request adds the payor of this request to the new profile', async () => {
    const all = await opened()
    all.form.add('harbor')
    expect(formOf(all).forPayor).toBe('Harbor Studio will pay to this address.')
    all.form.type({ field: 'address', text: 'bc1new' })
    all.form.save()
    await settle()
    expect(all.sent()).toEqual([
      ['validate', { currency: 'BTC', address: 'bc1new' }],
      ['createWallet', { currency: 'BTC', address: 'bc1new', label: 'My Wallet' }],
      ['create', { name: 'My Wallet', walletId: 'w-new' }],
      ['addPayor', { payorId: 'harbor', profileId: 'p-new' }],
    ])
  })

  it('RECV-032 the form starts with BTC and the nickname "My Wallet", and cannot be saved without an address', async () => {
    const all = await opened()
    all.form.add(null)
    expect(formOf(all)).toMatchObject({
      currency: { chosen: { code: 'BTC' } },
      address: { value: '', error: null },
      label: { value: 'My Wallet' },
      canSave: false,
      forPayor: null,
    })
  })

  it('RECV-035 the form starts without a chosen currency if BTC is unavailable, even if the currencies load later', async () => {
    const without = { currencies: [option('ETH')] }
    const all = await opened(without)
    all.form.add(null)
    expect(formOf(all).currency).toMatchObject({ chosen: null, placeholder: 'Select a Currency', error: null })
    const early = bench(without)
    early.form.add(null)
    expect(formOf(early).currency.isLoading).toBe(true)
    early.directory.load()
    await settle()
    expect(formOf(early).currency).toMatchObject({ chosen: null, isLoading: false, error: null })
    early.form.choose('ETH')
    early.form.type({ field: 'address', text: '0x1' })
    early.directory.load()
    await settle()
    expect(formOf(early)).toMatchObject({ currency: { chosen: { code: 'ETH' } }, canSave: true })
  })

  it('RECV-034 a blank field does not show "Required" until the user has left the field', async () => {
    const all = await opened()
    all.form.add(null)
    all.form.type({ field: 'label', text: '  ' })
    expect([formOf(all).address.error, formOf(all).label.error]).toEqual([null, null])
    all.form.touch('address')
    expect([formOf(all).address.error, formOf(all).label.error]).toEqual(['Required', null])
    all.form.touch('label')
    expect([formOf(all).address.error, formOf(all).label.error]).toEqual(['Required', 'Required'])
    all.form.type({ field: 'address', text: 'bc1' })
    expect(formOf(all).address.error).toBeNull()
  })

  it('RECV-003 RECV-044 the form shows that the address was saved, and 1 s later the address list contains this address', async () => {
    const all = await inForm()
    all.form.save()
    expect(formOf(all)).toMatchObject({ status: 'loading', isReadOnly: true, canSave: false })
    await settle()
    expect(formOf(all)).toMatchObject({ alert: { tone: 'success', text: 'Your address was added.' }, isReadOnly: true })
    await all.clock.advance(999)
    expect(all.state()).toBe('add')
    await all.clock.advance(1)
    expect(listOf(all).profiles.map(({ name }) => name)).toEqual(['Savings', 'My Wallet'])
  })

  it('CALL-072 the list shows the new profile as "Pending approval", even if the reload fails', async () => {
    const all = await inForm({ profiles: [], wallets: [] })
    all.provider.faults = { profiles: offline, wallets: offline }
    all.form.save()
    await settle()
    await all.clock.advance(1000)
    expect(listOf(all).profiles).toMatchObject([{ id: 'p-new', name: 'My Wallet', pending: 'Pending approval' }])
  })

  it('ERR-074 the address field shows why an address was rejected, until the next edit or save; it shows no other failure', async () => {
    const all = await inForm({ isValid: false })
    const errors = () => [formOf(all).address.error, formOf(all).label.error]
    const text = 'Invalid wallet address for currency BTC.'
    all.form.save()
    await settle()
    expect([errors(), formOf(all).alert?.text]).toEqual([[text, null], text])
    all.form.save()
    expect(errors()).toEqual([null, null])
    await settle()
    expect(errors()).toEqual([text, null])
    all.form.type({ field: 'address', text: '0xOther' })
    expect([errors(), formOf(all).alert]).toEqual([[null, null], null])
    const other = await inForm({ faults: { createWallet: offline } })
    other.form.save()
    await settle()
    expect([formOf(other).address.error, formOf(other).alert?.tone]).toEqual([null, 'caution'])
  })

  it('RECV-004 a cancelled form sends nothing, and 1 s later the address list is shown', async () => {
    const all = await inForm()
    all.form.cancel()
    expect(formOf(all)).toMatchObject({ isReadOnly: true, canSave: false, alert: null })
    all.form.save()
    await all.clock.advance(999)
    expect(all.state()).toBe('add')
    await all.clock.advance(1)
    expect(all.state()).toBe('index')
    expect(all.sent()).toEqual([])
  })

  it('the form cannot be cancelled while it is being saved', async () => {
    const all = await inForm()
    all.hold()
    all.form.save()
    await settle()
    all.form.cancel()
    await all.clock.advance(1000)
    expect(formOf(all)).toMatchObject({ status: 'loading' })
    await all.release()
    expect(formOf(all).alert?.tone).toBe('success')
  })

  it('the form sends trimmed values, and sends them once even if the save button is pressed repeatedly', async () => {
    const all = await inForm()
    all.form.type({ field: 'label', text: ' Mine  ' })
    all.form.save()
    all.form.save()
    await settle()
    all.form.save()
    await settle()
    expect(all.sent()[1]).toEqual(['createWallet', { currency: 'BTC', address: '0xNew', label: 'Mine' }])
    expect(all.sent()).toHaveLength(3)
  })

  const texts = {
    validate: 'There was',
    createWallet: 'There was a problem saving your wallet. Please review and try again.',
    create: 'There was some problem creating profile. Please try again later.',
    addPayor: 'There was a problem saving your address. Please review and try again.',
  }
  it('RECV-045 ERR-086 ERR-069 ERR-071 if a call fails, the form shows an alert and keeps the input', async () => {
    for (const stage of ['createWallet', 'create', 'addPayor'] as const) {
      const all = await opened()
      all.form.add('harbor')
      all.form.type({ field: 'address', text: 'bc1new' })
      all.provider.faults = { [stage]: rejected(500, 'Down') }
      all.form.save()
      await settle()
      expect(formOf(all)).toMatchObject({
        alert: { tone: 'caution', text: texts[stage] },
        address: { value: 'bc1new' },
        status: 'failed',
        canSave: true,
      })
      expect(all.errors).toHaveLength(1)
      await all.clock.advance(1000)
      expect(formOf(all)).toMatchObject({ status: null, alert: { text: texts[stage] } })
      all.form.type({ field: 'label', text: 'Other' })
      expect(formOf(all).alert).toBeNull()
    }
  })

  it('ERR-074 ERR-025 errors about an address contain the common code of its currency', async () => {
    for (const change of [{ isValid: false }, { faults: { validate: offline } }]) {
      const all = await inForm()
      all.form.choose('PAX')
      Object.assign(all.provider, change)
      all.form.save()
      await settle()
      expect(formOf(all).alert).toEqual({ tone: 'caution', text: 'Invalid wallet address for currency USDP.' })
      expect(all.sent().map(([name]) => name)).toEqual(['validate'])
    }
  })

  it('RECV-084 ERR-070 if the nickname is blank, the form shows an error and sends nothing', async () => {
    const all = await inForm()
    all.form.type({ field: 'label', text: ' ' })
    expect(formOf(all).canSave).toBe(true)
    all.form.save()
    await settle()
    expect(formOf(all).alert?.text).toBe(texts.createWallet)
    expect(all.sent()).toEqual([])
  })

  it('CALL-072 a save uses an existing wallet that has the entered address, unless a profile already uses this wallet', async () => {
    const spare = { ...savings, id: 'w-spare', address: '0xNew' }
    const all = await opened({ wallets: [savings, spare] })
    all.form.add('harbor')
    all.form.type({ field: 'address', text: '0xNew' })
    all.form.save()
    await settle()
    expect(all.sent().slice(1)).toEqual([
      ['addPayorToWallet', { name: 'My Wallet', payorId: 'harbor', walletId: 'w-spare' }],
    ])
    await all.clock.advance(1000)
    expect(listOf(all).profiles[1]).toMatchObject({ id: 'p-new', senders: 'Senders: Harbor Studio' })
    const alone = await opened({ wallets: [savings, spare] })
    alone.form.add(null)
    alone.form.type({ field: 'address', text: '0xNew' })
    alone.form.save()
    await settle()
    expect(alone.sent().slice(1)).toEqual([['create', { name: 'My Wallet', walletId: 'w-spare' }]])
  })

  it('saving again continues an interrupted save without creating the wallet a second time', async () => {
    const all = await inForm()
    all.provider.faults = { create: offline }
    all.form.save()
    await settle()
    all.provider.faults = {}
    await all.clock.advance(1000)
    all.form.save()
    await settle()
    expect(all.sent().map(([name]) => name)).toEqual(['validate', 'createWallet', 'create', 'validate', 'create'])
    expect(formOf(all).alert?.tone).toBe('success')
  })

  it('ERR-076 if the chosen currency is unavailable, the form shows an error and sends nothing', async () => {
    const all = await opened({ currencies: [option('BTC', { enabled: false }), option('ETH'), option('USDT')] })
    all.form.add(null)
    all.form.type({ field: 'address', text: 'bc1new' })
    expect(formOf(all)).toMatchObject({ currency: { error: 'Currency Not Available' }, canSave: false })
    all.form.choose('USDT')
    expect(formOf(all)).toMatchObject({ currency: { error: 'Currency Not Available' }, canSave: false })
    all.form.save()
    await settle()
    expect(all.sent()).toEqual([])
    all.form.choose('ETH')
    expect(formOf(all)).toMatchObject({ currency: { error: null }, canSave: true })
  })

  it('RECV-059 the address of a connected wallet fills the address field, and nothing is sent before the user saves', async () => {
    const all = await opened()
    all.form.add(null)
    all.form.fillAddress('0xAccount')
    await settle()
    expect(formOf(all).address.value).toBe('0xAccount')
    expect(all.sent()).toEqual([])
  })

  it('the delayed closing of a cancelled form does not close a form that is opened in the meantime', async () => {
    const all = await inForm()
    all.form.cancel()
    await all.clock.advance(500)
    all.form.add('harbor')
    await all.clock.advance(2000)
    expect(formOf(all).forPayor).toBe(`${harbor.name} will pay to this address.`)
  })

  it('if the user signs out during a save, the next user sees neither a notice nor the saved address', async () => {
    const all = await inForm()
    all.hold()
    all.form.save()
    await settle()
    all.stores.resetAll()
    await all.release()
    expect(listOf(all)).toMatchObject({ state: 'index', notice: null, profiles: [] })
  })
})
