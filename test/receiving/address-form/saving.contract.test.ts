import { makeAddAddress, makeStores, noPayouts, type PayoutsState } from '@paydeck/core'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { makeEditAddress } from '../../../core/receiving/address-form/use-cases/saving.ts'
import { answered } from '../../sandbox/clients.ts'
import { at } from '../../sandbox/running.ts'
import { ether, type Recipient, recipient } from '../recipient.ts'

const log = { warn: () => undefined, error: () => undefined }
/** Returns the ports of the app for this recipient, with the recipient's address book and payout profiles. */
const portsOf = ({ book, profiles }: Recipient) => {
  const stores = makeStores()
  return {
    stores,
    addressBook: book,
    payoutProfiles: profiles,
    log,
    askProof: () => async () => false,
    payouts: { state: stores.make<PayoutsState>({ ...noPayouts, invite: null, acceptedInvite: null }) },
  }
}
const profilesIn = ({ directory }: Recipient) => answered(directory.profiles)

describe('save of an address', () => {
  it('RECV-081 RECV-085 a save validates the address, creates wallet and profile, and adds the payor to the profile', async () => {
    const user = await recipient()
    await user.client.control('DELETE', 'calls')
    const form = { currency: 'ETH', address: ether(7), label: 'Cold storage' }
    const save = makeAddAddress(portsOf(user))
    const payor = { id: user.payorIds[2] ?? '', name: 'Cobalt Research' }
    expect(E.isRight(await save({ form, payor, hasPayeeToken: true, before: [] })())).toBe(true)
    const calls = await user.calls()
    const profile = (await profilesIn(user)).at(-1)
    expect(calls.map((call) => [at(call, 'name'), at(call, 'token')])).toEqual([
      ['ValidateAddress', 'user'],
      ['CreateWallet', 'payee'],
      ['createPayoutProfile', 'payee'],
      ['AddPayorToProfile', 'payee'],
    ])
    expect(at(calls[2], 'input')).toMatchObject({ name: 'Cold storage', walletId: profile?.wallet?.id })
    expect(at(calls[3], 'input')).toMatchObject({ payorId: user.payorIds[2], profileId: profile?.id })
    expect(profile).toMatchObject({ name: 'Cold storage', payors: [{ name: 'Cobalt Research' }], wallet: form })
  })

  it('RECV-086 the save after a failed call uses the wallet that was already created, and creates only one profile', async () => {
    const user = await recipient()
    const form = { currency: 'ETH', address: ether(7), label: 'Cold storage' }
    const save = makeAddAddress(portsOf(user))({ form, payor: null, hasPayeeToken: true, before: [] })
    await user.client.control('POST', 'faults', {
      call: 'createPayoutProfile',
      kind: 'status',
      status: 503,
      times: 1,
    })
    expect(E.isLeft(await save())).toBe(true)
    const remaining = (await user.wallets()).filter(({ address }) => address === form.address)
    expect(remaining).toHaveLength(1)
    expect(E.isRight(await save())).toBe(true)
    expect((await profilesIn(user)).slice(2)).toMatchObject([
      { name: 'Cold storage', wallet: { id: remaining[0]?.id } },
    ])
    expect(await user.wallets()).toHaveLength(3)
  })

  it('RECV-082 RECV-087 a save updates wallet and profile if the nickname has changed', async () => {
    const user = await recipient()
    const [profile] = await profilesIn(user)
    const { id: walletId = '', ...before } = profile?.wallet ?? { currency: '', address: '', label: '' }
    await user.client.control('DELETE', 'calls')
    const save = makeEditAddress(portsOf(user))
    const change = {
      profileId: profile?.id ?? '',
      walletId,
      before,
      nameBefore: 'Savings',
      hasPayeeToken: true,
      twoFactorCode: null,
    }
    expect(await save({ ...change, after: { ...before, label: 'Rainy days' } })()).toEqual(E.right(undefined))
    const calls = await user.calls()
    expect(calls.map((call) => at(call, 'name'))).toEqual(['UpdateWallet', 'UpdatePayoutProfile'])
    expect(at(calls[0], 'input')).toMatchObject({ updateAddress: false, updateLabel: true, label: 'Rainy days' })
    expect(at(calls[1], 'input')).toMatchObject({ includeName: true, includeWallet: false, name: 'Rainy days' })
    expect((await profilesIn(user))[0]).toMatchObject({
      name: 'Rainy days',
      wallet: { ...before, label: 'Rainy days' },
    })
  })
})
