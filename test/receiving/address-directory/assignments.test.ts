import { rejected } from '@paydeck/core/kernel'
import { describe, expect, it } from 'vitest'
import { opened, listOf, lumen, offline, profileOf, savings, settle } from '../bench.ts'

const senders = (all: Awaited<ReturnType<typeof opened>>) => listOf(all).profiles.map((profile) => profile.senders)

describe('the senders of a receiving address', () => {
  it('RECV-071 RECV-077 accepting a payout request sends AddPayorToProfile for the active profile, and no other call', async () => {
    const empty = { ...savings, id: 'w-empty', label: 'Empty' }
    const all = await opened({ wallets: [empty, savings], profiles: [profileOf(empty), profileOf(savings, [lumen])] })
    all.directory.accept('harbor')
    expect(listOf(all).requests[0]?.action.isEnabled).toBe(false)
    all.directory.accept('harbor')
    await settle()
    expect(all.sent()).toEqual([['addPayor', { payorId: 'harbor', profileId: 'p-w-savings' }]])
    expect(listOf(all)).toMatchObject({
      requests: [],
      notice: {
        tone: 'success',
        text: "Payments from Harbor Studio go to Savings (BTC …0end). If this change needs approval, we hold the payments until it's approved.",
      },
    })
    expect(senders(all)).toEqual(['No senders yet.', 'Senders: Lumen Payroll, Harbor Studio'])
  })

  it('ERR-079 if accepting a payout request fails, an error is shown and the request stays in the list', async () => {
    const all = await opened()
    all.provider.faults = { addPayor: rejected(500, 'Down') }
    all.directory.accept('harbor')
    await settle()
    expect(listOf(all)).toMatchObject({
      notice: { tone: 'caution', text: "We're having trouble accepting this payouts invite, please contact support." },
      requests: [{ id: 'harbor', action: { isEnabled: true } }],
    })
    expect(all.errors).toHaveLength(1)
  })

  it('accepting a sender sends nothing if the sender has no payout request, or if there is no profile', async () => {
    const all = await opened()
    all.directory.accept('lumen')
    all.directory.accept('nobody')
    const none = await opened({ profiles: [], wallets: [] })
    none.directory.accept('harbor')
    await settle()
    expect([...all.sent(), ...none.sent()]).toEqual([])
  })

  it('RECV-089 a removed sender becomes a payout request again, and a profile without senders can be deleted', async () => {
    const all = await opened()
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
    expect(listOf(all).requests.map(({ id }) => id)).toEqual(['lumen', 'harbor'])
    expect(listOf(all).profiles[0]?.menu.entries.map(({ kind }) => kind)).toEqual(['edit', 'delete'])
    expect(listOf(all).notice).toEqual({
      tone: 'success',
      text: 'Lumen Payroll was removed from Savings.',
      move: null,
    })
  })

  it('ERR-085 if removing a sender fails, the failure is logged and the dialog stays open', async () => {
    const all = await opened()
    all.directory.openRemoveSenderDialog({ profileId: 'p-w-savings', payorId: 'lumen' })
    all.provider.faults = { removePayor: offline }
    all.directory.remove()
    await settle()
    expect(all.errors).toHaveLength(1)
    expect(listOf(all).notice).toBeNull()
    expect(senders(all)).toEqual(['Senders: Lumen Payroll'])
    expect(all.modals).toEqual(['open remove-receiving'])
    expect(all.directory.removal.get()?.status).toBe('failed')
    await all.clock.advance(1000)
    expect(all.directory.removal.get()?.status).toBeNull()
  })

  it('RECV-090 deleting a profile also deletes its wallet, and the profile disappears from the list', async () => {
    const all = await opened({ profiles: [profileOf(savings)] })
    all.directory.openDeleteDialog('p-w-savings')
    expect(all.directory.removal.get()).toMatchObject({ title: 'Delete Savings?', confirm: 'Delete', status: null })
    all.directory.remove()
    all.directory.remove()
    await settle()
    expect(all.sent()).toEqual([
      ['remove', { profileId: 'p-w-savings' }],
      ['deleteWallet', { walletId: 'w-savings' }],
    ])
    expect(listOf(all)).toMatchObject({ profiles: [], notice: { tone: 'success', text: 'Savings was deleted.' } })
  })

  it('ERR-083 if deleting a profile or its wallet fails, the failure is logged', async () => {
    const all = await opened({ profiles: [profileOf(savings)] })
    all.directory.openDeleteDialog('p-w-savings')
    all.provider.faults = { remove: offline }
    all.directory.remove()
    await settle()
    expect([all.errors.length, listOf(all).profiles.length, listOf(all).notice]).toEqual([1, 1, null])
    expect(all.sent()).toHaveLength(1)
    all.provider.faults = { deleteWallet: offline }
    all.directory.remove()
    await settle()
    expect([all.errors.length, listOf(all).profiles.length]).toEqual([2, 0])
    expect(all.modals.at(-1)).toBe('close remove-receiving')
  })

  it('RECV-017 no removal dialog opens for a profile that has senders, nor if the profile or the sender is unknown', async () => {
    const all = await opened()
    all.directory.openDeleteDialog('p-w-savings')
    all.directory.openDeleteDialog('nothing')
    all.directory.openRemoveSenderDialog({ profileId: 'p-w-savings', payorId: 'harbor' })
    all.directory.remove()
    await settle()
    expect([all.modals, all.sent(), all.directory.removal.get()]).toEqual([[], [], null])
    all.directory.closeRemoval()
    expect(all.modals).toEqual(['close remove-receiving'])
  })

  it('names that look like text placeholders, such as {payor}, are shown unchanged', async () => {
    const odd = { ...savings, label: '{payor}' }
    const all = await opened({ wallets: [odd], profiles: [profileOf(odd, [{ id: 'x', name: '{name} $&' }])] })
    all.directory.openRemoveSenderDialog({ profileId: 'p-w-savings', payorId: 'x' })
    expect(all.directory.removal.get()?.title).toBe('Remove {name} $& from {payor}?')
  })

  it('loading the page again clears the notice above the list', async () => {
    const all = await opened()
    all.directory.accept('harbor')
    await settle()
    all.directory.load()
    expect(listOf(all).notice).toBeNull()
  })
})
