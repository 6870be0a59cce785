import { describe, expect, it } from 'vitest'
import { entered, inAdd, inEdit, names, profileOf, savings, settle } from './bench.ts'

describe('what is on its way when a user signs out', () => {
  const nothing = { profiles: [], payors: [], wallets: [] }

  it('SESS-021 is not gone on with, nor kept for the next user: a removal', async () => {
    const all = await entered({ profiles: [profileOf(savings)] })
    all.directory.openDeleteDialog('p-w-savings')
    all.holdNext('remove')
    all.directory.remove()
    await settle()
    all.stores.resetAll()
    await all.release()
    expect(names(all)).toEqual(['remove'])
    expect(all.payouts.state.get()).toMatchObject(nothing)
  })

  it('SESS-021 is not gone on with, nor kept for the next user: an invite', async () => {
    const all = await entered({ held: 'token' })
    all.holdNext('accept')
    const accepted = all.invites.tasks.acceptAtStart()
    await settle()
    all.stores.resetAll()
    await all.release()
    await accepted
    expect(names(all)).toEqual(['check', 'accept'])
    expect(all.payouts.state.get()).toMatchObject(nothing)
  })

  it('SESS-021 is not gone on with, nor kept for the next user: a new address and a change', async () => {
    const added = await inAdd()
    added.holdNext('createWallet')
    added.form.save()
    await settle()
    added.stores.resetAll()
    await added.release()
    expect(names(added)).toEqual(['validate', 'createWallet'])
    const changed = await inEdit()
    changed.form.type({ field: 'label', text: 'Other' })
    changed.holdNext('updateWallet')
    changed.form.save()
    await settle()
    changed.stores.resetAll()
    await changed.release()
    expect(names(changed)).toEqual(['updateWallet'])
    for (const { payouts } of [added, changed]) expect(payouts.state.get()).toMatchObject(nothing)
  })
})
