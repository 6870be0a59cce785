import { rejected } from '@paydeck/core/kernel'
import { describe, expect, it } from 'vitest'
import { entered, formOf, inAdd, indexOf, names, offline, profileOf, savings, settle } from '../bench.ts'

describe('a new address whose save was interrupted', () => {
  it('RECV-085 RECV-086 RECV-121 makes neither the wallet nor the profile again when its payor could not be added', async () => {
    const all = await inAdd()
    all.provider.faults = { addPayor: offline }
    all.form.save()
    await settle()
    all.provider.faults = {}
    all.form.save()
    await settle()
    expect(names(all)).toEqual(['validate', 'createWallet', 'create', 'addPayor', 'validate', 'addPayor'])
    expect(all.provider.profiles.map(({ id, payors }) => [id, payors.length])).toEqual([
      ['p-w-savings', 1],
      ['p-new', 1],
    ])
  })

  it('RECV-085 does so also while what it has made cannot be loaded', async () => {
    for (const failing of ['create', 'addPayor']) {
      const all = await inAdd()
      all.provider.faults = { [failing]: rejected(500), wallets: offline, profiles: offline }
      all.form.save()
      await settle()
      all.provider.faults = { wallets: offline, profiles: offline }
      all.form.save()
      await settle()
      expect(names(all).filter((name) => name === 'createWallet')).toHaveLength(1)
      expect(all.provider.profiles.map(({ id }) => id)).toEqual(['p-w-savings', 'p-new'])
      expect(formOf(all).alert?.tone).toBe('success')
    }
  })

  it('RECV-086 RECV-121 knows by what it loads of a stage that took effect and whose answer was lost', async () => {
    for (const lost of ['createWallet', 'create', 'addPayor']) {
      const all = await inAdd()
      all.provider.lost = [lost]
      all.form.save()
      await settle()
      expect(formOf(all).alert?.tone).toBe('caution')
      all.provider.lost = []
      all.form.save()
      await settle()
      expect(formOf(all).alert?.tone).toBe('success')
      expect(all.provider.wallets.map(({ id }) => id)).toEqual(['w-savings', 'w-new'])
      expect(all.provider.profiles.map(({ id, payors }) => [id, payors.map((payor) => payor.id)])).toEqual([
        ['p-w-savings', ['lumen']],
        ['p-new', ['harbor']],
      ])
    }
  })

  it('RECV-086 RECV-121 waits for what it loads before it goes on', async () => {
    const all = await inAdd()
    all.provider.lost = ['create']
    all.holdNext('profiles')
    all.form.save()
    await settle()
    all.provider.lost = []
    all.form.save()
    await settle()
    expect(names(all)).toEqual(['validate', 'createWallet', 'create'])
    expect(formOf(all).status).toBe('loading')
    await all.release()
    expect(names(all)).toEqual(['validate', 'createWallet', 'create', 'validate', 'addPayor'])
  })

  it('RECV-085 calls the profile that was made as the nickname reads by then', async () => {
    const all = await inAdd()
    all.provider.faults = { addPayor: offline }
    all.form.save()
    await settle()
    all.provider.faults = {}
    all.form.type({ field: 'label', text: 'Rainy days' })
    all.form.save()
    await settle()
    expect(all.sent().slice(-2)).toEqual([
      ['update', { profileId: 'p-new', name: 'Rainy days' }],
      ['addPayor', { payorId: 'harbor', profileId: 'p-new' }],
    ])
    await all.clock.advance(1000)
    expect(indexOf(all).profiles[1]).toMatchObject({ name: 'Rainy days', senders: 'Senders: Harbor Studio' })
  })

  it('makes another profile of an address that there was before', async () => {
    const all = await inAdd()
    all.form.type({ field: 'address', text: savings.address })
    all.form.save()
    await settle()
    expect(names(all)).toEqual(['validate', 'createWallet', 'create', 'addPayor'])
  })

  it('takes no wallet that was deleted with its profile, also when the wallets could not be loaded since', async () => {
    const all = await entered({ profiles: [profileOf(savings)] })
    all.provider.faults = { wallets: offline }
    all.directory.openDeleteDialog('p-w-savings')
    all.directory.remove()
    await settle()
    all.form.add(null)
    all.form.type({ field: 'address', text: savings.address })
    all.form.save()
    await settle()
    expect(names(all)).toEqual(['remove', 'deleteWallet', 'validate', 'createWallet', 'create'])
  })
})
