import { rejected } from '@paydeck/core/kernel'
import { describe, expect, it } from 'vitest'
import { opened, formOf, inAddForm, listOf, sentNames, offline, profileOf, savings, settle } from '../bench.ts'

describe('interrupted save of a new address', () => {
  it('RECV-085 RECV-086 RECV-121 if only adding the payor failed, the next save re-uses the created wallet and profile', async () => {
    const all = await inAddForm()
    all.provider.faults = { addPayor: offline }
    all.form.save()
    await settle()
    all.provider.faults = {}
    all.form.save()
    await settle()
    expect(sentNames(all)).toEqual(['validate', 'createWallet', 'create', 'addPayor', 'validate', 'addPayor'])
    expect(all.provider.profiles.map(({ id, payors }) => [id, payors.length])).toEqual([
      ['p-w-savings', 1],
      ['p-new', 1],
    ])
  })

  it('RECV-085 the next save re-uses the created wallet and profile even if the payout records fail to reload', async () => {
    for (const failing of ['create', 'addPayor']) {
      const all = await inAddForm()
      all.provider.faults = { [failing]: rejected(500), wallets: offline, profiles: offline }
      all.form.save()
      await settle()
      all.provider.faults = { wallets: offline, profiles: offline }
      all.form.save()
      await settle()
      expect(sentNames(all).filter((name) => name === 'createWallet')).toHaveLength(1)
      expect(all.provider.profiles.map(({ id }) => id)).toEqual(['p-w-savings', 'p-new'])
      expect(formOf(all).alert?.tone).toBe('success')
    }
  })

  it('RECV-086 RECV-121 if a response was lost, the next save reloads the records to find out which calls took effect', async () => {
    for (const lost of ['createWallet', 'create', 'addPayor']) {
      const all = await inAddForm()
      all.provider.lostResponses = [lost]
      all.form.save()
      await settle()
      expect(formOf(all).alert?.tone).toBe('caution')
      all.provider.lostResponses = []
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

  it('RECV-086 RECV-121 after a lost response, the next save waits until the records are reloaded', async () => {
    const all = await inAddForm()
    all.provider.lostResponses = ['create']
    all.holdNext('profiles')
    all.form.save()
    await settle()
    all.provider.lostResponses = []
    all.form.save()
    await settle()
    expect(sentNames(all)).toEqual(['validate', 'createWallet', 'create'])
    expect(formOf(all).status).toBe('loading')
    await all.release()
    expect(sentNames(all)).toEqual(['validate', 'createWallet', 'create', 'validate', 'addPayor'])
  })

  it('RECV-085 the next save renames the created profile if the nickname in the form has changed', async () => {
    const all = await inAddForm()
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
    expect(listOf(all).profiles[1]).toMatchObject({ name: 'Rainy days', senders: 'Senders: Harbor Studio' })
  })

  it('a save does not re-use a profile that existed before the save, even if this profile has the same address', async () => {
    const all = await inAddForm()
    all.form.type({ field: 'address', text: savings.address })
    all.form.save()
    await settle()
    expect(sentNames(all)).toEqual(['validate', 'createWallet', 'create', 'addPayor'])
  })

  it('a save does not re-use a wallet that was deleted with its profile, even if the wallets fail to reload', async () => {
    const all = await opened({ profiles: [profileOf(savings)] })
    all.provider.faults = { wallets: offline }
    all.directory.openDeleteDialog('p-w-savings')
    all.directory.remove()
    await settle()
    all.form.add(null)
    all.form.type({ field: 'address', text: savings.address })
    all.form.save()
    await settle()
    expect(sentNames(all)).toEqual(['remove', 'deleteWallet', 'validate', 'createWallet', 'create'])
  })
})
