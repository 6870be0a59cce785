import { makeAddAddress, makeStores, noPayouts, type PayoutsState } from '@paydeck/core'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { makeEditAddress } from '../../../core/receiving/address-form/use-cases/saving.ts'
import { answered } from '../../sandbox/clients.ts'
import { at } from '../../sandbox/running.ts'
import { ether, type Recipient, recipient } from '../recipient.ts'

const log = { warn: () => undefined, error: () => undefined }
/** What the app knows, and asks. */
const portsOf = ({ book, profiles }: Recipient) => {
  const stores = makeStores()
  return {
    stores,
    book,
    profiles,
    log,
    askProof: () => async () => false,
    payouts: { state: stores.make<PayoutsState>({ ...noPayouts, invite: null, acceptedInvite: null }) },
  }
}
const profilesIn = ({ directory }: Recipient) => answered(directory.profiles)

describe('saving an address', () => {
  it('RECV-081 RECV-085 validates it, makes wallet and profile, and adds the payor that it was opened for', async () => {
    const somebody = await recipient()
    await somebody.client.control('DELETE', 'calls')
    const form = { currency: 'ETH', address: ether(7), label: 'Cold storage' }
    const save = makeAddAddress(portsOf(somebody))
    const payor = { id: somebody.payorIds[2] ?? '', name: 'Cobalt Research' }
    expect(E.isRight(await save({ form, payor, hasPayeeToken: true, before: [] })())).toBe(true)
    const calls = await somebody.calls()
    const profile = (await profilesIn(somebody)).at(-1)
    expect(calls.map((call) => [at(call, 'name'), at(call, 'token')])).toEqual([
      ['ValidateAddress', 'user'],
      ['CreateWallet', 'payee'],
      ['createPayoutProfile', 'payee'],
      ['AddPayorToProfile', 'payee'],
    ])
    expect(at(calls[2], 'input')).toMatchObject({ name: 'Cold storage', walletId: profile?.wallet?.id })
    expect(at(calls[3], 'input')).toMatchObject({ payorId: somebody.payorIds[2], profileId: profile?.id })
    expect(profile).toMatchObject({ name: 'Cold storage', payors: [{ name: 'Cobalt Research' }], wallet: form })
  })

  it('RECV-086 takes up where it was interrupted: the same wallet, and one profile of it', async () => {
    const somebody = await recipient()
    const form = { currency: 'ETH', address: ether(7), label: 'Cold storage' }
    const save = makeAddAddress(portsOf(somebody))({ form, payor: null, hasPayeeToken: true, before: [] })
    await somebody.client.control('POST', 'faults', {
      call: 'createPayoutProfile',
      kind: 'status',
      status: 503,
      times: 1,
    })
    expect(E.isLeft(await save())).toBe(true)
    const left = (await somebody.wallets()).filter(({ address }) => address === form.address)
    expect(left).toHaveLength(1)
    expect(E.isRight(await save())).toBe(true)
    expect((await profilesIn(somebody)).slice(2)).toMatchObject([{ name: 'Cold storage', wallet: { id: left[0]?.id } }])
    expect(await somebody.wallets()).toHaveLength(3)
  })

  it('RECV-082 RECV-087 changes wallet and profile where the nickname changed', async () => {
    const somebody = await recipient()
    const [profile] = await profilesIn(somebody)
    const { id: walletId = '', ...before } = profile?.wallet ?? { currency: '', address: '', label: '' }
    await somebody.client.control('DELETE', 'calls')
    const save = makeEditAddress(portsOf(somebody))
    const change = {
      profileId: profile?.id ?? '',
      walletId,
      before,
      nameBefore: 'Savings',
      hasPayeeToken: true,
      twoFactorCode: null,
    }
    expect(await save({ ...change, after: { ...before, label: 'Rainy days' } })()).toEqual(E.right(undefined))
    const calls = await somebody.calls()
    expect(calls.map((call) => at(call, 'name'))).toEqual(['UpdateWallet', 'UpdatePayoutProfile'])
    expect(at(calls[0], 'input')).toMatchObject({ updateAddress: false, updateLabel: true, label: 'Rainy days' })
    expect(at(calls[1], 'input')).toMatchObject({ includeName: true, includeWallet: false, name: 'Rainy days' })
    expect((await profilesIn(somebody))[0]).toMatchObject({
      name: 'Rainy days',
      wallet: { ...before, label: 'Rainy days' },
    })
  })
})
