import { rejected } from '@paydeck/core/kernel'
import { pendingInvite } from '@paydeck/core/receiving'
import { startQuery } from '@paydeck/core/routes'
import { describe, expect, it } from 'vitest'
import { bench, listOf, lumen, offline, settle } from '../bench.ts'

describe('payout invite in the URL at start', () => {
  const withInvite = { inviteToken: 'token-1', payors: [lumen] }
  const names = (all: ReturnType<typeof bench>) => all.sent().map(([name]) => name)

  it('RECV-071 RECV-072 RECV-073 RECV-077 an invite is checked, accepted, marked as seen, then assigned to a profile', async () => {
    const all = bench(withInvite)
    await all.start()
    await all.invites.tasks.acceptAtStart()
    expect(all.sent()).toEqual([
      ['check', { payload: 'token-1', from: 'start' }],
      ['accept', { payload: 'token-1', from: 'start' }],
      ['markSeen', { payload: 'token-1', from: 'start' }],
      ['renew', null],
      ['addPayor', { payorId: 'ferry', profileId: 'p-w-savings' }],
    ])
    expect(all.payouts.state.get().invite).toBeNull()
    expect(all.wentTo).toEqual(['/settings/receiving-addresses'])
    expect(all.payouts.state.get().profiles[0]?.payors.map(({ id }) => id)).toEqual(['lumen', 'ferry'])
    expect(all.invites.view.get()).toEqual({ isAccepting: false, failure: null })
    expect(all.invites.joined.get()).toMatchObject({ payors: [{ id: 'ferry' }], profile: { id: 'p-w-savings' } })
  })

  it('RECV-105 an invite with an empty token is ignored', async () => {
    const { invite } = startQuery(new Map([['accept-invite-payload', '']]))
    const all = bench({ inviteToken: invite, payors: [] })
    await all.start()
    await all.invites.tasks.acceptAtStart()
    all.invites.retry()
    await settle()
    expect(all.sent()).toEqual([])
    expect(all.wentTo).toEqual([])
    expect(pendingInvite(all.payouts.state.get(), false)).toBeNull()
  })

  it('VERIF-084 pendingInvite returns even an accepted invite until a verification application exists, and then null', async () => {
    const all = bench(withInvite)
    await all.start()
    expect(all.payouts.state.get()).toMatchObject({ invite: 'token-1', acceptedInvite: null })
    expect(pendingInvite(all.payouts.state.get(), false)).toBe('token-1')
    await all.invites.tasks.acceptAtStart()
    expect(all.payouts.state.get()).toMatchObject({ invite: null, acceptedInvite: 'token-1' })
    expect(pendingInvite(all.payouts.state.get(), false)).toBe('token-1')
    expect(pendingInvite(all.payouts.state.get(), true)).toBeNull()
    const refused = bench({ ...withInvite, faults: { accept: offline } })
    await refused.start()
    await refused.invites.tasks.acceptAtStart()
    expect(refused.payouts.state.get()).toMatchObject({ invite: 'token-1', acceptedInvite: null })
  })

  it('RECV-069 if the user has no profile, an accepted invite adds its sender to the payout requests', async () => {
    const all = bench({ ...withInvite, payors: [], profiles: [], wallets: [], hasPayeeToken: false })
    await all.start()
    await all.invites.tasks.acceptAtStart()
    expect(names(all)).toEqual(['check', 'accept', 'markSeen', 'renew'])
    expect(listOf(all).requests.map(({ text }) => text)).toEqual(['Ferry Lines wants to send you a payment.'])
    expect(all.hasToken.get()).toBe(true)
  })

  const expired = 'Payouts invitation has expired. A new invite from the merchant account is required.'
  const mismatch =
    'Email on payout invite does not match the current account. Please logout and click the invite link again.'
  const other = "We're having trouble accepting this payouts invite, please contact support."

  it.each([
    [
      'ERR-077 ERR-082',
      { accept: rejected(200, 'Recipient payout invitation has expired') },
      { canAccept: true, reason: null },
      expired,
    ],
    [
      'ERR-078 ERR-082',
      { accept: rejected(200, 'Recipient email does not match user email') },
      { canAccept: true, reason: null },
      mismatch,
    ],
    ['ERR-079 ERR-080', { accept: offline }, { canAccept: true, reason: null }, other],
    ['ERR-079', { check: offline }, { canAccept: true, reason: null }, other],
    ['RECV-076 ERR-082', {}, { canAccept: false, reason: 'inviteExpired' }, expired],
    ['RECV-076 ERR-082', {}, { canAccept: false, reason: 'emailMismatch' }, mismatch],
    ['RECV-076', {}, { canAccept: false, reason: 'a new word' }, other],
  ])(
    '%s RECV-074 if an invite is not accepted, the address page opens with the token in the URL and shows the reason',
    async (_, faults, invite, text) => {
      const all = bench({ ...withInvite, faults, invite })
      await all.start()
      await all.invites.tasks.acceptAtStart()
      expect(all.wentTo).toEqual(['/settings/receiving-addresses?accept-invite-payload=token-1'])
      expect(all.payouts.state.get().invite).toBe('token-1')
      expect(listOf(all).inviteFailure).toBe(text)
      expect(names(all)).not.toContain('markSeen')
      expect(all.errors).toHaveLength(1)
    },
  )

  it('CALL-015 if an invite was not accepted at start-up, the user can retry on the page; the page sends a call of its own', async () => {
    const all = bench({ ...withInvite, faults: { accept: offline } })
    await all.start()
    await all.invites.tasks.acceptAtStart()
    all.provider.faults = {}
    all.calls.splice(0)
    all.invites.retry()
    expect(listOf(all).inviteFailure).toBeNull()
    await settle()
    expect(all.sent()[1]).toEqual(['accept', { payload: 'token-1', from: 'screen' }])
    expect(all.wentTo.at(-1)).toBe('/settings/receiving-addresses')
  })

  it('an invite counts as accepted even if a call after the acceptance fails; the failure is logged', async () => {
    for (const failing of ['markSeen', 'renew', 'payors', 'addPayor']) {
      const all = bench({ ...withInvite, faults: { [failing]: offline } })
      await all.start()
      await all.invites.tasks.acceptAtStart()
      expect([failing, all.wentTo, all.invites.view.get().failure, all.errors.length]).toEqual([
        failing,
        ['/settings/receiving-addresses'],
        null,
        1,
      ])
    }
  })

  it('without an invite, the start-up sends no calls and does not redirect', async () => {
    const all = bench()
    await all.invites.tasks.acceptAtStart()
    expect([all.calls, all.wentTo]).toEqual([[], []])
  })

  it('an invite causes no redirect if the user signs out before the acceptance ends', async () => {
    const all = bench(withInvite)
    await all.start()
    all.hold()
    const accepting = all.invites.tasks.acceptAtStart()
    await settle()
    all.stores.resetAll()
    await all.release()
    await accepting
    expect(all.wentTo).toEqual([])
  })
})
