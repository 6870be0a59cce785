import { describe, expect, it } from 'vitest'
import { opened, inAddForm, inEditForm, sentNames, profileOf, savings, settle } from './bench.ts'

describe('operations in flight at sign-out', () => {
  const nothing = { profiles: [], payors: [], wallets: [] }

  it('SESS-021 if the user signs out during the deletion of an address, no further call is sent, and no payout data remains', async () => {
    const all = await opened({ profiles: [profileOf(savings)] })
    all.directory.openDeleteDialog('p-w-savings')
    all.holdNext('remove')
    all.directory.remove()
    await settle()
    all.stores.resetAll()
    await all.release()
    expect(sentNames(all)).toEqual(['remove'])
    expect(all.payouts.state.get()).toMatchObject(nothing)
  })

  it('SESS-021 if the user signs out while an invite is being accepted, no further call is sent, and no payout data remains', async () => {
    const all = await opened({ inviteToken: 'token' })
    all.holdNext('accept')
    const accepted = all.invites.tasks.acceptAtStart()
    await settle()
    all.stores.resetAll()
    await all.release()
    await accepted
    expect(sentNames(all)).toEqual(['check', 'accept'])
    expect(all.payouts.state.get()).toMatchObject(nothing)
  })

  it('SESS-021 if the user signs out while an address is being saved, no further call is sent, and no payout data remains', async () => {
    const added = await inAddForm()
    added.holdNext('createWallet')
    added.form.save()
    await settle()
    added.stores.resetAll()
    await added.release()
    expect(sentNames(added)).toEqual(['validate', 'createWallet'])
    const changed = await inEditForm()
    changed.form.type({ field: 'label', text: 'Other' })
    changed.holdNext('updateWallet')
    changed.form.save()
    await settle()
    changed.stores.resetAll()
    await changed.release()
    expect(sentNames(changed)).toEqual(['updateWallet'])
    for (const { payouts } of [added, changed]) expect(payouts.state.get()).toMatchObject(nothing)
  })
})
