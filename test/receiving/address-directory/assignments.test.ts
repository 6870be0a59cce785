import { rejected } from '@paydeck/core/kernel'
import { describe, expect, it } from 'vitest'
import { entered, indexOf, lumen, offline, profileOf, savings, settle } from '../bench.ts'

const senders = (all: Awaited<ReturnType<typeof entered>>) => indexOf(all).profiles.map((profile) => profile.senders)

describe('who pays to which address', () => {
  it('RECV-071 RECV-077 accepts a request by AddPayorToProfile alone, with the active profile', async () => {
    const empty = { ...savings, id: 'w-empty', label: 'Empty' }
    const all = await entered({ wallets: [empty, savings], profiles: [profileOf(empty), profileOf(savings, [lumen])] })
    all.directory.accept('harbor')
    expect(indexOf(all).requests[0]?.action.isEnabled).toBe(false)
    all.directory.accept('harbor')
    await settle()
    expect(all.sent()).toEqual([['addPayor', { payorId: 'harbor', profileId: 'p-w-savings' }]])
    expect(indexOf(all)).toMatchObject({
      requests: [],
      notice: {
        tone: 'success',
        text: 'Payments of Harbor Studio go to Savings (BTC …0end). If that has to be approved first, they are held until then.',
      },
    })
    expect(senders(all)).toEqual(['Nobody pays to this address yet.', 'Senders: Lumen Payroll, Harbor Studio'])
  })

  it('ERR-079 tells of a request that was not accepted, which stays', async () => {
    const all = await entered()
    all.provider.faults = { addPayor: rejected(500, 'Down') }
    all.directory.accept('harbor')
    await settle()
    expect(indexOf(all)).toMatchObject({
      notice: { tone: 'caution', text: "We're having trouble accepting this payouts invite, please contact support." },
      requests: [{ id: 'harbor', action: { isEnabled: true } }],
    })
    expect(all.errors).toHaveLength(1)
  })

  it('accepts no payor who is no request, and none without a profile', async () => {
    const all = await entered()
    all.directory.accept('lumen')
    all.directory.accept('nobody')
    const none = await entered({ profiles: [], wallets: [] })
    none.directory.accept('harbor')
    await settle()
    expect([...all.sent(), ...none.sent()]).toEqual([])
  })

  it('RECV-089 makes a request of a sender that is removed, and offers delete once the last is', async () => {
    const all = await entered()
    all.directory.openRemoveSenderDialog({ profileId: 'p-w-savings', payorId: 'lumen' })
    expect(all.modals).toEqual(['open remove-receiving'])
    expect(all.directory.removal.get()).toMatchObject({
      title: 'Remove Lumen Payroll from Savings?',
      confirm: 'Remove sender',
    })
    expect(all.sent()).toEqual([])
    all.directory.remove()
    await settle()
    expect(all.sent()).toEqual([['removePayor', { payorId: 'lumen', profileId: 'p-w-savings' }]])
    expect(all.modals.at(-1)).toBe('close remove-receiving')
    expect(indexOf(all).requests.map(({ id }) => id)).toEqual(['lumen', 'harbor'])
    expect(indexOf(all).profiles[0]?.menu.entries.map(({ kind }) => kind)).toEqual(['edit', 'delete'])
    expect(indexOf(all).notice).toEqual({
      tone: 'success',
      text: 'Lumen Payroll was removed from Savings.',
      move: null,
    })
  })

  it('ERR-085 only logs that a sender was not removed: the dialog stays, with its button', async () => {
    const all = await entered()
    all.directory.openRemoveSenderDialog({ profileId: 'p-w-savings', payorId: 'lumen' })
    all.provider.faults = { removePayor: offline }
    all.directory.remove()
    await settle()
    expect(all.errors).toHaveLength(1)
    expect(indexOf(all).notice).toBeNull()
    expect(senders(all)).toEqual(['Senders: Lumen Payroll'])
    expect(all.modals).toEqual(['open remove-receiving'])
    expect(all.directory.removal.get()?.status).toBe('failed')
    await all.clock.advance(1000)
    expect(all.directory.removal.get()?.status).toBeNull()
  })

  it('RECV-090 deletes a profile, shows those that are left, and then deletes its wallet', async () => {
    const all = await entered({ profiles: [profileOf(savings)] })
    all.directory.openDeleteDialog('p-w-savings')
    expect(all.directory.removal.get()).toMatchObject({ title: 'Delete Savings?', confirm: 'Delete', status: null })
    all.directory.remove()
    all.directory.remove()
    await settle()
    expect(all.sent()).toEqual([
      ['remove', { profileId: 'p-w-savings' }],
      ['deleteWallet', { walletId: 'w-savings' }],
    ])
    expect(indexOf(all)).toMatchObject({ profiles: [], notice: { tone: 'success', text: 'Savings was deleted.' } })
  })

  it('ERR-083 only logs a profile or a wallet that was not deleted', async () => {
    const all = await entered({ profiles: [profileOf(savings)] })
    all.directory.openDeleteDialog('p-w-savings')
    all.provider.faults = { remove: offline }
    all.directory.remove()
    await settle()
    expect([all.errors.length, indexOf(all).profiles.length, indexOf(all).notice]).toEqual([1, 1, null])
    expect(all.sent()).toHaveLength(1)
    all.provider.faults = { deleteWallet: offline }
    all.directory.remove()
    await settle()
    expect([all.errors.length, indexOf(all).profiles.length]).toEqual([2, 0])
    expect(all.modals.at(-1)).toBe('close remove-receiving')
  })

  it('RECV-017 asks about no profile that a payor pays into, and about nothing that is not there', async () => {
    const all = await entered()
    all.directory.openDeleteDialog('p-w-savings')
    all.directory.openDeleteDialog('nothing')
    all.directory.openRemoveSenderDialog({ profileId: 'p-w-savings', payorId: 'harbor' })
    all.directory.remove()
    await settle()
    expect([all.modals, all.sent(), all.directory.removal.get()]).toEqual([[], [], null])
    all.directory.closeRemoval()
    expect(all.modals).toEqual(['close remove-receiving'])
  })

  it('takes a name that looks like a placeholder as it is', async () => {
    const odd = { ...savings, label: '{payor}' }
    const all = await entered({ wallets: [odd], profiles: [profileOf(odd, [{ id: 'x', name: '{name} $&' }])] })
    all.directory.openRemoveSenderDialog({ profileId: 'p-w-savings', payorId: 'x' })
    expect(all.directory.removal.get()?.title).toBe('Remove {name} $& from {payor}?')
  })

  it('forgets what was told when the screen is entered again', async () => {
    const all = await entered()
    all.directory.accept('harbor')
    await settle()
    all.directory.load()
    expect(indexOf(all).notice).toBeNull()
  })
})
